// A narrow interface from Swift to libmicrohttpd, whose variadic functions Swift cannot call: start, one upcall for
// each request, two for each stream, stop. No name of the library leaves this target.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A server: its listening socket, its loops and their threads.
typedef struct cmh_server cmh_server;
/// One connection and its current request.
typedef struct cmh_exchange cmh_exchange;
/// A reply's body that arrives over time; it outlives its connection while a caller holds it.
typedef struct cmh_stream cmh_stream;
/// A reply that is made but may not be sent yet.
typedef struct cmh_hold cmh_hold;
/// A reply that is sent more than once.
typedef struct cmh_kept cmh_kept;
/// A chain of certificates and the key of the first, for TLS.
typedef struct cmh_certificate cmh_certificate;

/// Borrowed bytes; NULL if there are none.
typedef struct cmh_text {
  const char *_Nullable bytes;
  size_t length;
} cmh_text;

/// The fault of a request that reaches `respond` only to be refused.
typedef enum cmh_refusal {
  CMH_REFUSAL_NONE = 0,
  CMH_REFUSAL_TARGET,              // 400: not a path, or it contains forbidden characters
  CMH_REFUSAL_TARGET_TOO_LONG,     // 414
  CMH_REFUSAL_HEAD,                // 400: a line of the head is not well-formed
  CMH_REFUSAL_HEAD_TOO_LARGE,      // 431
  CMH_REFUSAL_HOST,                // 400: none in HTTP/1.1, or two
  CMH_REFUSAL_LENGTH,              // 400: two lengths, a list, or no number
  CMH_REFUSAL_FRAMING,             // 400: a length and a transfer coding
  CMH_REFUSAL_CODING,              // 501: an unknown transfer coding
  CMH_REFUSAL_CHUNKED,             // 411
  CMH_REFUSAL_BODY_TOO_LARGE,      // 413
  CMH_REFUSAL_CONNECTIONS,         // 503
  CMH_REFUSAL_ADDRESS_CONNECTIONS, // 429
  CMH_REFUSAL_STOPPING,            // 503
} cmh_refusal;

/// The address at a connection's other end, as an IPv6 address in two halves. An IPv4 address is in
/// the lowest 32 bits, after `CMH_PEER_IPV4`.
typedef struct cmh_peer {
  bool known;
  uint64_t high, low;
} cmh_peer;

/// The prefix of an IPv4 address in IPv6 (RFC 4291, 2.5.5.2).
#define CMH_PEER_IPV4 UINT64_C(0xFFFF00000000)

/// A complete request; its contents are valid until `respond` returns.
typedef struct cmh_request {
  cmh_refusal refusal;
  cmh_peer peer;
  const char *method;
  cmh_text target;
  cmh_text body;
  /// One for each wanted field, in the order of `cmh_configuration.fields`.
  const cmh_text *fields;
} cmh_request;

/// Why a stream is read.
typedef enum cmh_wake {
  CMH_WAKE_READY = 0,
  CMH_WAKE_IDLE,
  CMH_WAKE_EXPIRED,
  CMH_WAKE_STOPPING,
} cmh_wake;

enum {
  /// `read` copied nothing and suspended the stream.
  CMH_READ_PARKED = 0,
  /// `read` copied nothing, and the stream is at its end.
  CMH_READ_END = -1,
  /// The maximum number of fields that a server may want.
  CMH_FIELDS_MAX = 32,
};

/// A server's configuration. Times are in nanoseconds, sizes in bytes.
typedef struct cmh_configuration {
  const char *host;
  uint16_t port;
  unsigned threads;
  size_t connections;
  size_t connections_per_address;
  size_t head_limit;
  /// The room for a reply's head when the request's head has its maximum length; without enough
  /// room the library closes the connection without a reply.
  size_t reply_head_limit;
  size_t target_limit;
  size_t body_limit;
  /// The bytes of unsent large replies, over all connections, from which on those without progress
  /// are cut early.
  size_t unsent_limit;
  int64_t head_deadline;
  int64_t body_deadline;
  int64_t idle_deadline;
  int64_t heartbeat;
  int64_t drain;
  /// The names of the wanted fields; they are copied.
  const char *const _Nonnull *_Nonnull fields;
  size_t field_count;
  /// Whole replies, head and body, for when the library can't send one: to a request that misses
  /// its deadline, and to a head that leaves no memory for a reply's. They are copied.
  cmh_text timeout_reply, head_reply;
  /// If it is set, the server accepts only TLS 1.2 and 1.3; the server holds it too.
  cmh_certificate *_Nullable certificate;

  void *context;
  /// Answers a request with one of the `cmh_reply_` functions, on a loop's thread.
  void (*respond)(void *context, const cmh_request *request, cmh_exchange *exchange);
  /// Copies a stream's next bytes; returns how many, or `CMH_READ_PARKED` or `CMH_READ_END`.
  ptrdiff_t (*read)(void *body, void *bytes, size_t capacity, cmh_wake wake);
  /// Takes back a stream's body, once.
  void (*closed)(void *body);
  /// Takes back a reply's hold on a loop's thread, when the reply may be sent. It may make another reply,
  /// which is then sent instead, and may be held again.
  void (*left)(void *context, void *hold, cmh_exchange *exchange);
  /// Takes back a reply's hold on a loop's thread, instead of `left`, when the reply will not be sent: its
  /// client has closed the connection, or the server cuts it.
  void (*cancelled)(void *hold);
  /// Receives by how many bytes the memory of large replies and requests' bodies grows, or shrinks if
  /// negative, on a loop's thread; may be NULL.
  void (*_Nullable account)(void *context, ptrdiff_t bytes);
  /// Receives the library's log messages; may be NULL.
  void (*_Nullable log)(void *context, const char *line);
} cmh_configuration;

