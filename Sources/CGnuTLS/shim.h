// GnuTLS, a dependency of libmicrohttpd: its SHA-256 and its constant-time comparison.
#pragma once
#include <gnutls/gnutls.h>
#include <gnutls/crypto.h>
