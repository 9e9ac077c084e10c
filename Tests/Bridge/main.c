// Tests the C bridge alone, so that it can be built with sanitizers that swiftc does not support: every kind of
// reply, refused heads, leaving clients, deadlines, TLS, and a stop in the middle of all of it.
//
//   main CERTIFICATE KEY    both in PEM; prints what went wrong and exits with 1, or exits with 0
#include "cmicrohttp.h"

#include <arpa/inet.h>
#include <errno.h>
#include <gnutls/gnutls.h>
#include <limits.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define SECOND INT64_C(1000000000)

static int faults;
static void expect(bool good, const char *what) {
  if (good) return;
  faults++;
  fprintf(stderr, "not as it should be: %s\n", what);
}

// Threads

/// How many threads the system starts before it refuses one. The linker's `--wrap` redirects each call to here.
static atomic_int threads_left = INT_MAX;

int __real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *), void *argument);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *), void *argument) {
  if (threads_left == 0) return EAGAIN;
  threads_left--;
  return __real_pthread_create(thread, attributes, run, argument);
}

// The service

// A stream's body: it parks between lines, and its own thread resumes it.
typedef struct source {
  cmh_stream *stream;
  pthread_mutex_t lock;
  int lines;
  /// Whether its lines are long and numbered.
  bool numbered;
  int number;
  bool parked, closed, ended;
} source;

enum { LINE = 1000 };

enum { SOURCES = 64 };
static source *sources[SOURCES];
static atomic_int source_count, closed_count, held_count, left_count, cancelled_count;

static ptrdiff_t read_source(void *body, void *bytes, size_t capacity, cmh_wake wake) {
  source *own = body;
  pthread_mutex_lock(&own->lock);
  ptrdiff_t count = CMH_READ_PARKED;
  if (wake == CMH_WAKE_STOPPING || wake == CMH_WAKE_EXPIRED) {
    count = own->ended ? CMH_READ_END : (ptrdiff_t)(capacity < 4 ? capacity : 4);
    if (!own->ended) memcpy(bytes, "bye\n", (size_t)count);
    own->ended = true;
  } else if (own->ended) {
    count = CMH_READ_END;
  } else if (own->lines > 0 || wake == CMH_WAKE_IDLE) {
    if (own->lines > 0) own->lines--;
    count = own->numbered ? LINE : 5;
    memcpy(bytes, "line\n", 5);
    if (own->numbered) snprintf(bytes, LINE + 1, "%*d\n", LINE - 1, own->number++);
  } else {
    own->parked = true;
    cmh_stream_suspend(own->stream);
  }
  pthread_mutex_unlock(&own->lock);
  return count;
}

static void close_source(void *body) {
  source *own = body;
  pthread_mutex_lock(&own->lock);
  own->closed = true;
  pthread_mutex_unlock(&own->lock);
  closed_count++;
}

static void publish(void) {
  for (int i = 0; i < source_count; i++) {
    source *own = sources[i];
    pthread_mutex_lock(&own->lock);
    own->lines++;
    bool parked = own->parked;
    own->parked = false;
    pthread_mutex_unlock(&own->lock);
    // Even if the stream is closed, as a late publisher would.
    if (parked || own->closed) cmh_stream_resume(own->stream);
    cmh_stream_kick(own->stream);
  }
}

static void answer_stream(cmh_exchange *exchange, bool numbered) {
  int slot = source_count;
  cmh_stream *stream = slot < SOURCES ? cmh_stream_create(exchange, 60 * SECOND) : NULL;
  source *own = stream ? calloc(1, sizeof *own) : NULL;
  if (!own) {
    cmh_reply_constant(exchange, 500, NULL, 0);
    return;
  }
  own->stream = stream;
  own->numbered = numbered;
  pthread_mutex_init(&own->lock, NULL);
  sources[slot] = own;
  source_count++;
  cmh_reply_stream(exchange, 200, stream, own);
}

/// Releases replies, alternately soon and after their connection was suspended.
static atomic_int turn;

static void *let_go(void *hold) {
  usleep(turn++ % 2 ? 20000 : 1000);
  cmh_hold_leave(hold);
  cmh_hold_kick(hold);
  cmh_hold_release(hold);
  return NULL;
}

// A reply for all loops, replaced each 50th time while clients may still be receiving it.

