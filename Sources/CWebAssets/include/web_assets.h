#pragma once
#include <stddef.h>

// The service's files, embedded so that the binary needs no others.

typedef struct {
  // Null if there is no such file.
  const unsigned char *_Nullable bytes;
  size_t count;
} web_asset;

// The one-screen tour for a terminal.
web_asset web_tour(void);
// A part of the API's contract by its name, as in `contract/NAME.yaml`.
web_asset web_contract(const char *_Nonnull name);
// A file of cases by its name, as in `cases/NAME.txt`: requests with UIKit's whole response.
web_asset web_cases(const char *_Nonnull name);
// A file of the package that `fenestra probe` writes, by its path in `probe`.
web_asset web_probe(const char *_Nonnull name);
// A file of the page by its path in `web`.
web_asset web_file(const char *_Nonnull name);
// The name of the page's file with this number, counted from 0; null after the last.
const char *_Nullable web_file_name(size_t number);
