#include "stream.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t stream_digest(uint64_t digest, uint64_t sequence) {
  return (digest + sequence + 1) * 0x9E3779B97F4A7C15u;
}

static bool begins(const struct line *line, const char *prefix) {
  return strncmp(line->text, prefix, strlen(prefix)) == 0;
}

// Returns true when the byte ends the line, whose text then excludes the line end.
static bool line_take(struct line *line, char byte) {
  if (byte == '\n') {
    line->text[line->length] = 0;
    line->length = 0;
    return true;
  }
  if (byte != '\r' && line->length < sizeof line->text - 1) line->text[line->length++] = byte;
  return false;
}

static void frame_line(struct stream *stream) {
  switch (stream->place) {
  case HEAD:
    if (begins(&stream->frame, "HTTP/") && !strstr(stream->frame.text, " 200"))
      stream->broken = true;
    if (stream->frame.text[0] == 0) stream->place = SIZE;
    break;
  case SIZE:
    stream->left = strtoul(stream->frame.text, NULL, 16);
    stream->place = DATA;
    if (stream->left == 0) stream->broken = true;
    break;
  default: stream->place = SIZE;
  }
}

// An event's `id: epoch.sequence` precedes its name; hello has an id too.
static size_t event_line(struct stream *stream) {
  const struct line *line = &stream->event;
  if (begins(line, "event: hello")) stream->greeted = true;
  if (begins(line, "event: gap") || begins(line, "event: reset") || begins(line, "event: bye"))
    stream->broken = true;
  if (begins(line, "id: ")) snprintf(stream->last, sizeof stream->last, "%.39s", line->text + 4);
  const char *dot = begins(line, "event: UIWindowDid") ? strchr(stream->last, '.') : NULL;
  if (!dot) return 0;
  stream->seen += 1;
  stream->digest = stream_digest(stream->digest, strtoull(dot + 1, NULL, 10));
  return 1;
}

void stream_begin(struct stream *stream, int descriptor) {
  stream->descriptor = descriptor;
  stream->greeted = stream->broken = false;
  stream->place = HEAD;
  stream->frame.length = stream->event.length = 0;
}

size_t stream_take(struct stream *stream, const char *bytes, size_t count) {
  size_t events = 0;
  for (size_t index = 0; index < count && !stream->broken; index += 1) {
    if (stream->place != DATA) {
      if (line_take(&stream->frame, bytes[index])) frame_line(stream);
      continue;
    }
    if (line_take(&stream->event, bytes[index])) events += event_line(stream);
    stream->left -= 1;
    if (stream->left == 0) stream->place = END;
  }
  return events;
}