static pthread_mutex_t kept_lock = PTHREAD_MUTEX_INITIALIZER;
static cmh_kept *kept_reply;
static int kept_turn, kept_count;
static atomic_int kept_freed;

static void free_kept(void *owner) {
  free(owner);
  kept_freed++;
}

static void answer_kept(cmh_exchange *exchange) {
  pthread_mutex_lock(&kept_lock);
  if (kept_turn++ % 50 > 0) {
    cmh_reply_again(exchange, kept_reply);
  } else {
    if (kept_reply) cmh_kept_release(kept_reply);
    char *bytes = malloc(4);
    memcpy(bytes, "kept", 4);
    kept_reply = cmh_reply_keep(exchange, 200, bytes, 4, free_kept, bytes);
    expect(cmh_reply_field(exchange, "A", "b"), "a field of a kept reply");
    kept_count++;
  }
  pthread_mutex_unlock(&kept_lock);
}

static void release_kept(void) {
  cmh_kept_release(kept_reply);
  kept_reply = NULL;
  kept_turn = 0;
  expect(kept_count > 1 && kept_freed == kept_count, "each kept reply is freed once");
}

enum { LARGE_REPLY = 16 << 20 };

static void respond(void *context, const cmh_request *request, cmh_exchange *exchange) {
  (void)context;
  if (request->refusal != CMH_REFUSAL_NONE) {
    cmh_reply_constant(exchange, 400, "refused", 7);
    return;
  }
  const cmh_text *target = &request->target;
#define IS(text) (target->length == sizeof text - 1 && memcmp(target->bytes, text, target->length) == 0)
  if (IS("/stream")) {
    answer_stream(exchange, false);
  } else if (IS("/numbers")) {
    answer_stream(exchange, true);
  } else if (IS("/kept")) {
    answer_kept(exchange);
  } else if (IS("/large")) {
    char *bytes = malloc(LARGE_REPLY);
    memset(bytes, 'a', LARGE_REPLY);
    cmh_reply_bytes(exchange, 200, bytes, LARGE_REPLY);
  } else if (IS("/loop")) {
    char *name = malloc(32);
    int length = snprintf(name, 32, "loop %lx", (unsigned long)pthread_self());
    cmh_reply_bytes(exchange, 200, name, (size_t)length);
  } else if (IS("/empty")) {
    cmh_reply_constant(exchange, 204, NULL, 0);
  } else if (IS("/field")) {
    cmh_reply_constant(exchange, 200, "a", 1);
    expect(!cmh_reply_field(exchange, "A", "b\r\nC: d"), "a field with a line break is refused");
    expect(cmh_reply_entity_tag(exchange, UINT64_MAX, ""), "the largest entity tag");
    expect(cmh_reply_entity_tag(exchange, 0, "k3x9ab"), "the smallest entity tag");
  } else {
    // The body and the wanted field, after a reply that is discarded.
    cmh_reply_bytes(exchange, 200, malloc(1), 1);
    const cmh_text *field = &request->fields[0];
    size_t length = request->body.length + field->length;
    char *bytes = malloc(length + 1);
    if (request->body.length > 0) memcpy(bytes, request->body.bytes, request->body.length);
    if (field->length > 0) memcpy(bytes + request->body.length, field->bytes, field->length);
    cmh_reply_bytes(exchange, 200, bytes, length);
    if (IS("/held")) {
      held_count++;
      cmh_hold *hold = cmh_hold_create(exchange, exchange);
      pthread_t thread;
      bool started = pthread_create(&thread, NULL, let_go, hold) == 0;
      expect(started, "a thread for a held reply");
      started ? (void)pthread_detach(thread) : (void)let_go(hold);
    }
  }
}

static void left(void *context, void *hold, cmh_exchange *exchange) {
  (void)context, (void)hold, (void)exchange;
  left_count++;
}

static void cancelled(void *hold) {
  (void)hold;
  cancelled_count++;
}

