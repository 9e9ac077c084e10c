// The ceiling: the cost of libmicrohttpd itself for the two measured requests, without routing, model or JSON.
// `raw-c GET-BODY POST-BODY [--port N]` replies with the bytes of the two files, and prints its port.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// A reply's body, read from a file when the server starts.
typedef struct {
  char bytes[4096];
  size_t length;
} body;

static body window, moved;

static volatile sig_atomic_t stopped;

static void stop(int signal) {
  (void)signal;
  stopped = 1;
}

// Makes a new head for each reply, as any server with changing ETags must; the body is sent without copying.
static enum MHD_Result reply(struct MHD_Connection *connection, body *json) {
  struct MHD_Response *response =
      MHD_create_response_from_buffer(json->length, json->bytes, MHD_RESPMEM_PERSISTENT);
  if (!response) return MHD_NO;
  MHD_add_response_header(response, "Content-Type", "application/json");
  MHD_add_response_header(response, "ETag", "\"7\"");
  enum MHD_Result queued = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return queued;
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *bytes,
                              size_t *length, void **request) {
  (void)context, (void)url, (void)version, (void)bytes;
  static int begun;
  if (!*request) {  // The head is complete; a body, if any, comes with the next calls.
    *request = &begun;
    return MHD_YES;
  }
  if (*length > 0) {
    *length = 0;
    return MHD_YES;
  }
  return reply(connection, method[0] == 'P' ? &moved : &window);
}

static int read_body(body *body, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  body->length = fread(body->bytes, 1, sizeof body->bytes, file);
  fclose(file);
  return body->length > 0;
}

int main(int count, char **arguments) {
  if (count < 3 || !read_body(&window, arguments[1]) || !read_body(&moved, arguments[2]))
    return fprintf(stderr, "usage: raw-c GET-BODY POST-BODY [--port N]\n"), 2;
  unsigned long port = 0;
  if (count == 5 && strcmp(arguments[3], "--port") == 0) port = strtoul(arguments[4], NULL, 10);
  signal(SIGTERM, stop);
  signal(SIGINT, stop);
  signal(SIGPIPE, SIG_IGN);

  struct sockaddr_in address = {
      .sin_family = AF_INET,
      .sin_port = htons((unsigned short)port),
      .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
  };
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL, 0, NULL, NULL, answer, NULL, MHD_OPTION_SOCK_ADDR, &address,
      MHD_OPTION_CONNECTION_LIMIT, 16384u, MHD_OPTION_LISTEN_BACKLOG_SIZE, 4096u,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)8192, MHD_OPTION_END);
  if (!daemon) return perror("raw-c"), 1;
  printf("http://127.0.0.1:%u\n",
         (unsigned)MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);

  // Its own event loop, because the library's stalls at multiples of 128 ready connections.
  struct pollfd ready = {
      .fd = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd, .events = POLLIN};
  while (!stopped) {
    MHD_UNSIGNED_LONG_LONG timeout;
    int wait = MHD_get_timeout(daemon, &timeout) == MHD_YES ? (int)timeout : -1;
    poll(&ready, 1, wait);
    MHD_run(daemon);
  }
  MHD_stop_daemon(daemon);
  return 0;
}
