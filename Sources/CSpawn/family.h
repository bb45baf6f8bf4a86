// Who comes of a process, by what /proc says.
#pragma once
#include <sys/types.h>

enum { family_capacity = 4096 };

/// The living processes that come of one, and what they hold.
typedef struct {
    int count;
    /// KiB in memory, shared pages counted for each process that has them.
    long resident;
    /// KiB of the one that has most.
    long largest;
    pid_t members[family_capacity];
} Family;

/// Finds all that come of a process and are its children's children to any depth. Only async-signal-safe calls.
void family_find(Family *family, pid_t root);

/// KiB in memory, shared pages divided among those that have them: what would be freed if all ended.
long family_share(const Family *family);

/// Sends SIGKILL to each.
void family_kill(const Family *family);

/// Reads a small file of /proc whole; the number of bytes, 0 where it cannot be read. The text ends with a zero.
int read_small(const char *path, char *text, int capacity);
