// Debian's SQLite, for SessionStorage alone.
#pragma once
#include <sqlite3.h>

/// Turns off SQLite's memory statistics, which nothing reads, so that it takes no lock for each allocation.
/// Before the first connection; its function is variadic, which Swift does not import.
static inline int sqlite3_config_no_memory_status(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
