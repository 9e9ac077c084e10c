// What the files of this target share. The library's types stay incomplete here, so that only the
// files that call the library include its header.
#pragma once

#include "cmicrohttp.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/queue.h>

struct MHD_Connection;
struct MHD_Daemon;
struct MHD_Response;
struct sockaddr;

#define CMH_SECOND INT64_C(1000000000)
#define CMH_NEVER INT64_MAX

enum {
  /// What the library notes about a field, in the connection's memory (0.9.75 and 1.0.1, 64 bits).
  CMH_NOTE = 64,
  /// How far the library reads on behind the longest head, with what it rounds up.
  CMH_READ_ON = 144,
  /// The library's option for how strictly it parses, which only 1.0 and later know.
  CMH_OPTION_DISCIPLINE = 38,
};

/// What a connection's deadline is about.
typedef enum cmh_phase {
  CMH_PHASE_HEAD,
  CMH_PHASE_BODY,
  CMH_PHASE_WHOLE,
  CMH_PHASE_ANSWERED,
  CMH_PHASE_REPLY,
  CMH_PHASE_STREAM,
  CMH_PHASE_IDLE,
  CMH_PHASE_CUT,
  /// The library has closed it, and its client may still be sending.
  CMH_PHASE_LINGER,
} cmh_phase;

/// How many connections one address holds.
typedef struct cmh_address cmh_address;

/// A loop's deadlines: a heap of its connections, the nearest first.
typedef struct cmh_deadlines {
  cmh_exchange **heap;
  size_t count;
  size_t capacity;
} cmh_deadlines;

typedef struct cmh_loop {
  cmh_server *server;
  struct MHD_Daemon *daemon;
  /// The library's epoll, an eventfd that wakes the loop, and an epoll for clients that leave.
  int ready, wake, watch;
  /// The loop's own listening socket, which the daemon closes.
  int listener;
  pthread_t thread;
  /// When this turn of the loop began.
  int64_t now;
  cmh_deadlines deadlines;
  /// Requests that came whole and were not answered yet, in the order of their coming.
  TAILQ_HEAD(, cmh_exchange) whole;
  bool stopping, cutting;
  int64_t drained;
  /// How many connections linger.
  size_t lingering;
  /// How many replies are held whose connections are not suspended.
  size_t held;
  /// Something was sent or received in this turn of which the library may have more.
  bool again;
  /// Something was resumed, or told to leave, and the loop was not woken for it yet.
  atomic_bool marked;
  /// `wake` was written and not read yet.
  atomic_bool pending;
  /// Streams that were resumed and that the loop has not gone on with yet, the last first.
  _Atomic(cmh_stream *) resumed;
  /// Threads that may be about to add one.
  atomic_uint resumers;
} cmh_loop;

struct cmh_server {
  cmh_configuration configuration;
  char *fields[CMH_FIELDS_MAX];
  size_t field_lengths[CMH_FIELDS_MAX];
  /// Memory of the configuration's replies.
  char *timeout_reply, *head_reply;
  uint16_t port;
  /// The library refuses by itself what could be read in two ways.
  bool is_strict;
  atomic_bool stop;
  /// The caller and each stream hold the server.
  atomic_uint references;
  atomic_size_t connections, streams, unsent;
  pthread_mutex_t addresses_lock;
  cmh_address **addresses;
  pthread_mutex_t certificate_lock;
  /// NULL where the server speaks no TLS.
  cmh_certificate *certificate;
  unsigned loop_count, running;
  cmh_loop loops[];
};

/// A reply that is no stream, as it is kept until it leaves.
typedef struct cmh_reply {
  bool is_made, is_constant;
  void *bytes;
  size_t length;
  /// Names and values by turns, with a zero behind each.
  char *fields;
  size_t fields_length, fields_capacity;
} cmh_reply;

struct cmh_kept {
  atomic_uint references;
  unsigned status;
  const void *bytes;
  size_t length;
  struct MHD_Response *response;
  /// How many connections send it as a large reply.
  atomic_uint senders;
};

