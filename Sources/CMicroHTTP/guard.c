// Refuses ambiguous requests, by which one request can be smuggled inside another: the library
// accepts two lengths, lists of lengths, two hosts and names of any characters.
//
// 0.9.75 also accepts bare line feeds, folded lines, NULs, and a length beside a coding. It parses in
// place and leaves two zeros in place of a line's CR and LF, so the distance from a value's end to the
// next name identifies a clean line. 1.0.1 itself refuses those, as the loop configures it, and lays out a
// head differently. Neither is guaranteed; so `cmh_guard_holds` tests both before the server listens.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// This holds on x86-64 and 64-bit ARM, and nothing else here depends on the processor.
_Static_assert(sizeof(size_t) == 8, "a length of eighteen digits must fit a size_t");
_Static_assert(sizeof(void *) == 8, "CMH_NOTE was measured where pointers have 64 bits");

/// The characters of a token (RFC 9110 §5.6.2).
static const bool token[256] = {
    ['!'] = true, ['#' ... '\''] = true, ['*'] = true, ['+'] = true, ['-'] = true,
    ['.'] = true, ['0' ... '9'] = true,  ['A' ... 'Z'] = true,       ['^' ... 'z'] = true,
    ['|'] = true, ['~'] = true,
};

static bool is_token(const char *text, size_t length) {
  bool good = length > 0;
  for (size_t i = 0; i < length; i++) good &= token[(unsigned char)text[i]];
  return good;
}

/// Whether a field's value holds no control character but tabs.
static bool is_plain(const char *text, size_t length) {
  unsigned char bad = 0;
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    bad |= ((c < 0x20) & (c != '\t')) | (c == 0x7F);
  }
  return !bad;
}

static bool is(const char *text, size_t length, const char *lower, size_t lower_length) {
  return length == lower_length && strncasecmp(text, lower, length) == 0;
}
#define IS(text, length, literal) is(text, length, literal, sizeof literal - 1)

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

cmh_refusal cmh_guard_target(const char *method, const char *target, size_t length) {
  if (length == 1 && target[0] == '*' && strcmp(method, "OPTIONS") == 0) return CMH_REFUSAL_NONE;
  if (length == 0 || target[0] != '/') return CMH_REFUSAL_TARGET;
  unsigned char bad = 0;
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)target[i];
    // Clients never send a fragment, and a proxy that removes it sees another path.
    bad |= (c <= ' ') | (c == 0x7F) | (c == '#');
  }
  return bad ? CMH_REFUSAL_TARGET : CMH_REFUSAL_NONE;
}

typedef struct scan {
  const cmh_server *server;
  cmh_intake *intake;
  /// Where the next line must begin; only if the library is not strict.
  const char *next;
  bool clean, coding_known;
  unsigned fields, hosts, lengths, codings;
  bool length_good;
  bool out_of_memory;
} scan;

static void take_length(scan *scan, const char *value, size_t length) {
  scan->lengths++;
  size_t number = 0;
  // Eighteen digits always fit.
  bool good = length > 0 && length <= 18;
  for (size_t i = 0; i < length && good; i++) {
    good = value[i] >= '0' && value[i] <= '9';
    number = number * 10 + (size_t)(value[i] - '0');
  }
  scan->length_good = good;
  scan->intake->content_length = good ? number : 0;
}

static void take_wanted(scan *scan, size_t index, const char *value, size_t length) {
  cmh_text *field = &scan->intake->fields[index];
  if (!field->bytes) {
    *field = (cmh_text){value, length};
    return;
  }
  char *joined = malloc(field->length + 2 + length);
  if (!joined) {
    scan->out_of_memory = true;
    return;
  }
  memcpy(joined, field->bytes, field->length);
  memcpy(joined + field->length, ", ", 2);
  memcpy(joined + field->length + 2, value, length);
  free(scan->intake->joined[index]);
  scan->intake->joined[index] = joined;
  *field = (cmh_text){joined, field->length + 2 + length};
}