static cmh_configuration configured(unsigned threads, cmh_certificate *certificate) {
  static const char *const fields[] = {"accept"};
  return (cmh_configuration){
      .host = "127.0.0.1",
      .threads = threads,
      .connections = 100,
      .connections_per_address = 90,
      .head_limit = 2048,
      .reply_head_limit = 512,
      .target_limit = 500,
      .body_limit = 100000,
      .unsent_limit = 3 * LARGE_REPLY,
      .head_deadline = SECOND / 4,
      .body_deadline = SECOND / 4,
      .idle_deadline = SECOND,
      .heartbeat = SECOND / 20,
      .drain = SECOND,
      .fields = fields,
      .field_count = 1,
      .timeout_reply = {"HTTP/1.1 408 Late\r\nContent-Length: 0\r\n\r\n", 40},
      .head_reply = {"HTTP/1.1 431 Large\r\nContent-Length: 0\r\n\r\n", 41},
      .certificate = certificate,
      .respond = respond,
      .read = read_source,
      .closed = close_source,
      .left = left,
      .cancelled = cancelled,
  };
}

static cmh_server *serve(unsigned threads, cmh_certificate *certificate) {
  cmh_configuration configuration = configured(threads, certificate);
  cmh_failure failure;
  cmh_server *server = cmh_server_start(&configuration, &failure);
  if (!server) fprintf(stderr, "step %d, error %lld\n", failure.step, (long long)failure.error), exit(1);
  return server;
}

// The client

static int dial(const cmh_server *server) {
  struct sockaddr_in to = {
      .sin_family = AF_INET,
      .sin_port = htons(cmh_server_port(server)),
      .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
  };
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  struct timeval patience = {.tv_sec = 5};
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  if (connect(descriptor, (struct sockaddr *)&to, sizeof to) != 0) perror("connect"), exit(1);
  return descriptor;
}

/// Sends bytes and reads until `mark` or the end.
static bool ask(int descriptor, const char *bytes, size_t length, const char *mark) {
  char reply[65536] = "";
  size_t got = 0;
  send(descriptor, bytes, length, MSG_NOSIGNAL);
  while (got < sizeof reply - 1 && !strstr(reply, mark)) {
    ssize_t count = recv(descriptor, reply + got, sizeof reply - 1 - got, 0);
    if (count <= 0) break;
    got += (size_t)count;
    reply[got] = 0;
  }
  return strstr(reply, mark) != NULL;
}

#define ASK(descriptor, text, mark) ask(descriptor, text, sizeof text - 1, mark)
#define SEND(descriptor, text) send(descriptor, text, sizeof text - 1, MSG_NOSIGNAL)

static void once(const cmh_server *server, const char *bytes, size_t length, const char *mark) {
  int descriptor = dial(server);
  expect(ask(descriptor, bytes, length, mark), bytes);
  close(descriptor);
}
#define ONCE(text, mark) once(server, text, sizeof text - 1, mark)
#define HOST " HTTP/1.1\r\nHost: h\r\n"

/// Closes with a reset, so that the library sees an error instead of an end of file.
static void break_off(int descriptor) {
  struct linger linger = {.l_onoff = 1};
  setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
  close(descriptor);
}

