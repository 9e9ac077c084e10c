// Opens server-sent event streams on this machine and keeps them open. On request, it moves the key
// window and measures each event's delay from the command to every stream, or disconnects and reconnects.
//
//   streams PORT[,PORT]... SESSION COUNT    prints `open COUNT TIME` once each stream is greeted, then
//                                 carries out its input lines until the input ends:
//   move N     N commands, one at a time
//   leave N    the last N streams disconnect abruptly
//   return N   all disconnect, the key moves N times, and all reconnect at once to catch up
//   cycle N    N streams connect, are greeted and disconnect
//
// Times are in microseconds.
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

// A server may limit the connections per address; the loopback network has many addresses.
enum { STREAMS_PER_ADDRESS = 100, PATIENCE = 20000000 /* µs */, AT_ONCE = 2000, MOST_PORTS = 8 };

// The nodes of the service, which get the streams in turn; the first one gets the commands.
static unsigned ports[MOST_PORTS];
static size_t port_count;
static const char *session;
static struct stream *streams;
static size_t stream_count;
static int ready;    // An epoll of every stream and of the connection that sends commands.
static int command;  // That connection; its reply is collected below.
static char reply[16384];
static size_t reply_length;
static uint64_t expected_seen, expected_digest;
static uint32_t *delays;  // In microseconds, one for each event and stream.
static size_t delay_count, delay_room;
// The number of greeted streams, and of streams that have received all events; updated with each read, since
// counting 10,000 streams each time would dominate.
static size_t greeted, abreast;

