// Opens server-sent event streams on this machine and holds them; on request moves the key window
// and times each event's way from the command to every stream.
//
//   streams PORT SESSION COUNT    prints `open COUNT` once each stream has its greeting, then does
//                                 the `move N` lines of its input and ends with it
#define _GNU_SOURCE  // strcasestr
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "stream.h"

// A server may limit the connections of one address; the loopback network has plenty.
enum { STREAMS_PER_ADDRESS = 100, PATIENCE = 5000000 /* µs */ };

static unsigned port;
static const char *session;
static struct stream *streams;
static size_t stream_count;
static int ready;    // An epoll of every stream and of the connection that sends commands.
static int command;  // That connection; its reply gathers below.
static char reply[16384];
static size_t reply_length;
static uint64_t expected_seen, expected_digest;
static uint32_t *delays;  // In microseconds, one for each event and stream.
static size_t delay_count, delay_room;

static void fail(const char *what) {
  fprintf(stderr, "streams: %s: %s\n", what, errno ? strerror(errno) : "not as agreed");
  exit(1);
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static int dial(size_t number, void *context) {
  struct sockaddr_in from = {
      .sin_family = AF_INET,
      .sin_addr.s_addr = htonl(INADDR_LOOPBACK + (uint32_t)(number / STREAMS_PER_ADDRESS)),
  };
  struct sockaddr_in to = {
      .sin_family = AF_INET,
      .sin_port = htons((uint16_t)port),
      .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
  };
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0 || bind(descriptor, (struct sockaddr *)&from, sizeof from)) fail("socket");
  if (connect(descriptor, (struct sockaddr *)&to, sizeof to)) fail("connect");
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  struct epoll_event interest = {.events = EPOLLIN, .data.ptr = context};
  if (epoll_ctl(ready, EPOLL_CTL_ADD, descriptor, &interest)) fail("epoll_ctl");
  return descriptor;
}

static void send_text(int descriptor, const char *text, int length) {
  if (send(descriptor, text, (size_t)length, MSG_NOSIGNAL) != length) fail("send");
}

static void open_streams(void) {
  char request[256];
  int length = snprintf(request, sizeof request,
                        "GET /sessions/%s/events HTTP/1.1\r\nHost: 127.0.0.1:%u\r\n"
                        "Accept: text/event-stream\r\n\r\n",
                        session, port);
  for (size_t index = 0; index < stream_count; index += 1) {
    streams[index].descriptor = dial(index, &streams[index]);
    send_text(streams[index].descriptor, request, length);
  }
}

// The window notifications among a reply's events are what every stream must get.
static void expect_events(const char *events) {
  while ((events = strstr(events, "{\"seq\":"))) {
    char *rest;
    uint64_t sequence = strtoull(events + 7, &rest, 10);
    if (strncmp(rest, ",\"name\":\"UIWindowDid", 20) == 0) {
      expected_seen += 1;
      expected_digest = stream_digest(expected_digest, sequence);
    }
    events = rest;
  }
}

// Answers true once the reply to the command is whole.
static bool read_reply(void) {
  ssize_t count = recv(command, reply + reply_length, sizeof reply - 1 - reply_length, 0);
  if (count <= 0) fail("command");
  reply_length += (size_t)count;
  reply[reply_length] = 0;
  const char *body = strstr(reply, "\r\n\r\n");
  const char *length = strcasestr(reply, "\r\nContent-Length:");
  if (!body || !length || reply + reply_length < body + 4 + strtoul(length + 17, NULL, 10))
    return false;
  errno = 0;
  if (!strstr(reply, " 200 ")) fail("command");
  expect_events(body);
  reply_length = 0;
  return true;
}

// Reads what has come and notes for each event how long after `since` it came; answers true when
// the reply to the command was in it.
static bool read_some(uint64_t since) {
  struct epoll_event events[512];
  bool replied = false;
  int count = epoll_wait(ready, events, 512, 100);
  for (int index = 0; index < count; index += 1) {
    struct stream *stream = events[index].data.ptr;
    if (!stream) {
      replied = read_reply();
      continue;
    }
    char bytes[8192];
    ssize_t length = recv(stream->descriptor, bytes, sizeof bytes, 0);
    if (length <= 0) {
      stream->broken = true;
      epoll_ctl(ready, EPOLL_CTL_DEL, stream->descriptor, NULL);
      continue;
    }
    uint32_t delay = (uint32_t)(now() - since);
    for (size_t some = stream_take(stream, bytes, (size_t)length); some > 0; some -= 1)
      if (delay_count < delay_room) delays[delay_count++] = delay;
  }
  return replied;
}

static size_t greeted(void) {
  size_t count = 0;
  for (size_t index = 0; index < stream_count; index += 1)
    count += streams[index].greeted && !streams[index].broken;
  return count;
}

static size_t complete(void) {
  size_t count = 0;
  for (size_t index = 0; index < stream_count; index += 1)
    count += !streams[index].broken && streams[index].seen == expected_seen &&
             streams[index].digest == expected_digest;
  return count;
}

static int by_value(const void *one, const void *other) {
  uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
  return (a > b) - (a < b);
}

// One command at a time: the next is sent when every stream has the last one's events.
static void move_key(unsigned moves) {
  static unsigned window;
  // Only now, because a connection that stays silent is cut.
  if (!command) command = dial(stream_count, NULL);
  uint64_t seen_before = expected_seen;
  delay_room = (size_t)moves * stream_count * 4;
  delays = realloc(delays, delay_room * sizeof *delays);
  if (!delays) fail("memory");
  delay_count = 0;
  for (unsigned move = 0; move < moves; move += 1) {
    char request[256];
    int length = snprintf(request, sizeof request,
                          "POST /sessions/%s/windows/window%u/makeKeyAndVisible HTTP/1.1\r\n"
                          "Host: 127.0.0.1:%u\r\nContent-Length: 0\r\n\r\n",
                          session, 1 + window++ % 2, port);
    uint64_t since = now();
    send_text(command, request, length);
    bool replied = false;
    while (now() - since < PATIENCE && !(replied && complete() == stream_count))
      replied |= read_some(since);
    if (!replied || complete() < stream_count) break;
  }
  qsort(delays, delay_count, sizeof *delays, by_value);
  printf("moved events=%llu complete=%zu p50=%u p99=%u\n",
         (unsigned long long)(expected_seen - seen_before), complete(),
         delay_count ? delays[delay_count / 2] : 0,
         delay_count ? delays[delay_count * 99 / 100] : 0);
}

int main(int count, char **arguments) {
  if (count != 4) return fprintf(stderr, "usage: streams PORT SESSION COUNT\n"), 2;
  port = (unsigned)strtoul(arguments[1], NULL, 10);
  session = arguments[2];
  stream_count = strtoul(arguments[3], NULL, 10);
  streams = calloc(stream_count, sizeof *streams);
  ready = epoll_create1(0);
  if (!streams || ready < 0) fail("start");
  setvbuf(stdout, NULL, _IOLBF, 0);

  open_streams();
  for (uint64_t since = now(); greeted() < stream_count && now() - since < PATIENCE;)
    read_some(since);
  printf("open %zu\n", greeted());
  for (unsigned moves; scanf(" move %u", &moves) == 1;) move_key(moves);
  return 0;
}
