#pragma once
#include <sqlite3.h>

// What Swift cannot call: variadic functions, and destructors that are cast integers.

/// Turns a connection's switch on or off; returns a result code.
static inline int vistazo_sqlite_switch(sqlite3 *connection, int option, int on) {
    return sqlite3_db_config(connection, option, on, (int *)0);
}

/// Binds a copy of the bytes as UTF-8 text.
static inline int vistazo_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of the bytes.
static inline int vistazo_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
