// One loop per thread, each with its own listening socket on the same port.
#include "bridge.h"

#include <arpa/inet.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BACKLOG = 4096, OTHER_FILES = 128 };

/// An IPv4 or IPv6 address.
typedef union address {
  struct sockaddr any;
  struct sockaddr_in v4;
  struct sockaddr_in6 v6;
} address;

static bool parse(const char *host, uint16_t port, address *address, socklen_t *length) {
  *address = (union address){0};
  if (strcmp(host, "localhost") == 0) host = "127.0.0.1";
  if (inet_pton(AF_INET, host, &address->v4.sin_addr) == 1) {
    address->v4.sin_family = AF_INET;
    address->v4.sin_port = htons(port);
    *length = sizeof address->v4;
    return true;
  }
  if (inet_pton(AF_INET6, host, &address->v6.sin6_addr) == 1) {
    address->v6.sin6_family = AF_INET6;
    address->v6.sin6_port = htons(port);
    *length = sizeof address->v6;
    return true;
  }
  return false;
}

static bool fail(cmh_failure *failure, cmh_step step, int64_t error) {
  *failure = (cmh_failure){step, error};
  return false;
}

/// Opens a loop's socket and binds it; the first one determines the port if the system chooses it.
static bool open_listener(cmh_loop *loop, address *address, socklen_t *length,
                          cmh_failure *failure) {
  bool is_first = loop == loop->server->loops, is_only = loop->server->loop_count == 1;
  loop->listener = socket(address->any.sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (loop->listener < 0) return fail(failure, CMH_STEP_SOCKET, errno);
  int yes = 1;
  setsockopt(loop->listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  // The first binds before it shares its port, so that a port used by another server is an error.
  if (!is_first) setsockopt(loop->listener, SOL_SOCKET, SO_REUSEPORT, &yes, sizeof yes);
  if (bind(loop->listener, &address->any, *length) != 0 ||
      (is_first && getsockname(loop->listener, &address->any, length) != 0))
    return fail(failure, CMH_STEP_BIND, errno);
  if (is_first && !is_only) setsockopt(loop->listener, SOL_SOCKET, SO_REUSEPORT, &yes, sizeof yes);
  return true;
}

/// The system distributes connections over the sockets by a hash of their addresses. With one socket for
/// all loops, the loop that wakes first would accept all simultaneous connections.
static bool open_listeners(cmh_server *server, cmh_failure *failure) {
  const cmh_configuration *configuration = &server->configuration;
  address address;
  socklen_t length;
  if (!parse(configuration->host, configuration->port, &address, &length))
    return fail(failure, CMH_STEP_HOST, 0);
  for (unsigned i = 0; i < server->loop_count; i++)
    if (!open_listener(&server->loops[i], &address, &length, failure)) return false;
  for (unsigned i = 0; i < server->loop_count; i++)
    if (listen(server->loops[i].listener, BACKLOG) != 0) return fail(failure, CMH_STEP_BIND, errno);
  server->port = ntohs(address.any.sa_family == AF_INET ? address.v4.sin_port
                                                        : address.v6.sin6_port);
  return true;
}

/// Without a spare descriptor the library could not even accept a connection to refuse it.
static bool allow_files(const cmh_server *server, cmh_failure *failure) {
  struct rlimit files;
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return true;
  rlim_t needed = cmh_library_limit(server) + OTHER_FILES;
  if (files.rlim_cur >= needed) return true;
  if (files.rlim_max < needed) return fail(failure, CMH_STEP_FILES, (int64_t)files.rlim_max);
  files.rlim_cur = needed;
  return setrlimit(RLIMIT_NOFILE, &files) == 0 || fail(failure, CMH_STEP_FILES, errno);
}

static char *copy(const cmh_text *text) {
  char *bytes = malloc(text->length + 1);
  if (bytes && text->length > 0) memcpy(bytes, text->bytes, text->length);
  return bytes;
}

/// Allocates a server and its loops, with only the eventfds open.
cmh_server *cmh_server_create(const cmh_configuration *configuration, unsigned loops) {
  cmh_server *server = calloc(1, sizeof *server + loops * sizeof *server->loops);
  if (!server) return NULL;
  server->configuration = *configuration;
  server->is_strict = cmh_library_is_strict();
  server->loop_count = loops;
  atomic_init(&server->references, 1);
  pthread_mutex_init(&server->addresses_lock, NULL);
  pthread_mutex_init(&server->certificate_lock, NULL);
  if (configuration->certificate) cmh_server_set_certificate(server, configuration->certificate);
  bool good = configuration->field_count <= CMH_FIELDS_MAX;
  for (size_t i = 0; i < configuration->field_count && good; i++) {
    good = (server->fields[i] = strdup(configuration->fields[i])) != NULL;
    server->field_lengths[i] = strlen(configuration->fields[i]);
  }
  good = good && (server->timeout_reply = copy(&configuration->timeout_reply)) &&
         (server->head_reply = copy(&configuration->head_reply));
  int64_t now = cmh_now();
  for (unsigned i = 0; i < loops; i++) {
    cmh_loop *loop = &server->loops[i];
    loop->server = server;
    loop->now = now;
    TAILQ_INIT(&loop->whole);
    loop->ready = loop->watch = loop->listener = -1;
    loop->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    good = good && loop->wake >= 0;
  }
  if (good) return server;
  cmh_server_release(server);
  return NULL;
}

static bool start_loops(cmh_server *server, cmh_failure *failure) {
  for (unsigned i = 0; i < server->loop_count; i++)
    if (!cmh_loop_open(&server->loops[i])) return fail(failure, CMH_STEP_DAEMON, errno);
  // Signals are handled by the program's own threads.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = 0;
  while (error == 0 && server->running < server->loop_count) {
    cmh_loop *loop = &server->loops[server->running];
    error = pthread_create(&loop->thread, NULL, cmh_loop_run, loop);
    if (error == 0) server->running++;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return error == 0 || fail(failure, CMH_STEP_THREAD, error);
}

cmh_server *cmh_server_start(const cmh_configuration *configuration, cmh_failure *failure) {
  // The library writes to sockets whose other end may be closed.
  signal(SIGPIPE, SIG_IGN);
  *failure = (cmh_failure){CMH_STEP_DAEMON, ENOMEM};
  cmh_server *server = cmh_server_create(configuration, configuration->threads);
  if (!server) return NULL;
  if (open_listeners(server, failure) && allow_files(server, failure) &&
      (cmh_guard_holds(configuration) || fail(failure, CMH_STEP_GUARD, 0)) &&
      start_loops(server, failure))
    return server;
  cmh_server_stop(server);
  cmh_server_release(server);
  return NULL;
}

/// Wakes each loop with resumed connections.
void cmh_server_kick(cmh_server *server) {
  for (unsigned i = 0; i < server->loop_count; i++)
    if (atomic_exchange(&server->loops[i].marked, false)) cmh_loop_kick(&server->loops[i]);
}

uint16_t cmh_server_port(const cmh_server *server) { return server->port; }
size_t cmh_server_connections(const cmh_server *server) {
  return atomic_load(&server->connections);
}
size_t cmh_server_streams(const cmh_server *server) { return atomic_load(&server->streams); }

void cmh_server_stop(cmh_server *server) {
  atomic_store(&server->stop, true);
  for (unsigned i = 0; i < server->running; i++) cmh_loop_kick(&server->loops[i]);
  for (unsigned i = 0; i < server->running; i++) pthread_join(server->loops[i].thread, NULL);
  server->running = 0;
  for (unsigned i = 0; i < server->loop_count; i++) cmh_loop_close(&server->loops[i]);
}

void cmh_server_release(cmh_server *server) {
  if (atomic_fetch_sub(&server->references, 1) != 1) return;
  for (unsigned i = 0; i < server->loop_count; i++) {
    free(server->loops[i].deadlines.heap);
    if (server->loops[i].wake >= 0) close(server->loops[i].wake);
  }
  for (size_t i = 0; i < CMH_FIELDS_MAX; i++) free(server->fields[i]);
  free(server->timeout_reply);
  free(server->head_reply);
  free(server->addresses);
  cmh_certificate_release(server->certificate);
  pthread_mutex_destroy(&server->certificate_lock);
  pthread_mutex_destroy(&server->addresses_lock);
  free(server);
}
