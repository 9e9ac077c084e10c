// The floor for event streams: one thread, one epoll, no library. A GET opens a stream; a POST makes a window key,
// and its two events are formatted once and sent to each stream with one system call.
//
// epoll-c [--port N]    prints its address
#define _GNU_SOURCE  // accept4
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

struct connection {
  int descriptor;
  bool streams;
  size_t slot;  // Among the streams.
  // The received part of a request, and the data that a slow client has not read yet.
  char *request, *rest;
  size_t length, rest_length;
};

static int ready;
static struct connection **streams;
static size_t stream_count, stream_room;
static uint64_t sequence, revision;
static unsigned key_window = 1;

static void watch(struct connection *connection, int operation, uint32_t events) {
  struct epoll_event event = {.events = events, .data.ptr = connection};
  epoll_ctl(ready, operation, connection->descriptor, &event);
}

static void end(struct connection *connection) {
  if (connection->streams) {
    streams[connection->slot] = streams[--stream_count];
    streams[connection->slot]->slot = connection->slot;
  }
  close(connection->descriptor);
  free(connection->request);
  free(connection->rest);
  free(connection);
}

// Sends bytes; copies what the socket does not accept and sends it later. A fast client never needs the copy.
static void give(struct connection *connection, const char *bytes, size_t length) {
  ssize_t sent = 0;
  if (!connection->rest) sent = send(connection->descriptor, bytes, length, MSG_NOSIGNAL);
  if (sent < 0) sent = 0;
  if ((size_t)sent == length) return;
  size_t left = length - (size_t)sent;
  char *rest = realloc(connection->rest, connection->rest_length + left);
  if (!rest) exit(1);
  memcpy(rest + connection->rest_length, bytes + sent, left);
  connection->rest = rest;
  connection->rest_length += left;
  watch(connection, EPOLL_CTL_MOD, EPOLLIN | EPOLLOUT);
}

static void give_rest(struct connection *connection) {
  ssize_t sent =
      send(connection->descriptor, connection->rest, connection->rest_length, MSG_NOSIGNAL);
  if (sent <= 0) return;
  connection->rest_length -= (size_t)sent;
  memmove(connection->rest, connection->rest + sent, connection->rest_length);
  if (connection->rest_length > 0) return;
  free(connection->rest);
  connection->rest = NULL;
  watch(connection, EPOLL_CTL_MOD, EPOLLIN);
}

static void open_stream(struct connection *connection) {
  static const char hello[] =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      "Transfer-Encoding: chunked\r\n\r\n";
  char text[512], event[256];
  int length = snprintf(event, sizeof event,
                        "retry: 1000\nid: floor0.%llu.%llu\nevent: hello\n"
                        "data: {\"session\":\"bench\",\"seq\":%llu}\n\n",
                        (unsigned long long)sequence, (unsigned long long)revision,
                        (unsigned long long)sequence);
  length = snprintf(text, sizeof text, "%s%x\r\n%s\r\n", hello, (unsigned)length, event);
  give(connection, text, (size_t)length);
  if (stream_count == stream_room) {
    stream_room = stream_room ? stream_room * 2 : 1024;
    streams = realloc(streams, stream_room * sizeof *streams);
    if (!streams) exit(1);
  }
  connection->streams = true;
  connection->slot = stream_count;
  streams[stream_count++] = connection;
}

// The same bytes as fenestra's events.
static void move_key(struct connection *connection) {
  char json[2][256], events[1024], chunk[1100], reply[1024];
  const char *names[] = {"Resign", "Become"};
  int length = 0;
  revision += 1;
  for (int index = 0; index < 2; index += 1) {
    if (index == 1) key_window = 3 - key_window;
    sequence += 1;
    snprintf(json[index], sizeof json[index],
             "{\"seq\":%llu,\"name\":\"UIWindowDid%sKeyNotification\",\"object\":\"window%u\","
             "\"rule\":\"windows-2.3\"}",
             (unsigned long long)sequence, names[index], key_window);
    length += snprintf(events + length, sizeof events - (size_t)length,
                       "id: floor0.%llu\nevent: UIWindowDid%sKeyNotification\n"
                       "data: {\"seq\":%llu,\"revision\":%llu,\"name\":"
                       "\"UIWindowDid%sKeyNotification\",\"object\":\"window%u\",\"rule\":"
                       "\"windows-2.3\"}\n\n",
                       (unsigned long long)sequence, names[index], (unsigned long long)sequence,
                       (unsigned long long)revision, names[index], key_window);
  }
  length = snprintf(chunk, sizeof chunk, "%x\r\n%s\r\n", (unsigned)length, events);
  for (size_t index = stream_count; index-- > 0;) give(streams[index], chunk, (size_t)length);
  char body[600];
  int body_length = snprintf(body, sizeof body, "{\"events\":[%s,%s]}", json[0], json[1]);
  length = snprintf(reply, sizeof reply, "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s",
                    body_length, body);
  give(connection, reply, (size_t)length);
}

// Returns false if the connection has ended.
static bool take(struct connection *connection) {
  enum { ROOM = 2048 };
  if (!connection->request) connection->request = malloc(ROOM);
  if (!connection->request) return false;
  ssize_t count = recv(connection->descriptor, connection->request + connection->length,
                       ROOM - 1 - connection->length, 0);
  if (count <= 0) return false;
  connection->length += (size_t)count;
  connection->request[connection->length] = 0;
  if (!strstr(connection->request, "\r\n\r\n")) return connection->length < ROOM - 1;
  bool posts = strncmp(connection->request, "POST ", 5) == 0;
  connection->length = 0;
  free(connection->request);
  connection->request = NULL;
  if (posts) {
    move_key(connection);
  } else if (!connection->streams) {
    open_stream(connection);
  }
  return true;
}

static void greet(int listener) {
  for (int descriptor; (descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK)) >= 0;) {
    struct connection *connection = calloc(1, sizeof *connection);
    if (!connection) exit(1);
    connection->descriptor = descriptor;
    int yes = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    watch(connection, EPOLL_CTL_ADD, EPOLLIN);
  }
}

int main(int count, char **arguments) {
  unsigned port = 0;
  for (int index = 1; index + 1 < count; index += 1)
    if (strcmp(arguments[index], "--port") == 0) port = (unsigned)atoi(arguments[index + 1]);
  struct sockaddr_in address = {
      .sin_family = AF_INET,
      .sin_port = htons((uint16_t)port),
      .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
  };
  socklen_t size = sizeof address;
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), yes = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (bind(listener, (struct sockaddr *)&address, size) || listen(listener, 4096) ||
      getsockname(listener, (struct sockaddr *)&address, &size))
    return perror("epoll-c"), 1;
  signal(SIGPIPE, SIG_IGN);
  ready = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(ready, EPOLL_CTL_ADD, listener, &event);
  printf("http://127.0.0.1:%u\n", ntohs(address.sin_port));
  fflush(stdout);

  for (struct epoll_event events[512];;) {
    int some = epoll_wait(ready, events, 512, -1);
    for (int index = 0; index < some; index += 1) {
      struct connection *connection = events[index].data.ptr;
      if (!connection) {
        greet(listener);
        continue;
      }
      if ((events[index].events & EPOLLOUT) && connection->rest) give_rest(connection);
      if ((events[index].events & ~(uint32_t)EPOLLOUT) && !take(connection)) end(connection);
    }
  }
}