static void fail(const char *what) {
  fprintf(stderr, "streams: %s: %s\n", what, errno ? strerror(errno) : "not as agreed");
  exit(1);
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static unsigned port_of(size_t number) { return ports[number % port_count]; }

static int dial(size_t number, unsigned port, void *context) {
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

static void open_stream(size_t index) {
  struct stream *stream = &streams[index];
  char request[320], last[80] = "";
  if (stream->last[0]) snprintf(last, sizeof last, "Last-Event-ID: %s\r\n", stream->last);
  int length = snprintf(request, sizeof request,
                        "GET /sessions/%s/events HTTP/1.1\r\nHost: 127.0.0.1:%u\r\n%s"
                        "Accept: text/event-stream\r\n\r\n",
                        session, port_of(index), last);
  stream_begin(stream, dial(index, port_of(index), stream));
  send_text(stream->descriptor, request, length);
}

// Closes a stream abruptly: unread data makes the close a reset, as a broken network would.
static void close_stream(struct stream *stream) {
  if (stream->descriptor < 0) return;
  greeted -= stream->greeted && !stream->broken;
  abreast -= stream->seen == expected_seen;
  close(stream->descriptor);
  stream->descriptor = -1;
}

// Reads the expected events from a reply, with each event's fields in any order.
static void expect_events(const char *events) {
  uint64_t before = expected_seen;
  while ((events = strstr(events, "\"seq\":"))) {
    expected_seen += 1;
    expected_digest = stream_digest(expected_digest, strtoull(events + 6, NULL, 10));
    events += 6;
  }
  if (expected_seen == before) return;
  abreast = 0;
  for (size_t index = 0; index < stream_count; index += 1)
    abreast += streams[index].descriptor >= 0 && streams[index].seen == expected_seen;
}

// Returns true once the command's reply is complete.
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

static void read_stream(struct stream *stream, uint64_t since) {
  char bytes[8192];
  ssize_t length = recv(stream->descriptor, bytes, sizeof bytes, 0);
  if (length < 0 && errno == EAGAIN) return;
  bool was_greeted = stream->greeted && !stream->broken, was_abreast = stream->seen == expected_seen;
  size_t some = 0;
  if (length > 0) {
    some = stream_take(stream, bytes, (size_t)length);
  } else {
    stream->broken = true;
    epoll_ctl(ready, EPOLL_CTL_DEL, stream->descriptor, NULL);
  }
  greeted += (size_t)(stream->greeted && !stream->broken) - (size_t)was_greeted;
  abreast += (size_t)(stream->seen == expected_seen) - (size_t)was_abreast;
  uint32_t delay = (uint32_t)(now() - since);
  for (; some > 0; some -= 1)
    if (delay_count < delay_room) delays[delay_count++] = delay;
}

// Reads the available data and records each event's delay after `since`; returns true if it completed the
// command's reply.
static bool read_some(uint64_t since) {
  struct epoll_event events[512];
  bool replied = false;
  int count = epoll_wait(ready, events, 512, 100);
  for (int index = 0; index < count; index += 1) {
    struct stream *stream = events[index].data.ptr;
    if (stream)
      read_stream(stream, since);
    else
      replied = read_reply();
  }
  return replied;
}

// Opens streams, all at once as far as the backlog allows; returns the time until each was greeted.
static uint64_t open_streams(size_t from, size_t to) {
  uint64_t since = now();
  size_t before = greeted, opened = from;
  while (greeted < before + (to - from) && now() - since < PATIENCE) {
    for (; opened < to && opened - from < greeted - before + AT_ONCE; opened += 1)
      open_stream(opened);
    read_some(since);
  }
  return now() - since;
}

static size_t complete(void) {
  size_t count = 0;
  for (size_t index = 0; index < stream_count; index += 1)
    count += streams[index].descriptor >= 0 && !streams[index].broken &&
             streams[index].seen == expected_seen && streams[index].digest == expected_digest;
  return count;
}

static int by_value(const void *one, const void *other) {
  uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
  return (a > b) - (a < b);
}

// Sends one command at a time: the next follows when `present` streams have received the last one's events.
static void move_key(unsigned moves, size_t present) {
  static unsigned window;
  // Not earlier, because an idle connection is closed.
  if (!command) command = dial(stream_count, ports[0], NULL);
  delay_room = (size_t)moves * stream_count * 4;
  delays = realloc(delays, delay_room * sizeof *delays);
  if (!delays) fail("memory");
  delay_count = 0;
  for (unsigned move = 0; move < moves; move += 1) {
    char request[256];
    int length = snprintf(request, sizeof request,
                          "POST /sessions/%s/windows/window%u/makeKeyAndVisible HTTP/1.1\r\n"
                          "Host: 127.0.0.1:%u\r\nContent-Length: 0\r\n\r\n",
                          session, 1 + window++ % 2, ports[0]);
    uint64_t since = now();
    send_text(command, request, length);
    bool replied = false;
    while (now() - since < PATIENCE && !(replied && abreast == present))
      replied |= read_some(since);
    if (!replied || abreast < present) break;
  }
}

static void tell_delays(void) {
  qsort(delays, delay_count, sizeof *delays, by_value);
  printf("moved complete=%zu p50=%u p99=%u\n", complete(),
         delay_count ? delays[delay_count / 2] : 0,
         delay_count ? delays[delay_count * 99 / 100] : 0);
}

static void leave(size_t count) {
  for (size_t index = stream_count - count; index < stream_count; index += 1)
    close_stream(&streams[index]);
}

// Closes all streams, moves the key, and reconnects all at once to catch up.
static void storm(unsigned moves) {
  leave(stream_count);
  move_key(moves, 0);
  uint64_t took = open_streams(0, stream_count), since = now();
  while (abreast < stream_count && now() - since < PATIENCE) read_some(since);
  printf("returned complete=%zu greeted=%llu all=%llu\n", complete(), (unsigned long long)took,
         (unsigned long long)(took + now() - since));
}

// Existing streams stay; each new one takes the last one's place.
static void cycle(size_t count) {
  uint64_t since = now();
  size_t batch = stream_count < 100 ? stream_count : 100;
  for (size_t done = 0; done < count; done += batch) {
    leave(batch);
    for (size_t index = stream_count - batch; index < stream_count; index += 1)
      streams[index].last[0] = 0;
    open_streams(stream_count - batch, stream_count);
  }
  printf("cycled greeted=%zu took=%llu\n", greeted, (unsigned long long)(now() - since));
}

int main(int count, char **arguments) {
  if (count != 4) return fprintf(stderr, "usage: streams PORT[,PORT]... SESSION COUNT\n"), 2;
  for (char *next = arguments[1]; next && port_count < MOST_PORTS; next = strchr(next, ',')) {
    if (*next == ',') next += 1;
    ports[port_count++] = (unsigned)strtoul(next, NULL, 10);
  }
  session = arguments[2];
  stream_count = strtoul(arguments[3], NULL, 10);
  streams = calloc(stream_count, sizeof *streams);
  ready = epoll_create1(0);
  if (!streams || ready < 0) fail("start");
  setvbuf(stdout, NULL, _IOLBF, 0);
  for (size_t index = 0; index < stream_count; index += 1) streams[index].descriptor = -1;

  uint64_t took = open_streams(0, stream_count);
  printf("open %zu %llu\n", greeted, (unsigned long long)took);
  char what[16];
  for (unsigned number; scanf(" %15s %u", what, &number) == 2;) {
    if (strcmp(what, "move") == 0) {
      move_key(number, stream_count);
      tell_delays();
    } else if (strcmp(what, "leave") == 0) {
      leave(number);
      printf("left\n");
    } else if (strcmp(what, "return") == 0) {
      storm(number);
    } else if (strcmp(what, "cycle") == 0) {
      cycle(number);
    } else {
      fail(what);
    }
  }
  return 0;
}
