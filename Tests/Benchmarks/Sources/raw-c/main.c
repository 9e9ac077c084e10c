// The ceiling: what libmicrohttpd itself costs for the two measured requests, with no router, no
// model and no JSON made. `raw-c [--port N]` prints the port it listens on.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char window[] =
    "{\"id\":\"window1\",\"class\":\"UIWindow\","
    "\"frame\":{\"x\":20,\"y\":70,\"width\":200,\"height\":200},"
    "\"bounds\":{\"x\":0,\"y\":0,\"width\":200,\"height\":200},\"center\":{\"x\":120,\"y\":170},"
    "\"transform\":{\"a\":1,\"b\":0,\"c\":0,\"d\":1,\"tx\":0,\"ty\":0},"
    "\"alpha\":1,\"tag\":0,\"isHidden\":false,\"isKeyWindow\":true,\"canBecomeKey\":true,"
    "\"isOpaque\":true,\"isUserInteractionEnabled\":true,\"clipsToBounds\":false,"
    "\"windowLevel\":0,\"backgroundColor\":\"red\",\"screen\":\"main\","
    "\"rootViewController\":null,\"subviews\":[],\"superview\":null,\"layoutMargins\":"
    "{\"top\":8,\"left\":8,\"bottom\":8,\"right\":8},\"retainedBy\":[\"window1\"]}";

static const char moved[] =
    "{\"revision\":7,\"result\":{\"id\":\"window2\",\"isHidden\":false,\"isKeyWindow\":true,"
    "\"windowLevel\":0,\"frame\":{\"x\":20,\"y\":70,\"width\":200,\"height\":200}},\"events\":["
    "{\"seq\":9,\"name\":\"UIWindowDidResignKeyNotification\",\"object\":\"window1\","
    "\"rule\":\"windows-2.3\"},"
    "{\"seq\":10,\"name\":\"UIWindowDidBecomeKeyNotification\",\"object\":\"window2\","
    "\"rule\":\"windows-2.3\"}],\"diagnostics\":[]}";

static volatile sig_atomic_t stopped;

static void stop(int signal) {
  (void)signal;
  stopped = 1;
}

// The head is made anew for each reply, as any server must whose ETag changes; the body is sent
// from where it lies.
static enum MHD_Result reply(struct MHD_Connection *connection, const char *json, size_t length) {
  struct MHD_Response *response =
      MHD_create_response_from_buffer(length, (void *)json, MHD_RESPMEM_PERSISTENT);
  if (!response) return MHD_NO;
  MHD_add_response_header(response, "Content-Type", "application/json");
  MHD_add_response_header(response, "ETag", "\"7\"");
  enum MHD_Result queued = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return queued;
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *body,
                              size_t *length, void **request) {
  (void)context, (void)url, (void)version, (void)body;
  static int begun;
  if (!*request) {  // The head has come; a body, if any, comes with the next calls.
    *request = &begun;
    return MHD_YES;
  }
  if (*length > 0) {
    *length = 0;
    return MHD_YES;
  }
  return method[0] == 'P' ? reply(connection, moved, sizeof moved - 1)
                          : reply(connection, window, sizeof window - 1);
}

int main(int count, char **arguments) {
  unsigned long port = 0;
  if (count == 3 && strcmp(arguments[1], "--port") == 0) port = strtoul(arguments[2], NULL, 10);
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

  // A loop of our own, because the library's stalls at multiples of 128 ready connections.
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
