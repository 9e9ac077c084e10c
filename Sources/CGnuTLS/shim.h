// GnuTLS, which libmicrohttpd brings along: its SHA-256 and its comparison in constant time.
#pragma once
#include <gnutls/gnutls.h>
#include <gnutls/crypto.h>