static void requests(const cmh_server *server) {
  int kept = dial(server);
  for (int i = 0; i < 20; i++)
    expect(ASK(kept, "GET /" HOST "Accept: one\r\nAccept: two\r\n\r\n", "one, two"), "joined");
  close(kept);
  ONCE("POST /" HOST "Content-Length: 4\r\n\r\nbody", "body");
  ONCE("POST /held" HOST "Content-Length: 4\r\n\r\nheld", "held");
  ONCE("HEAD /" HOST "\r\n", " 200 ");
  ONCE("GET /empty" HOST "\r\n", " 204 ");
  ONCE("GET /field" HOST "\r\n", " 200 ");
  ONCE("GET /" HOST "\r\nGET /empty" HOST "\r\n", " 204 ");
  ONCE("GET / HTTP/1.0\r\n\r\n", " 200 ");
  // Refused, or left until the deadline.
  ONCE("GET /a b" HOST "\r\n", " 400 ");
  ONCE("GET /" HOST "Host: i\r\n\r\n", " 400 ");
  ONCE("GET /" HOST "A: b\r\n c\r\n\r\n", " 400 ");
  ONCE("GET /" HOST "A: b\nC: d\r\n\r\n", " 400 ");
  ONCE("GET /" HOST "A: b\0c\r\n\r\n", " 400 ");
  ONCE("POST /" HOST "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", " 400 ");
  ONCE("POST /" HOST "Content-Length: 99999999999999999999999\r\n\r\n", " 4");
  ONCE("POST /" HOST "Content-Length: 200000\r\n\r\n", " 400 ");
  ONCE("GET /?a&b&c&d&e&f&g&h&i&j&k&l&m&n&o&p&q&r&s&t&u&v&w&x&y&z&1&2&3&4&5&6&7&8&9" HOST "\r\n",
       " 431 ");
  ONCE("GET / HT", " 408 ");
  ONCE("POST /" HOST "Content-Length: 9\r\n\r\nslow", " 408 ");
  ONCE("\x16\x03\x01\x02", "");
  // A body in pieces, larger than the memory that a connection keeps.
  int descriptor = dial(server);
  char piece[10000];
  memset(piece, 'a', sizeof piece);
  SEND(descriptor, "POST /" HOST "Content-Length: 60003\r\n\r\n");
  for (int i = 0; i < 6; i++) send(descriptor, piece, sizeof piece, MSG_NOSIGNAL);
  expect(ASK(descriptor, "end", "aaaend"), "a body in pieces");
  close(descriptor);
  // Some leave before their replies, and some only shut down their sending side.
  for (int i = 0; i < 12; i++) {
    descriptor = dial(server);
    SEND(descriptor, "POST /held" HOST "Accept: late\r\n\r\n");
    usleep(i < 6 ? 500 : 8000);
    if (i % 3 == 2) {
      shutdown(descriptor, SHUT_WR);
      expect(ASK(descriptor, "", "late"), "a reply after the client's end");
    }
    i % 3 == 1 ? break_off(descriptor) : (void)close(descriptor);
  }
}

static void many(const cmh_server *server) {
  int all[150];
  for (int i = 0; i < 150; i++) all[i] = dial(server);
  ONCE("GET /" HOST "\r\n", "");
  for (int i = 0; i < 150; i++) close(all[i]);
  for (int wait = 0; wait < 2000 && cmh_server_connections(server) > 0; wait++) usleep(1000);
  expect(cmh_server_connections(server) == 0, "all have left");
}

/// Beyond the limit, clients that read nothing lose their connections; one that reads gets everything.
static void gorge(const cmh_server *server) {
  int all[8];
  for (int i = 0; i < 8; i++) {
    all[i] = dial(server);
    expect(ASK(all[i], "GET /large" HOST "\r\n", "\r\n\r\n"), "a large reply begins");
  }
  for (int wait = 0; wait < 2000 && cmh_server_unsent(server) >= 3 * LARGE_REPLY; wait++)
    usleep(1000);
  expect(cmh_server_unsent(server) < 3 * LARGE_REPLY, "unsent bytes are bounded");
  close(all[7]);
  all[7] = dial(server);
  expect(ASK(all[7], "GET /large" HOST "\r\n", "\r\n\r\n"), "a large reply begins");
  static char bytes[1 << 20];
  size_t got = 0;
  for (ssize_t count; (count = recv(all[7], bytes, sizeof bytes, 0)) > 0;) {
    got += (size_t)count;
    if (got > LARGE_REPLY - 70000) break;
  }
  expect(got > LARGE_REPLY - 70000, "the newest gets its reply");
  int cut = 0;
  for (int i = 0; i < 7; i++) {
    size_t taken = 0;
    for (ssize_t count; (count = recv(all[i], bytes, sizeof bytes, 0)) > 0;)
      if ((taken += (size_t)count) > LARGE_REPLY - 70000) break;
    cut += taken < LARGE_REPLY - 70000;
  }
  expect(cut >= 3, "those that read nothing are cut");
  for (int i = 0; i < 8; i++) close(all[i]);
  for (int wait = 0; wait < 2000 && cmh_server_unsent(server) > 0; wait++) usleep(1000);
  expect(cmh_server_unsent(server) == 0, "nothing is left unsent");
}

