#include "postgres.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>

typedef void (*notice_processor)(void *context, const char *message);

// The functions of libpq, in the types of its documentation; its status and field codes are stable.
#define FUNCTIONS(X) \
  X(postgres_connection *, PQconnectStartParams, (const char *const *, const char *const *, int)) \
  X(int, PQconnectPoll, (postgres_connection *)) \
  X(void, PQfinish, (postgres_connection *)) \
  X(int, PQstatus, (const postgres_connection *)) \
  X(int, PQsocket, (const postgres_connection *)) \
  X(int, PQserverVersion, (const postgres_connection *)) \
  X(char *, PQerrorMessage, (const postgres_connection *)) \
  X(notice_processor, PQsetNoticeProcessor, (postgres_connection *, notice_processor, void *)) \
  X(int, PQenterPipelineMode, (postgres_connection *)) \
  X(int, PQsetnonblocking, (postgres_connection *, int)) \
  X(int, PQsendPrepare, \
    (postgres_connection *, const char *, const char *, int, const uint32_t *)) \
  X(int, PQsendQueryPrepared, \
    (postgres_connection *, const char *, int, const char *const *, const int *, const int *, int)) \
  X(int, PQsendQueryParams, \
    (postgres_connection *, const char *, int, const uint32_t *, const char *const *, const int *, \
     const int *, int)) \
  X(int, PQpipelineSync, (postgres_connection *)) \
  X(int, PQflush, (postgres_connection *)) \
  X(int, PQconsumeInput, (postgres_connection *)) \
  X(int, PQisBusy, (postgres_connection *)) \
  X(postgres_result *, PQgetResult, (postgres_connection *)) \
  X(postgres_notification *, PQnotifies, (postgres_connection *)) \
  X(int, PQresultStatus, (const postgres_result *)) \
  X(char *, PQresultErrorMessage, (const postgres_result *)) \
  X(char *, PQresultErrorField, (const postgres_result *, int)) \
  X(int, PQntuples, (const postgres_result *)) \
  X(int, PQgetisnull, (const postgres_result *, int, int)) \
  X(char *, PQgetvalue, (const postgres_result *, int, int)) \
  X(int, PQgetlength, (const postgres_result *, int, int)) \
  X(void, PQclear, (postgres_result *)) \
  X(void, PQfreemem, (void *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char failure[256];

static void load(void) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    snprintf(failure, sizeof failure, "%s", dlerror());
    return;
  }
#define FIND(result, name, parameters) \
  *(void **)&name = dlsym(library, #name); \
  if (name == NULL) snprintf(failure, sizeof failure, "libpq has no %s: version 14 is needed", #name);
  FUNCTIONS(FIND)
}

const char *postgres_load(void) {
  pthread_once(&once, load);
  return failure[0] == 0 ? NULL : failure;
}

postgres_connection *postgres_start(const char *const *names, const char *const *values) {
  return PQconnectStartParams(names, values, 1);
}
int postgres_poll(postgres_connection *connection) { return PQconnectPoll(connection); }
void postgres_finish(postgres_connection *connection) { PQfinish(connection); }
int postgres_is_ok(postgres_connection *connection) { return PQstatus(connection) == 0; }
int postgres_socket(postgres_connection *connection) { return PQsocket(connection); }
int postgres_server_version(postgres_connection *connection) { return PQserverVersion(connection); }
const char *postgres_error(postgres_connection *connection) { return PQerrorMessage(connection); }

// Notices and warnings arrive the same way and differ in their first word.
static void count_warning(void *count, const char *message) {
  if (strncmp(message, "WARNING", 7) == 0) ++*(int *)count;
}
void postgres_count_warnings(postgres_connection *connection, int *count) {
  PQsetNoticeProcessor(connection, count_warning, count);
}

int postgres_enter_pipeline(postgres_connection *connection) { return PQenterPipelineMode(connection); }
int postgres_set_nonblocking(postgres_connection *connection) {
  return PQsetnonblocking(connection, 1) == 0;
}
int postgres_send_prepare(
  postgres_connection *connection, const char *name, const char *sql, int count,
  const uint32_t *types) {
  return PQsendPrepare(connection, name, sql, count, types);
}
int postgres_send_prepared(
  postgres_connection *connection, const char *name, int count, const char *const *values,
  const int *lengths, const int *formats) {
  return PQsendQueryPrepared(connection, name, count, values, lengths, formats, 1);
}
int postgres_send_parameters(
  postgres_connection *connection, const char *sql, int count, const uint32_t *types,
  const char *const *values, const int *lengths, const int *formats) {
  return PQsendQueryParams(connection, sql, count, types, values, lengths, formats, 1);
}
int postgres_send_sync(postgres_connection *connection) { return PQpipelineSync(connection); }
int postgres_flush(postgres_connection *connection) { return PQflush(connection); }
int postgres_consume(postgres_connection *connection) { return PQconsumeInput(connection); }
int postgres_is_busy(postgres_connection *connection) { return PQisBusy(connection); }
postgres_result *postgres_next_result(postgres_connection *connection) { return PQgetResult(connection); }
postgres_notification *postgres_next_notification(postgres_connection *connection) {
  return PQnotifies(connection);
}

int postgres_make_bell(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

int postgres_result_status(const postgres_result *result) { return PQresultStatus(result); }
const char *postgres_result_error(const postgres_result *result) { return PQresultErrorMessage(result); }
const char *postgres_result_field(const postgres_result *result, int field) {
  return PQresultErrorField(result, field);
}
int postgres_row_count(const postgres_result *result) { return PQntuples(result); }
int postgres_is_null(const postgres_result *result, int row, int column) {
  return PQgetisnull(result, row, column);
}
const char *postgres_value(const postgres_result *result, int row, int column) {
  return PQgetvalue(result, row, column);
}
int postgres_length(const postgres_result *result, int row, int column) {
  return PQgetlength(result, row, column);
}
void postgres_clear(postgres_result *result) { PQclear(result); }
void postgres_free(void *pointer) { PQfreemem(pointer); }
