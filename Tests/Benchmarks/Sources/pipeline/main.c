// Sends one GET repeatedly on many connections, pipelined on each, with minimal work of its own: replies are
// counted by their bytes, since all replies to a path have the same length.
//
//     pipeline PORT CONNECTIONS DEPTH SECONDS PATH...
//
// Connection i requests path i modulo the number of paths. Prints the number of replies and its own processor time
// in microseconds.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { buffer_size = 1 << 18 };

struct connection {
  int fd;
  const char *requests;
  size_t request_length, reply_length;
  // The bytes of replies read, and the bytes of requests not yet written.
  size_t received, unsent;
};

static char buffer[buffer_size];

static void fail(const char *what) {
  fprintf(stderr, "pipeline: %s: %s\n", what, errno ? strerror(errno) : "unexpected");
  exit(1);
}

static int connect_to(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
  if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) != 0) fail("connect");
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return fd;
}

// Returns the length of one whole reply, which must be a success with a Content-Length.
static size_t measure(int port, const char *request) {
  int fd = connect_to(port);
  size_t length = strlen(request), count = 0;
  if (write(fd, request, length) != (ssize_t)length) fail("write");
  for (;;) {
    ssize_t got = read(fd, buffer + count, sizeof buffer - 1 - count);
    if (got <= 0) fail("read");
    count += (size_t)got;
    buffer[count] = 0;
    char *end = strstr(buffer, "\r\n\r\n");
    if (!end) continue;
    if (strncmp(buffer, "HTTP/1.1 200", 12) != 0) fail("no success");
    char *field = strcasestr(buffer, "\r\nContent-Length:");
    if (!field || field > end) fail("no Content-Length");
    size_t whole = (size_t)(end - buffer) + 4 + strtoul(field + 17, NULL, 10);
    if (count < whole) continue;
    close(fd);
    return whole;
  }
}

// Writes as many whole requests as replies were received.
static void ask(struct connection *connection) {
  while (connection->unsent > 0) {
    ssize_t sent = send(connection->fd, connection->requests, connection->unsent, MSG_NOSIGNAL);
    if (sent < 0) fail("send");
    if ((size_t)sent % connection->request_length != 0) fail("a request was sent in part");
    connection->unsent -= (size_t)sent;
  }
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 6) {
    fprintf(stderr, "usage: pipeline PORT CONNECTIONS DEPTH SECONDS PATH...\n");
    return 2;
  }
  int port = atoi(arguments[1]), connections = atoi(arguments[2]), depth = atoi(arguments[3]);
  double duration = atof(arguments[4]);
  int paths = count - 5;
  if (connections < 1 || connections > 1000 || depth < 1 || depth > 64) fail("a number is out of bounds");
  struct connection *all = calloc((size_t)connections, sizeof *all);
  int poll = epoll_create1(EPOLL_CLOEXEC);
  if (!all || poll < 0) fail("setting up");
  for (int index = 0; index < connections; index++) {
    struct connection *one = &all[index];
    char request[4096];
    int length = snprintf(
      request, sizeof request, "GET %s HTTP/1.1\r\nHost: localhost:%d\r\n\r\n",
      arguments[5 + index % paths], port);
    if (length < 0 || length >= (int)sizeof request) fail("the path is too long");
    char *requests = malloc((size_t)(length * depth + 1));
    if (!requests) fail("memory");
    for (int copy = 0; copy < depth; copy++) memcpy(requests + copy * length, request, (size_t)length);
    *one = (struct connection){
      .fd = connect_to(port), .requests = requests, .request_length = (size_t)length,
      .reply_length = measure(port, request), .unsent = (size_t)(length * depth)};
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = one};
    if (epoll_ctl(poll, EPOLL_CTL_ADD, one->fd, &event) != 0) fail("epoll");
  }
  double start = seconds(), end = start + duration;
  unsigned long long replies = 0;
  for (int index = 0; index < connections; index++) ask(&all[index]);
  while (seconds() < end) {
    struct epoll_event events[256];
    int ready = epoll_wait(poll, events, 256, 100);
    if (ready < 0 && errno != EINTR) fail("epoll_wait");
    for (int index = 0; index < ready; index++) {
      struct connection *one = events[index].data.ptr;
      ssize_t got = recv(one->fd, buffer, sizeof buffer, MSG_DONTWAIT);
      if (got < 0 && errno == EAGAIN) continue;
      if (got <= 0) fail("a connection ended");
      one->received += (size_t)got;
      size_t answered = one->received / one->reply_length;
      one->received %= one->reply_length;
      replies += answered;
      one->unsent += answered * one->request_length;
      ask(one);
    }
  }
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("%llu replies %.3f seconds %lld us\n", replies, seconds() - start,
    (long long)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 + usage.ru_utime.tv_usec +
      usage.ru_stime.tv_usec);
  return 0;
}
