#pragma once
#include <stddef.h>

// The files that the service answers with, embedded so that the binary needs none beside it.

typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} web_asset;

// The one-screen tour for a terminal.
web_asset web_tour(void);
// The page for a browser.
web_asset web_index(void);
// The API's contract.
web_asset web_openapi(void);