/// The step of a start that failed.
typedef enum cmh_step {
  CMH_STEP_HOST = 0, // neither an address nor `localhost`
  CMH_STEP_SOCKET,
  CMH_STEP_BIND,
  CMH_STEP_FILES,  // fewer open files are allowed than connections
  CMH_STEP_GUARD,  // the library does not lay out a head as the guard requires
  CMH_STEP_DAEMON, // the library did not start
  CMH_STEP_THREAD,
  CMH_STEP_TLS,         // the library was built without TLS
  CMH_STEP_CERTIFICATE, // no chain of certificates in PEM
  CMH_STEP_KEY,         // no private key in PEM
  CMH_STEP_KEY_MISMATCH,
} cmh_step;

typedef struct cmh_failure {
  cmh_step step;
  /// The system's error number. For `CMH_STEP_FILES` the number of allowed files, and for a
  /// certificate an argument of `cmh_certificate_words`.
  int64_t error;
} cmh_failure;

/// Reads a chain and its key, both in PEM; returns NULL and sets `failure` if they are unusable.
cmh_certificate *_Nullable cmh_certificate_create(const cmh_text *chain, const cmh_text *key,
                                                  cmh_failure *failure);
/// Returns when it expires, in seconds since 1970.
int64_t cmh_certificate_expires(const cmh_certificate *certificate);
/// Returns the message for a failure's `error`.
const char *cmh_certificate_words(int64_t error);
/// Releases a certificate.
void cmh_certificate_release(cmh_certificate *_Nullable certificate);

/// Binds, tests the guard and starts the loops; returns NULL and sets `failure` if one of them fails.
cmh_server *_Nullable cmh_server_start(const cmh_configuration *configuration,
                                       cmh_failure *failure);
/// Returns the port that it listens on.
uint16_t cmh_server_port(const cmh_server *server);
/// Returns the number of open connections.
size_t cmh_server_connections(const cmh_server *server);
/// Returns the bytes of unsent large replies; a kept one counts once.
size_t cmh_server_unsent(const cmh_server *server);
/// Returns the number of open streams.
size_t cmh_server_streams(const cmh_server *server);
/// Sets the certificate for new connections; only if the server was started with one.
void cmh_server_set_certificate(cmh_server *server, cmh_certificate *certificate);
/// Stops accepting, finishes pending work and joins the loops. Call it once, not on a loop's thread.
void cmh_server_stop(cmh_server *server);
/// Releases the server; its memory is freed with the last held stream.
void cmh_server_release(cmh_server *server);

/// Replies with malloc'ed bytes, which are always freed; returns false if memory ran out.
bool cmh_reply_bytes(cmh_exchange *exchange, unsigned status, void *_Nullable bytes, size_t length);
/// Replies with bytes that outlive the server.
bool cmh_reply_constant(cmh_exchange *exchange, unsigned status, const void *_Nullable bytes,
                        size_t length);
/// Replies with bytes that stay until `release` is called with `owner`, on any thread; it is always
/// called. Once its fields are added, it can be the reply to other requests. The caller releases the
/// result, which is NULL if memory ran out.
cmh_kept *_Nullable cmh_reply_keep(cmh_exchange *exchange, unsigned status,
                                   const void *_Nullable bytes, size_t length,
                                   void (*release)(void *owner), void *owner);
/// Replies with a kept reply, to which no field can be added; on any loop.
void cmh_reply_again(cmh_exchange *exchange, cmh_kept *kept);
/// Releases a kept reply.
void cmh_kept_release(cmh_kept *kept);
/// Makes a stream that lives for `age`, with one reference for the caller; NULL if memory ran out.
cmh_stream *_Nullable cmh_stream_create(cmh_exchange *exchange, int64_t age);
/// Replies with a stream; `body` is always passed to `closed`. Returns false if memory ran out.
bool cmh_reply_stream(cmh_exchange *exchange, unsigned status, cmh_stream *stream, void *body);
/// Adds a field to the reply's head; returns false if its value is invalid or memory ran out.
bool cmh_reply_field(cmh_exchange *exchange, const char *name, const char *value);
/// The maximum bytes of an entity tag's epoch.
#define CMH_EPOCH_LIMIT 64
/// Adds an `ETag` of a number and, if it is not empty, an epoch. Returns false if the epoch is too long
/// or memory ran out.
bool cmh_reply_entity_tag(cmh_exchange *exchange, uint64_t number, const char *epoch);
/// Holds the new reply until it may leave; the caller releases the result, which is NULL if memory
/// ran out.
cmh_hold *_Nullable cmh_hold_create(cmh_exchange *exchange, void *hold);
/// Allows the reply to leave; from any thread, even after the reply is gone.
void cmh_hold_leave(cmh_hold *hold);
/// Wakes the loops for all replies that may leave.
void cmh_hold_kick(cmh_hold *hold);
/// Releases a hold.
void cmh_hold_release(cmh_hold *hold);
/// Discards the reply, so that another can be made.
void cmh_reply_discard(cmh_exchange *exchange);

/// Takes a stream out of the loop; only within `read`.
void cmh_stream_suspend(cmh_stream *stream);
/// Puts it back; from any thread and repeatedly, even after its connection is gone.
void cmh_stream_resume(cmh_stream *stream);
/// Wakes the loops for all resumed streams.
void cmh_stream_kick(cmh_stream *stream);
/// Releases a stream.
void cmh_stream_release(cmh_stream *stream);

#pragma clang assume_nonnull end
