// Debian's SQLite, for SessionStorage only.
#pragma once
#include <sqlite3.h>

/// Turns off SQLite's unused memory statistics, so that it takes no lock for each allocation. Call it
/// before the first connection; SQLite's function is variadic, which Swift does not import.
static inline int sqlite3_config_no_memory_status(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