/// What is kept of a request until it is answered, and its memory for the connection's next one.
typedef struct cmh_intake {
  const char *method;
  /// The target, copied since the library decodes it in place, and where it stood.
  const char *target_place;
  char *target;
  size_t target_length, target_capacity;
  /// How many arguments the library notes in it.
  size_t arguments;
  char *body;
  size_t body_length, body_capacity, content_length;
  cmh_text fields[CMH_FIELDS_MAX];
  /// Memory of the fields that came more than once.
  char *joined[CMH_FIELDS_MAX];
  cmh_reply reply;
} cmh_intake;

struct cmh_exchange {
  cmh_loop *loop;
  struct MHD_Connection *connection;
  int descriptor;

  cmh_phase phase;
  /// When the phase must be over, and the same or an earlier time as the heap knows it.
  int64_t due, key;
  /// Until when the client may be waited for, in the phases that do so.
  int64_t until;
  size_t slot;

  cmh_peer peer;
  cmh_address *address;
  /// What its session was given; NULL without TLS.
  cmh_certificate *certificate;

  /// Its place among those whose requests wait for their turn.
  TAILQ_ENTRY(cmh_exchange) turn;
  /// How long its large reply is, 0 where it has none, and the kept reply that it is, if any.
  size_t unsent;
  cmh_kept *shared;
  /// How many bytes were acknowledged when its progress was last checked, when that number last grew,
  /// and when the reply began.
  uint64_t acknowledged;
  int64_t moved, began;
  /// NULL before the first request, and while the connection carries a stream.
  cmh_intake *intake;
  /// `admission` is not NONE where the connection is one too many.
  cmh_refusal admission, refusal;
  /// `head` is the method HEAD, whose reply has no body, and `old` HTTP/1.0.
  bool seen, head, old;
  /// The loop's `watch` tells when the client leaves.
  bool is_watched;
  /// Its client may still be sending when it ends.
  bool lingers;

  unsigned status;
  struct MHD_Response *response;
  /// Whose the response is; NULL where it is the exchange's own.
  cmh_kept *kept;
  cmh_stream *stream;
  cmh_hold *hold;
};

typedef enum cmh_stream_state { CMH_STREAM_RUNNING, CMH_STREAM_SUSPENDED, CMH_STREAM_CLOSED }
    cmh_stream_state;

struct cmh_stream {
  atomic_uint references;
  /// Who changes SUSPENDED to RUNNING, and nobody else, resumes the connection.
  _Atomic cmh_stream_state state;
  cmh_loop *loop;
  cmh_exchange *exchange;
  void *body;
  /// What follows belongs to the loop's thread. The response is the library's; NULL once it has lost
  /// its fields.
  struct MHD_Response *response;
  int64_t expires, quiet_since;
  cmh_wake ending;
  /// `is_past` while its source is read past the library, `has_chunk` while the library may have a chunk
  /// that it has not sent, and `ended` once the source has no more.
  bool told, idle, parked, gone, is_past, has_chunk, ended;
  /// The next of the streams that were resumed; only while it is one of them.
  cmh_stream *next;
  /// What the socket had no room for, of a chunk that is sent past the library.
  char *rest;
  size_t rest_length;
};

typedef enum cmh_hold_state { CMH_HOLD_WAITING, CMH_HOLD_SUSPENDED, CMH_HOLD_LEFT } cmh_hold_state;

struct cmh_hold {
  atomic_uint references;
  /// Only the thread that changes SUSPENDED to LEFT resumes the connection.
  _Atomic cmh_hold_state state;
  cmh_loop *loop;
  struct MHD_Connection *connection;
  void *body;
  /// What follows belongs to the loop's thread.
  int64_t since;
  bool is_suspended;
};

// deadlines.c
int64_t cmh_now(void);
bool cmh_deadlines_add(cmh_deadlines *deadlines, cmh_exchange *exchange, int64_t due);
void cmh_deadlines_set(cmh_deadlines *deadlines, cmh_exchange *exchange, int64_t due);
void cmh_deadlines_remove(cmh_deadlines *deadlines, cmh_exchange *exchange);
cmh_exchange *cmh_deadlines_pop(cmh_deadlines *deadlines, int64_t now);
int64_t cmh_deadlines_next(const cmh_deadlines *deadlines);

