#pragma once
#include <stddef.h>

// The files that the service answers with, embedded so that the binary needs none beside it.

typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} web_asset;

// The one-screen tour for a terminal.
web_asset web_tour(void);
// The API's contract.
web_asset web_openapi(void);
// A file of the page by its name in `web`, or null where there is none.
const web_asset *_Nullable web_file(const char *_Nonnull name);