/// Whether a line begins where the last one ended and has only blanks before its value.
static bool follows(const scan *scan, const char *name, size_t name_length, const char *value) {
  bool good = name == scan->next && value > name + name_length && name[name_length] == 0;
  if (!good) return false;
  for (const char *gap = name + name_length + 1; gap < value; gap++) good &= is_blank(*gap);
  return good;
}

static enum MHD_Result take_field(void *context, enum MHD_ValueKind kind, const char *name,
                                  size_t name_length, const char *value, size_t value_length) {
  (void)kind;
  scan *scan = context;
  // `&&` stops at the first failure, so nothing is read outside the lines found clean so far.
  scan->clean = scan->clean && value && is_token(name, name_length) &&
                (scan->server->is_strict || follows(scan, name, name_length, value)) &&
                is_plain(value, value_length);
  if (!scan->clean) return MHD_NO;
  scan->next = value + value_length + 2;
  scan->fields++;

  while (value_length > 0 && is_blank(value[value_length - 1])) value_length--;
  if (IS(name, name_length, "host")) {
    scan->hosts++;
  } else if (IS(name, name_length, "content-length")) {
    take_length(scan, value, value_length);
  } else if (IS(name, name_length, "transfer-encoding")) {
    scan->codings++;
    scan->coding_known = IS(value, value_length, "chunked");
  }
  const cmh_server *server = scan->server;
  for (size_t i = 0; i < server->configuration.field_count; i++)
    if (is(name, name_length, server->fields[i], server->field_lengths[i]))
      take_wanted(scan, i, value, value_length);
  return MHD_YES;
}

/// The number of arguments that the library will find in a target.
size_t cmh_guard_arguments(const char *target, size_t length) {
  const char *query = memchr(target, '?', length), *end = target + length;
  if (!query) return 0;
  size_t count = 1;
  for (const char *c = query; c < end; c++) count += *c == '&';
  return count;
}

/// Whether the parts of the request line are separated by single spaces and end cleanly.
static bool is_tight(const cmh_intake *intake, const char *method, const char *version) {
  return method + strlen(method) + 1 == intake->target_place &&
         intake->target_place + intake->target_length + 1 == version;
}

/// Checks the head, and finds the body's length and the wanted fields.
cmh_refusal cmh_guard_head(cmh_exchange *exchange, const char *method, const char *version) {
  const cmh_server *server = exchange->loop->server;
  cmh_intake *intake = exchange->intake;
  scan scan = {.server = server, .intake = intake, .next = version + 10, .clean = true};
  intake->content_length = 0;
  if (!is_token(method, strlen(method)) || strncmp(version, "HTTP/1.", 7) != 0 ||
      strlen(version) != 8 || !(server->is_strict || is_tight(intake, method, version)))
    return CMH_REFUSAL_HEAD;
  MHD_get_connection_values_n(exchange->connection, MHD_HEADER_KIND, take_field, &scan);
  const union MHD_ConnectionInfo *size =
      MHD_get_connection_info(exchange->connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  if (!scan.clean || !size) return CMH_REFUSAL_HEAD;
  // Two more for the empty line: a fold or a bare line feed at the end shows here.
  if (!server->is_strict && scan.next + 2 != method + size->header_size) return CMH_REFUSAL_HEAD;

  bool old = exchange->old = version[7] == '0';
  if (scan.codings > 0 && (scan.lengths > 0 || scan.codings > 1 || old)) return CMH_REFUSAL_FRAMING;
  if (scan.lengths > 1 || (scan.lengths == 1 && !scan.length_good)) return CMH_REFUSAL_LENGTH;
  if (scan.codings > 0) return scan.coding_known ? CMH_REFUSAL_CHUNKED : CMH_REFUSAL_CODING;
  if (scan.hosts > 1 || (scan.hosts == 0 && !old)) return CMH_REFUSAL_HOST;
  const cmh_configuration *limits = &server->configuration;
  size_t notes = scan.fields + intake->arguments;
  if (scan.out_of_memory || size->header_size + notes * CMH_NOTE > limits->head_limit)
    return CMH_REFUSAL_HEAD_TOO_LARGE;
  if (intake->content_length > limits->body_limit) return CMH_REFUSAL_BODY_TOO_LARGE;
  return CMH_REFUSAL_NONE;
}
