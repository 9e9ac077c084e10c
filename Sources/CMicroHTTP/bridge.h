// Declarations shared within this target. The library's types stay incomplete here, so that only
// the files that call the library include its header.
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
  /// The memory that the library needs for each field of a connection (0.9.75 and 1.0.1, 64 bits).
  CMH_NOTE = 64,
  /// How far the library reads beyond the longest head, including its rounding.
  CMH_READ_ON = 144,
  /// The library's option for its parsing strictness, which exists since 1.0.
  CMH_OPTION_DISCIPLINE = 38,
};

/// The meaning of a connection's deadline.
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

/// The number of connections from one address.
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
  /// The library's epoll, an eventfd that wakes the loop, and an epoll that watches for leaving clients.
  int ready, wake, watch;
  /// The loop's own listening socket, which the daemon closes.
  int listener;
  pthread_t thread;
  /// The start of this turn of the loop.
  int64_t now;
  cmh_deadlines deadlines;
  /// Complete requests that are not answered yet, in order of arrival.
  TAILQ_HEAD(, cmh_exchange) whole;
  bool stopping, cutting;
  int64_t drained;
  /// The number of lingering connections.
  size_t lingering;
  /// The number of held replies whose connections are not suspended.
  size_t held;
  /// The library may have more to do, since something was sent or received in this turn.
  bool again;
  /// Something was resumed or allowed to leave, and the loop has not been woken for it yet.
  atomic_bool marked;
  /// `wake` was written but not read yet.
  atomic_bool pending;
  /// Resumed streams that the loop has not continued yet, the last first.
  _Atomic(cmh_stream *) resumed;
  /// The number of threads that may be about to add one.
  atomic_uint resumers;
} cmh_loop;

struct cmh_server {
  cmh_configuration configuration;
  char *fields[CMH_FIELDS_MAX];
  size_t field_lengths[CMH_FIELDS_MAX];
  /// Memory for the configuration's replies.
  char *timeout_reply, *head_reply;
  uint16_t port;
  /// The library itself refuses ambiguous requests.
  bool is_strict;
  atomic_bool stop;
  /// The caller and each stream hold a reference.
  atomic_uint references;
  atomic_size_t connections, streams, unsent;
  pthread_mutex_t addresses_lock;
  cmh_address **addresses;
  pthread_mutex_t certificate_lock;
  /// NULL if the server has no TLS.
  cmh_certificate *certificate;
  unsigned loop_count, running;
  cmh_loop loops[];
};

/// A reply that is not a stream, until it is sent.
typedef struct cmh_reply {
  bool is_made, is_constant;
  void *bytes;
  size_t length;
  /// Names and values in turn, each with a terminating zero.
  char *fields;
  size_t fields_length, fields_capacity;
} cmh_reply;

struct cmh_kept {
  atomic_uint references;
  unsigned status;
  const void *bytes;
  size_t length;
  struct MHD_Response *response;
  /// The number of connections that send it as a large reply.
  atomic_uint senders;
};

/// A request's data until it is answered; the memory is reused for the connection's next request.
typedef struct cmh_intake {
  const char *method;
  /// The target, copied since the library decodes it in place, and its original address.
  const char *target_place;
  char *target;
  size_t target_length, target_capacity;
  /// The number of arguments that the library stores of it.
  size_t arguments;
  char *body;
  size_t body_length, body_capacity, content_length;
  cmh_text fields[CMH_FIELDS_MAX];
  /// Memory for repeated fields.
  char *joined[CMH_FIELDS_MAX];
  cmh_reply reply;
} cmh_intake;

struct cmh_exchange {
  cmh_loop *loop;
  struct MHD_Connection *connection;
  int descriptor;

  cmh_phase phase;
  /// The end of the phase, and the key in the heap, which is the same or earlier.
  int64_t due, key;
  /// The final deadline, in phases that check repeatedly.
  int64_t until;
  size_t slot;

  cmh_peer peer;
  cmh_address *address;
  /// The certificate of its session; NULL without TLS.
  cmh_certificate *certificate;

  /// Its place in the queue of complete requests.
  TAILQ_ENTRY(cmh_exchange) turn;
  /// The length of its large reply, 0 if it has none, and the kept reply that it is, if any.
  size_t unsent;
  cmh_kept *shared;
  /// The acknowledged bytes when its progress was last checked, when that number last grew, and when
  /// the reply began.
  uint64_t acknowledged;
  int64_t moved, began;
  /// NULL before the first request, and while the connection carries a stream.
  cmh_intake *intake;
  /// `admission` is not NONE if the connection is over a limit.
  cmh_refusal admission, refusal;
  /// `head` says that the method is HEAD, whose reply has no body; `old` says HTTP/1.0.
  bool seen, head, old;
  /// The loop's `watch` reports when the client leaves.
  bool is_watched;
  /// Its client may still be sending when it ends.
  bool lingers;

  unsigned status;
  struct MHD_Response *response;
  /// The shared response, or NULL if the response is the exchange's own.
  cmh_kept *kept;
  cmh_stream *stream;
  cmh_hold *hold;
};

typedef enum cmh_stream_state { CMH_STREAM_RUNNING, CMH_STREAM_SUSPENDED, CMH_STREAM_CLOSED }
    cmh_stream_state;

struct cmh_stream {
  atomic_uint references;
  /// Only the thread that changes SUSPENDED to RUNNING resumes the connection.
  _Atomic cmh_stream_state state;
  cmh_loop *loop;
  cmh_exchange *exchange;
  void *body;
  /// Only the loop's thread accesses the fields from here on. The library owns the response; it is
  /// NULL once its fields have been freed.
  struct MHD_Response *response;
  int64_t expires, quiet_since;
  cmh_wake ending;
  /// `is_past` while its source is read past the library, `has_chunk` while the library may have an
  /// unsent chunk, and `ended` once the source is at its end.
  bool told, idle, parked, gone, is_past, has_chunk, ended;
  /// The next resumed stream, while it is in that list.
  cmh_stream *next;
  /// The unsent rest of a chunk that is sent past the library.
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
  /// Only the loop's thread accesses the fields from here on.
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