/// Two loops share connections about equally, even simultaneous ones. The system distributes them by a
/// hash of their addresses, so that one loop gets fewer than 20 of 80 only once in 250,000 runs.
static void spread(const cmh_server *server) {
  int all[80], counts[2] = {0};
  char first[32] = "", reply[512];
  for (int i = 0; i < 80; i++) {
    all[i] = dial(server);
    SEND(all[i], "GET /loop" HOST "\r\n");
  }
  for (int i = 0; i < 80; i++) {
    ssize_t count = recv(all[i], reply, sizeof reply - 1, 0);
    reply[count > 0 ? count : 0] = 0;
    const char *loop = strstr(reply, "loop ");
    expect(loop, "the loop's name");
    if (!loop) continue;
    if (!*first) snprintf(first, sizeof first, "%s", loop);
    counts[strcmp(first, loop) == 0]++;
  }
  for (int i = 0; i < 80; i++) close(all[i]);
  expect(counts[0] >= 20 && counts[1] >= 20, "connections on both loops");
  for (int wait = 0; wait < 2000 && cmh_server_connections(server) > 0; wait++) usleep(1000);
}

static void share(const cmh_server *server) {
  int clients[8];
  for (int i = 0; i < 8; i++) clients[i] = dial(server);
  for (int turn = 0; turn < 20; turn++) {
    for (int i = 0; i < 8; i++) SEND(clients[i], "GET /kept" HOST "\r\n");
    for (int i = 0; i < 8; i++) expect(ASK(clients[i], "", "A: b\r\n"), "a kept reply's head");
    ONCE("HEAD /kept" HOST "\r\n", "A: b\r\n");
  }
  for (int i = 0; i < 8; i++) i % 2 ? break_off(clients[i]) : close(clients[i]);
}

static void follow(const cmh_server *server, int *kept) {
  int followers[24];
  for (int i = 0; i < 24; i++) {
    followers[i] = dial(server);
    expect(ASK(followers[i], "GET /stream" HOST "\r\n", "\r\n\r\n"), "a stream begins");
  }
  for (int i = 0; i < 50; i++) publish();
  for (int i = 0; i < 16; i++) expect(ASK(followers[i], "", "line"), "a line comes");
  for (int i = 0; i < 16; i++) close(followers[i]);
  for (int wait = 0; wait < 2000 && cmh_server_streams(server) > 8; wait++) {
    publish();
    usleep(1000);
  }
  expect(cmh_server_streams(server) == 8, "those that left are gone, and no other");
  for (int i = 16; i < 24; i++) *kept++ = followers[i];
}

/// Reads exactly `length` bytes; returns false at the end.
static bool take(int descriptor, char *bytes, size_t length) {
  return recv(descriptor, bytes, length, MSG_WAITALL) == (ssize_t)length;
}

/// Reads a chunk of a line, and returns its number or -1.
static int take_line(int descriptor) {
  static const char start[] = "3E8\r\n";
  char bytes[sizeof start + LINE + 2] = "";
  size_t length = sizeof start - 1 + LINE + 2;
  if (!take(descriptor, bytes, length) || memcmp(bytes, start, sizeof start - 1) != 0) return -1;
  if (memcmp(bytes + length - 3, "\n\r\n", 3) != 0) return -1;
  return atoi(bytes + sizeof start - 1);
}

