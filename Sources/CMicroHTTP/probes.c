// Tests the guard with this process's library before the server listens, on heads that must pass
// and on heads that must be refused.
#include "bridge.h"

#include <microhttpd.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef struct probe {
  bool good;
  const char *bytes;
  size_t length;
} probe;
#define GOOD(text) {true, text, sizeof text - 1}
#define BAD(text) {false, text, sizeof text - 1}
#define LINE "POST /a%2Fb?c=d HTTP/1.1\r\n"
#define HOST LINE "Host: h\r\n"
#define INNER "GET /inner HTTP/1.1\r\nHost: h\r\n\r\n"

static const probe probes[] = {
    GOOD(HOST "\r\n"),
    GOOD(HOST "Accept:\t */* \r\nEmpty:\r\nContent-Length: 2\r\n\r\nab"),
    GOOD("GET / HTTP/1.0\r\n\r\n"),
    BAD(LINE "\r\n"),
    BAD(HOST "Host: i\r\n\r\n"),
    BAD(HOST "Content-Length: 0\r\nContent-Length: 34\r\n\r\n" INNER),
    BAD(HOST "Content-Length: 0, 0\r\n\r\n" INNER),
    BAD(HOST "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" INNER),
    BAD(HOST "Content-Length : 34\r\n\r\n" INNER),
    BAD(HOST "A: b\nContent-Length: 34\r\n\r\n" INNER),
    BAD(HOST "A: b\n\r\n" INNER),
    BAD(HOST "A: b\r\n\n" INNER),
    BAD("POST / HTTP/1.1\nHost: h\r\n\r\n" INNER),
    BAD(HOST "A: b\0c\r\nContent-Length: 0\r\n\r\n" INNER),
    BAD(HOST "A: b\0\r\n\r\n" INNER),
    BAD(HOST "A: b\rc\r\n\r\n" INNER),
    BAD(HOST "Transfer-: chunked\r\n Encoding\r\n\r\n0\r\n\r\n" INNER),
    BAD(HOST "A: b\r\n c\r\nD: e\r\n\r\n" INNER),
    BAD(HOST "A: b\r\n \r\n\r\n" INNER),
    BAD(HOST "A: b\r\n\tContent-Length: 34\r\n\r\n" INNER),
    BAD(HOST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" INNER),
    BAD(HOST "Transfer-Encoding: x\r\n\r\n" INNER),
    BAD("GET /a\0b HTTP/1.1\r\nHost: h\r\n\r\n" INNER),
    BAD("GET /a b HTTP/1.1\r\nHost: h\r\n\r\n" INNER),
};

static void probe_respond(void *context, const cmh_request *request, cmh_exchange *exchange) {
  (void)context;
  cmh_reply_constant(exchange, request->refusal == CMH_REFUSAL_NONE ? 200 : 400, NULL, 0);
}

static bool passes(cmh_loop *loop, const probe *probe) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, pair) != 0) return false;
  struct sockaddr peer = {.sa_family = AF_UNIX};
  bool right = MHD_add_connection(loop->daemon, pair[0], &peer, sizeof peer) == MHD_YES &&
               write(pair[1], probe->bytes, probe->length) == (ssize_t)probe->length;
  char reply[2048] = "";
  size_t length = 0;
  bool closed = false;
  for (int turn = 0; turn < 8 && right && !closed; turn++) {
    cmh_loop_turn(loop);
    ssize_t count = read(pair[1], reply + length, sizeof reply - 1 - length);
    if (count > 0) length += (size_t)count;
    closed = count == 0 || (probe->good && length > 0);
  }
  reply[length] = 0;
  // The connection of a refused head closes, perhaps without a reply, and its inner request gets none.
  bool accepted = strstr(reply, "HTTP/1.1 200") || strstr(reply, "HTTP/1.0 200");
  right = right && closed && accepted == probe->good;
  close(pair[1]);
  for (int turn = 0; turn < 8 && loop->deadlines.count > 0; turn++) cmh_loop_turn(loop);
  return right;
}

/// Whether the library in this process treats each probe as the guard expects.
bool cmh_guard_holds(const cmh_configuration *configuration) {
  cmh_configuration own = *configuration;
  own.respond = probe_respond;
  own.connections = own.connections_per_address = 16;
  own.head_limit = 8192;
  own.target_limit = own.body_limit = 1024;
  own.log = NULL;
  own.certificate = NULL;
  cmh_server *server = cmh_server_create(&own, 1);
  if (!server) return false;
  cmh_loop *loop = &server->loops[0];
  bool holds = (loop->daemon = cmh_daemon_start(loop, -1)) != NULL;
  for (size_t i = 0; i < sizeof probes / sizeof *probes && holds; i++)
    holds = passes(loop, &probes[i]);
  if (loop->daemon) MHD_stop_daemon(loop->daemon);
  loop->daemon = NULL;
  cmh_server_release(server);
  return holds;
}
