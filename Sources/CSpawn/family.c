#define _GNU_SOURCE
#include "family.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// `/proc/PID` and what follows; text of at most 64 bytes.
static void path_of(char *path, pid_t process, const char *rest) {
    strcpy(path, "/proc/");
    char digits[16];
    int count = 0;
    do digits[count++] = (char)('0' + process % 10);
    while ((process /= 10) > 0);
    char *end = path + strlen(path);
    while (count > 0) *end++ = digits[--count];
    strcpy(end, rest);
}

int read_small(const char *path, char *text, int capacity) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    int length = 0;
    while (length < capacity - 1) {
        ssize_t got = read(file, text + length, (size_t)(capacity - 1 - length));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        length += (int)got;
    }
    close(file);
    text[length] = 0;
    return length;
}

static long number_in(const char **text) {
    while (**text == ' ') ++*text;
    long number = 0;
    while (**text >= '0' && **text <= '9') number = number * 10 + (*(*text)++ - '0');
    return number;
}

/// What /proc/PID/stat says; 0 where the process is gone or dead.
static int look_at(pid_t process, long *threads, long *pages) {
    char path[64], text[512];
    path_of(path, process, "/stat");
    if (read_small(path, text, sizeof text) == 0) return 0;
    // Its name may hold anything, also a bracket and a blank.
    const char *at = strrchr(text, ')');
    if (at == NULL || at[1] == 0) return 0;
    at += 2;
    int is_dead = *at == 'Z' || *at == 'X';
    // Field 3 is here; 20 is the number of threads, 24 the pages in memory (proc(5)).
    for (int field = 3; field < 24; field++) {
        if (field == 20) {
            const char *number = at;
            *threads = number_in(&number);
        }
        at = strchr(at, ' ');
        if (at == NULL) return 0;
        at++;
    }
    *pages = number_in(&at);
    // Its first thread may have ended before the others.
    return !is_dead || *threads > 1;
}

static void add_children(Family *family, const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    char text[1024];
    long number = 0;
    ssize_t got;
    while ((got = read(file, text, sizeof text)) > 0) {
        for (ssize_t index = 0; index < got; index++) {
            if (text[index] >= '0' && text[index] <= '9') {
                number = number * 10 + (text[index] - '0');
            } else if (number > 0) {
                if (family->count < family_capacity) family->members[family->count++] = (pid_t)number;
                number = 0;
            }
        }
    }
    close(file);
}

static void add_children_of(Family *family, pid_t process, long threads) {
    char path[96];
    if (threads <= 1) {
        path_of(path, process, "/task/");
        char name[32];
        path_of(name, process, "/children");
        strcat(path, name + strlen("/proc/"));
        add_children(family, path);
        return;
    }
    // A child belongs to the thread that started it.
    path_of(path, process, "/task");
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    struct entry {
        uint64_t inode;
        int64_t offset;
        uint16_t length;
        uint8_t type;
        char name[];
    };
    _Alignas(struct entry) char entries[2048];
    long got;
    while ((got = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
        for (long at = 0; at < got;) {
            const struct entry *entry = (const struct entry *)(entries + at);
            at += entry->length;
            if (entry->name[0] == '.' || strlen(entry->name) > 12) continue;
            path_of(path, process, "/task/");
            strcat(path, entry->name);
            strcat(path, "/children");
            add_children(family, path);
        }
    }
    close(folder);
}

void family_find(Family *family, pid_t root) {
    family->count = 0;
    family->resident = family->largest = 0;
    long page = sysconf(_SC_PAGESIZE) / 1024;
    add_children_of(family, root, 1);
    int living = 0;
    for (int index = 0; index < family->count; index++) {
        pid_t process = family->members[index];
        long threads = 1, pages = 0;
        int lives = look_at(process, &threads, &pages);
        add_children_of(family, process, threads);
        if (!lives) continue;
        family->resident += pages * page;
        if (pages * page > family->largest) family->largest = pages * page;
        // Those that live move to the front; what has been looked at is not needed behind them.
        family->members[living++] = process;
    }
    family->count = living;
}

long family_share(const Family *family) {
    long share = 0;
    for (int index = 0; index < family->count; index++) {
        char path[64], text[1024];
        path_of(path, family->members[index], "/smaps_rollup");
        const char *at = read_small(path, text, sizeof text) > 0 ? strstr(text, "\nPss:") : NULL;
        if (at == NULL) {
            // It may have ended, or be none of our business to look into: then what it has counts whole.
            long threads = 1, pages = 0;
            if (look_at(family->members[index], &threads, &pages)) share += pages * (sysconf(_SC_PAGESIZE) / 1024);
            continue;
        }
        at += strlen("\nPss:");
        share += number_in(&at);
    }
    return share;
}

void family_kill(const Family *family) {
    for (int index = 0; index < family->count; index++) kill(family->members[index], SIGKILL);
}
