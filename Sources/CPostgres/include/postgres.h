// libpq, loaded on first use, so that a process without PostgreSQL neither links nor starts it.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A libpq connection.
typedef struct pg_conn postgres_connection;
/// A libpq result.
typedef struct pg_result postgres_result;

/// A notification; free it with `postgres_free`. The beginning of libpq's own structure.
typedef struct {
  char *_Nullable channel;
  int sender;
  char *_Nullable payload;
} postgres_notification;

/// The event that a new connection waits for.
enum postgres_polling {
  postgres_polling_failed = 0,
  postgres_polling_reading = 1,
  postgres_polling_writing = 2,
  postgres_polling_ok = 3,
};

/// The kind of a result.
enum postgres_status {
  postgres_status_command_ok = 1,
  postgres_status_tuples_ok = 2,
  postgres_status_pipeline_sync = 10,
  postgres_status_pipeline_aborted = 11,
};

/// The code of an error's field: SQLSTATE.
enum { postgres_field_state = 'C' };

/// Loads libpq; returns the error, or NULL. Call it before any other function. Thread-safe.
const char *_Nullable postgres_load(void);

postgres_connection *_Nullable postgres_start(
  const char *_Nullable const *_Nonnull names, const char *_Nullable const *_Nonnull values);
int postgres_poll(postgres_connection *connection);
void postgres_finish(postgres_connection *connection);
int postgres_is_ok(postgres_connection *connection);
int postgres_socket(postgres_connection *connection);
int postgres_server_version(postgres_connection *connection);
const char *_Nullable postgres_error(postgres_connection *connection);
/// Counts the server's warnings in `count`, which must live as long as the connection, and prints nothing.
void postgres_count_warnings(postgres_connection *connection, int *count);

int postgres_enter_pipeline(postgres_connection *connection);
int postgres_set_nonblocking(postgres_connection *connection);
int postgres_send_prepare(
  postgres_connection *connection, const char *name, const char *sql, int count,
  const uint32_t *_Nullable types);
int postgres_send_prepared(
  postgres_connection *connection, const char *name, int count,
  const char *_Nullable const *_Nullable values, const int *_Nullable lengths,
  const int *_Nullable formats);
int postgres_send_parameters(
  postgres_connection *connection, const char *sql, int count, const uint32_t *_Nullable types,
  const char *_Nullable const *_Nullable values, const int *_Nullable lengths,
  const int *_Nullable formats);
int postgres_send_sync(postgres_connection *connection);
int postgres_flush(postgres_connection *connection);
int postgres_consume(postgres_connection *connection);
int postgres_is_busy(postgres_connection *connection);
postgres_result *_Nullable postgres_next_result(postgres_connection *connection);
postgres_notification *_Nullable postgres_next_notification(postgres_connection *connection);

/// Makes an eventfd, which becomes readable once eight bytes are written to it, or returns -1.
int postgres_make_bell(void);

int postgres_result_status(const postgres_result *result);
const char *_Nullable postgres_result_error(const postgres_result *result);
const char *_Nullable postgres_result_field(const postgres_result *result, int field);
int postgres_row_count(const postgres_result *result);
int postgres_is_null(const postgres_result *result, int row, int column);
const char *_Nullable postgres_value(const postgres_result *result, int row, int column);
int postgres_length(const postgres_result *result, int row, int column);
void postgres_clear(postgres_result *_Nullable result);
void postgres_free(void *_Nullable pointer);

#pragma clang assume_nonnull end
