// TLS by GnuTLS, through the library. A connection keeps its first certificate, so that a renewed
// one affects only new connections.
#include "bridge.h"

#include <gnutls/x509.h>
#include <microhttpd.h>
#include <stdlib.h>

#include "exchange.h"

struct cmh_certificate {
  atomic_uint references;
  gnutls_certificate_credentials_t credentials;
  int64_t expires;
};

/// TLS 1.2 has only suites with forward secrecy and authenticated encryption, as TLS 1.3 always has.
const char *const cmh_tls_priorities =
    "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA:+ECDHE-RSA"
    ":-CIPHER-ALL:+AES-256-GCM:+CHACHA20-POLY1305:+AES-128-GCM:-MAC-ALL:+AEAD";

static gnutls_datum_t datum(const cmh_text *text) {
  return (gnutls_datum_t){(unsigned char *)(uintptr_t)text->bytes, (unsigned)text->length};
}

/// Returns when the first certificate of the chain expires, or a negative error.
static int64_t expiry(const gnutls_datum_t *chain) {
  gnutls_x509_crt_t *certificates;
  unsigned count;
  int error = gnutls_x509_crt_list_import2(&certificates, &count, chain, GNUTLS_X509_FMT_PEM,
                                           GNUTLS_X509_CRT_LIST_SORT);
  if (error < 0) return error;
  int64_t expires = gnutls_x509_crt_get_expiration_time(certificates[0]);
  for (unsigned i = 0; i < count; i++) gnutls_x509_crt_deinit(certificates[i]);
  gnutls_free(certificates);
  return expires;
}

static int check_key(const gnutls_datum_t *key) {
  gnutls_x509_privkey_t parsed;
  int error = gnutls_x509_privkey_init(&parsed);
  if (error < 0) return error;
  error = gnutls_x509_privkey_import2(parsed, key, GNUTLS_X509_FMT_PEM, NULL, 0);
  gnutls_x509_privkey_deinit(parsed);
  return error;
}

cmh_certificate *cmh_certificate_create(const cmh_text *chain, const cmh_text *key,
                                        cmh_failure *failure) {
  *failure = (cmh_failure){CMH_STEP_TLS, 0};
  if (MHD_is_feature_supported(MHD_FEATURE_TLS) != MHD_YES) return NULL;
  gnutls_datum_t chain_pem = datum(chain), key_pem = datum(key);
  // One by one, since reading both at once does not tell which is at fault.
  int64_t expires = expiry(&chain_pem);
  *failure = (cmh_failure){CMH_STEP_CERTIFICATE, expires};
  if (expires < 0) return NULL;
  *failure = (cmh_failure){CMH_STEP_KEY, check_key(&key_pem)};
  if (failure->error < 0) return NULL;

  cmh_certificate *certificate = calloc(1, sizeof *certificate);
  if (!certificate) return NULL;
  atomic_init(&certificate->references, 1);
  certificate->expires = expires;
  int error = gnutls_certificate_allocate_credentials(&certificate->credentials);
  if (error >= 0)
    error = gnutls_certificate_set_x509_key_mem2(certificate->credentials, &chain_pem, &key_pem,
                                                 GNUTLS_X509_FMT_PEM, NULL, 0);
  if (error >= 0) return certificate;
  *failure = (cmh_failure){CMH_STEP_KEY_MISMATCH, error};
  cmh_certificate_release(certificate);
  return NULL;
}

int64_t cmh_certificate_expires(const cmh_certificate *certificate) { return certificate->expires; }

const char *cmh_certificate_words(int64_t error) { return gnutls_strerror((int)error); }

void cmh_certificate_release(cmh_certificate *certificate) {
  if (!certificate || atomic_fetch_sub(&certificate->references, 1) != 1) return;
  if (certificate->credentials) gnutls_certificate_free_credentials(certificate->credentials);
  free(certificate);
}

void cmh_server_set_certificate(cmh_server *server, cmh_certificate *certificate) {
  atomic_fetch_add(&certificate->references, 1);
  pthread_mutex_lock(&server->certificate_lock);
  cmh_certificate *old = server->certificate;
  server->certificate = certificate;
  pthread_mutex_unlock(&server->certificate_lock);
  cmh_certificate_release(old);
}

// On the loop's thread

/// The library's callback for a session without a certificate, which never occurs.
int cmh_tls_no_certificate(gnutls_session_t session, const gnutls_datum_t *names, int count,
                           const gnutls_pk_algorithm_t *algorithms, int algorithm_count,
                           gnutls_pcert_st **chain, unsigned *length, gnutls_privkey_t *key) {
  (void)session, (void)names, (void)count, (void)algorithms, (void)algorithm_count;
  (void)chain, (void)length, (void)key;
  return -1;
}

static gnutls_session_t session_of(const cmh_exchange *exchange) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(exchange->connection, MHD_CONNECTION_INFO_GNUTLS_SESSION);
  return info ? info->tls_session : NULL;
}

/// Gives a connection the server's certificate before its handshake; returns false on failure.
bool cmh_tls_begin(cmh_exchange *exchange) {
  cmh_server *server = exchange->loop->server;
  pthread_mutex_lock(&server->certificate_lock);
  cmh_certificate *certificate = server->certificate;
  atomic_fetch_add(&certificate->references, 1);
  pthread_mutex_unlock(&server->certificate_lock);
  exchange->certificate = certificate;
  gnutls_session_t session = session_of(exchange);
  return session && gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE,
                                           certificate->credentials) == GNUTLS_E_SUCCESS;
}

/// Sends bytes past the library; returns false before the handshake is done.
bool cmh_tls_send(cmh_exchange *exchange, const char *bytes, size_t length) {
  gnutls_session_t session = session_of(exchange);
  return session && gnutls_record_send(session, bytes, length) >= 0;
}

/// Announces that nothing more will be sent.
void cmh_tls_bye(cmh_exchange *exchange) {
  gnutls_session_t session = session_of(exchange);
  if (session) gnutls_bye(session, GNUTLS_SHUT_WR);
}
