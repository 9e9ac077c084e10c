// The callbacks for the library; files that include its header include this one after it.
#pragma once

#include "bridge.h"

#include <gnutls/abstract.h>

void *cmh_on_target(void *context, const char *target, struct MHD_Connection *connection);
enum MHD_Result cmh_on_request(void *context, struct MHD_Connection *connection, const char *url,
                               const char *method, const char *version, const char *bytes,
                               size_t *length, void **request);
void cmh_on_completed(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode code);
void cmh_on_connection(void *context, struct MHD_Connection *connection, void **socket_context,
                       enum MHD_ConnectionNotificationCode code);
int cmh_tls_no_certificate(gnutls_session_t session, const gnutls_datum_t *names, int count,
                           const gnutls_pk_algorithm_t *algorithms, int algorithm_count,
                           gnutls_pcert_st **chain, unsigned *length, gnutls_privkey_t *key);
