// Debian's SQLite, for SessionStorage alone.
#pragma once
#include <sqlite3.h>