/// Clients that read late get all lines complete and in order, and the rest of one after the other.
static void lag(const cmh_server *server) {
  enum { CLIENTS = 3, LINES = 8000 };
  int clients[CLIENTS], small = 65536;
  for (int i = 0; i < CLIENTS; i++) {
    clients[i] = dial(server);
    setsockopt(clients[i], SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    SEND(clients[i], "GET /numbers" HOST "\r\n");
    char head[4096] = "";
    for (size_t got = 0; got < sizeof head - 1 && !strstr(head, "\r\n\r\n"); got++)
      if (!take(clients[i], head + got, 1)) break;
    expect(strstr(head, "chunked"), "a stream comes in chunks");
  }
  for (int i = 0; i < LINES; i++) {
    publish();
    if (i % 8 == 0) usleep(200);
  }
  for (int i = 0; i < CLIENTS; i++) {
    int next = 0;
    while (next < LINES && take_line(clients[i]) == next) next++;
    expect(next == LINES, "all lines come whole and in order, however late they are read");
  }
  // One of them stops reading forever.
  for (int i = 0; i < LINES; i++) publish();
  close(clients[0]);
  break_off(clients[1]);
  for (int wait = 0; wait < 2000 && cmh_server_streams(server) > 1; wait++) usleep(1000);
  expect(cmh_server_streams(server) == 1, "clients that leave with much unread are gone");
  close(clients[2]);
  for (int wait = 0; wait < 2000 && cmh_server_streams(server) > 0; wait++) usleep(1000);
  expect(cmh_server_streams(server) == 0, "and so is the last");
}

/// Connects and does a TLS handshake with the suites in `offer`; returns false if the server accepts none.
static bool shake(const cmh_server *server, gnutls_session_t *session,
                  gnutls_certificate_credentials_t *credentials, const char *offer,
                  int *descriptor) {
  gnutls_init(session, GNUTLS_CLIENT);
  gnutls_certificate_allocate_credentials(credentials);
  expect(gnutls_priority_set_direct(*session, offer, NULL) == 0, offer);
  gnutls_credentials_set(*session, GNUTLS_CRD_CERTIFICATE, *credentials);
  *descriptor = dial(server);
  gnutls_transport_set_int(*session, *descriptor);
  return gnutls_handshake(*session) == 0;
}

static int greet(const cmh_server *server, gnutls_session_t *session,
                 gnutls_certificate_credentials_t *credentials) {
  int descriptor;
  expect(shake(server, session, credentials, "NORMAL", &descriptor), "the handshake");
  return descriptor;
}

/// Checks whether the server accepts a suite.
static void offer(const cmh_server *server, const char *suites, bool good) {
  gnutls_session_t session;
  gnutls_certificate_credentials_t credentials;
  int descriptor;
  expect(shake(server, &session, &credentials, suites, &descriptor) == good, suites);
  gnutls_deinit(session);
  gnutls_certificate_free_credentials(credentials);
  close(descriptor);
}

static void suites(const cmh_server *server) {
#define TLS12 "NORMAL:-VERS-ALL:+VERS-TLS1.2"
  offer(server, "NORMAL:-VERS-ALL:+VERS-TLS1.3", true);
  offer(server, TLS12 ":-CIPHER-ALL:+AES-128-GCM", true);
  offer(server, TLS12 ":-CIPHER-ALL:+AES-256-GCM", true);
  offer(server, TLS12 ":-CIPHER-ALL:+CHACHA20-POLY1305", true);
  offer(server, TLS12 ":-CIPHER-ALL:+AES-128-CBC:+AES-256-CBC", false);
  offer(server, TLS12 ":-CIPHER-ALL:+AES-128-CCM", false);
  offer(server, TLS12 ":-KX-ALL:+RSA", false);
  offer(server, TLS12 ":-KX-ALL:+DHE-RSA", false);
  offer(server, "NORMAL:-VERS-ALL:+VERS-TLS1.1", false);
}

/// Reads until `mark` or the end.
static bool hear(gnutls_session_t session, const char *mark) {
  char reply[1024] = "";
  size_t got = 0;
  for (ssize_t count; got < sizeof reply - 1 && !strstr(reply, mark); got += (size_t)count)
    if ((count = gnutls_record_recv(session, reply + got, sizeof reply - 1 - got)) <= 0) break;
  return strstr(reply, mark) != NULL;
}

static void ask_tls(const cmh_server *server) {
  gnutls_session_t session;
  gnutls_certificate_credentials_t credentials;
  int descriptor = greet(server, &session, &credentials);
  static const char request[] = "GET /" HOST "Accept: secret\r\n\r\n";
  gnutls_record_send(session, request, sizeof request - 1);
  expect(hear(session, "secret"), "a reply over TLS");
  // A head that does not end is also refused over TLS.
  gnutls_record_send(session, "GET", 3);
  char reply[1024] = "";
  ssize_t count = gnutls_record_recv(session, reply, sizeof reply - 1);
  expect(count <= 0 || strstr(reply, " 408 "), "a slow head over TLS");
  gnutls_deinit(session);
  gnutls_certificate_free_credentials(credentials);
  close(descriptor);
}

/// Leaves while a reply is held; with `polite`, after closing its sending side and waiting.
static void leave_tls(const cmh_server *server, bool polite) {
  gnutls_session_t session;
  gnutls_certificate_credentials_t credentials;
  int descriptor = greet(server, &session, &credentials);
  static const char request[] = "GET /held" HOST "Accept: secret\r\n\r\n";
  gnutls_record_send(session, request, sizeof request - 1);
  usleep(8000);
  if (polite) {
    shutdown(descriptor, SHUT_WR);
    expect(hear(session, "secret"), "a held reply over TLS after the client's end");
  }
  gnutls_deinit(session);
  gnutls_certificate_free_credentials(credentials);
  close(descriptor);
}

static cmh_text contents(const char *path) {
  FILE *file = fopen(path, "rb");
  char *bytes = malloc(65536);
  if (!file || !bytes) perror(path), exit(1);
  size_t length = fread(bytes, 1, 65536, file);
  fclose(file);
  return (cmh_text){bytes, length};
}

static void release_sources(void) {
  for (int i = 0; i < source_count; i++) {
    expect(sources[i]->closed, "each stream is closed");
    cmh_stream_resume(sources[i]->stream);
    cmh_stream_release(sources[i]->stream);
    pthread_mutex_destroy(&sources[i]->lock);
    free(sources[i]);
  }
  expect(closed_count == source_count, "each stream is closed once");
  source_count = 0;
  closed_count = 0;
}

/// A server that gets too few threads reports it, and ends those that it has.
static void starve(void) {
  cmh_server *other = serve(1, NULL);
  uint16_t port = cmh_server_port(other);
  cmh_server_stop(other);
  cmh_server_release(other);
  for (int got = 0; got < 3; got++) {
    cmh_configuration configuration = configured(3, NULL);
    configuration.port = port;
    cmh_failure failure;
    threads_left = got;
    // Waiting forever for a thread must end the program.
    alarm(20);
    expect(!cmh_server_start(&configuration, &failure), "a server without all its threads");
    alarm(0);
    threads_left = INT_MAX;
    expect(failure.step == CMH_STEP_THREAD && failure.error == EAGAIN, "a thread that fails is told");
  }
  cmh_configuration configuration = configured(3, NULL);
  configuration.port = port;
  cmh_failure failure;
  cmh_server *server = cmh_server_start(&configuration, &failure);
  expect(server, "the port is free again");
  if (!server) return;
  once(server, "GET /empty" HOST "\r\n", sizeof "GET /empty" HOST "\r\n" - 1, " 204 ");
  cmh_server_stop(server);
  cmh_server_release(server);
}

int main(int count, char **arguments) {
  if (count != 3) return fprintf(stderr, "usage: main CERTIFICATE KEY\n"), 2;
  cmh_text chain = contents(arguments[1]), key = contents(arguments[2]);
  cmh_failure failure;
  expect(!cmh_certificate_create(&key, &key, &failure), "a key is no certificate");
  expect(!cmh_certificate_create(&chain, &chain, &failure), "a certificate is no key");
  cmh_certificate *certificate = cmh_certificate_create(&chain, &key, &failure);
  if (!certificate) return fprintf(stderr, "%s\n", cmh_certificate_words(failure.error)), 1;

  starve();
  for (unsigned threads = 1; threads <= 2; threads++) {
    cmh_server *server = serve(threads, NULL);
    requests(server);
    many(server);
    threads == 1 ? gorge(server) : spread(server);
    int kept[8];
    lag(server);
    follow(server, kept);
    share(server);
    // In the middle of streams, a held reply and an incomplete head.
    int held = dial(server), begun = dial(server);
    SEND(held, "POST /held" HOST "\r\n");
    SEND(begun, "GET");
    cmh_server_stop(server);
    for (int i = 0; i < 8; i++) {
      expect(ASK(kept[i], "", "bye"), "last words");
      close(kept[i]);
    }
    close(held);
    close(begun);
    cmh_server_release(server);
    release_sources();
    release_kept();
  }

  cmh_server *secret = serve(1, certificate);
  ask_tls(secret);
  cmh_server_set_certificate(secret, certificate);
  ask_tls(secret);
  suites(secret);
  leave_tls(secret, false);
  leave_tls(secret, true);
  once(secret, "GET /" HOST "\r\n", sizeof "GET /" HOST "\r\n" - 1, "");
  cmh_server_stop(secret);
  cmh_server_release(secret);
  expect(left_count > 0 && cancelled_count > 0, "held replies left, or were cancelled");
  expect(left_count + cancelled_count == held_count, "each held reply was given back once");
  cmh_certificate_release(certificate);
  free((char *)(uintptr_t)chain.bytes);
  free((char *)(uintptr_t)key.bytes);
  return faults > 0;
}
