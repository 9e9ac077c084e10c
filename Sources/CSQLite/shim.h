// Debian's SQLite, for SessionStorage alone.
#pragma once
#include <sqlite3.h>

/// Has SQLite not count its memory, which nobody asks for, so that no lock is taken for each piece of it.
/// Before the first connection; its function is variadic, which Swift does not import.
static inline int sqlite3_config_no_memory_status(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