// admission.c
cmh_refusal cmh_admit(cmh_server *server, cmh_peer peer, cmh_address **address);
void cmh_leave(cmh_server *server, cmh_address *address);
bool cmh_overfull(const cmh_server *server);
size_t cmh_library_limit(const cmh_server *server);

// connection.c
void cmh_exchange_set(cmh_exchange *exchange, cmh_phase phase, int64_t due);
void cmh_exchange_await(cmh_exchange *exchange, cmh_phase phase, int64_t until);
void cmh_exchange_say_too_large(cmh_exchange *exchange);
void cmh_exchange_say_continue(cmh_exchange *exchange);
void cmh_exchange_cut(cmh_exchange *exchange);
void cmh_exchange_due(cmh_exchange *exchange);
void cmh_exchange_drain(cmh_exchange *exchange);

// unsent.c
void cmh_unsent_add(cmh_exchange *exchange, size_t length);
void cmh_unsent_remove(cmh_exchange *exchange);
bool cmh_unsent_goes_on(cmh_exchange *exchange);
void cmh_account(const cmh_exchange *exchange, ptrdiff_t bytes);

// watch.c
void cmh_exchange_watch(cmh_exchange *exchange);
void cmh_exchange_await_room(cmh_exchange *exchange);
bool cmh_exchange_await_bytes(cmh_exchange *exchange);
void cmh_exchange_ignore(cmh_exchange *exchange);
void cmh_loop_watch(cmh_loop *loop);

// exchange.c
void cmh_exchange_forget(cmh_exchange *exchange);
bool cmh_exchange_answer(cmh_exchange *exchange);
void cmh_exchange_give_up_intake(cmh_exchange *exchange);

// guard.c
size_t cmh_guard_arguments(const char *target, size_t length);
cmh_refusal cmh_guard_target(const char *method, const char *target, size_t length);
cmh_refusal cmh_guard_head(cmh_exchange *exchange, const char *method, const char *version);

// linger.c
bool cmh_linger_begin(cmh_exchange *exchange);
void cmh_linger_end(cmh_exchange *exchange);
void cmh_linger_read(cmh_exchange *exchange);

// peer.c
cmh_peer cmh_peer_of(const struct sockaddr *address);
uint64_t cmh_peer_key(cmh_peer peer);

// library.c
bool cmh_library_is_strict(void);

// probes.c
bool cmh_guard_holds(const cmh_configuration *configuration);

// hold.c
bool cmh_hold_waits(const cmh_hold *hold);
void cmh_hold_wait(cmh_exchange *exchange);
void cmh_hold_cancel(cmh_exchange *exchange);
void cmh_hold_hang_up(cmh_exchange *exchange, bool both_sides);
void cmh_hold_end(cmh_exchange *exchange);

// kept.c
bool cmh_reply_own(cmh_exchange *exchange);

// loop.c
struct MHD_Daemon *cmh_daemon_start(cmh_loop *loop, int listener);
bool cmh_loop_open(cmh_loop *loop);
void cmh_loop_close(cmh_loop *loop);
void *cmh_loop_run(void *loop);
void cmh_loop_turn(cmh_loop *loop);
void cmh_loop_kick(cmh_loop *loop);

// reply.c
bool cmh_reply_finish(cmh_exchange *exchange);

// server.c
cmh_server *cmh_server_create(const cmh_configuration *configuration, unsigned loops);
void cmh_server_kick(cmh_server *server);

// stream.c
void cmh_stream_start(cmh_stream *stream);
void cmh_stream_due(cmh_stream *stream);
void cmh_stream_end(cmh_stream *stream, cmh_wake wake);
void cmh_stream_gone(cmh_stream *stream);
void cmh_stream_has_read(cmh_stream *stream);

// chunks.c
void cmh_stream_writable(cmh_stream *stream);
void cmh_streams_go_on(cmh_loop *loop);

// tls.c
extern const char *const cmh_tls_priorities;
bool cmh_tls_begin(cmh_exchange *exchange);
bool cmh_tls_send(cmh_exchange *exchange, const char *bytes, size_t length);
void cmh_tls_bye(cmh_exchange *exchange);
