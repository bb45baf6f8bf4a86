#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock (landlock(7)). Its header may be older than the kernel, so its numbers stand here.
enum { create_ruleset = 444, add_rule = 445, ask_version = 1, path_beneath = 1, scope_signals = 2 };

enum {
    write_file = 1 << 1,
    remove_and_make = 0x1FF0,
    refer = 1 << 13,
    truncate_file = 1 << 14,
};

struct ruleset {
    uint64_t file_rights;
    uint64_t network_rights;
    uint64_t scopes;
};

struct __attribute__((packed)) beneath {
    uint64_t rights;
    int32_t folder;
};

int vistazo_sandbox_version(void) {
    long version = syscall(create_ruleset, NULL, 0, ask_version);
    return version > 0 ? (int)version : 0;
}

static int allow(int sandbox, const char *path, uint64_t rights) {
    struct beneath rule = {rights, open(path, O_PATH | O_CLOEXEC)};
    if (rule.folder < 0) return -1;
    long result = syscall(add_rule, sandbox, path_beneath, &rule, 0);
    int reason = errno;
    close(rule.folder);
    errno = reason;
    return (int)result;
}

int vistazo_sandbox(char *const *folders) {
    int version = vistazo_sandbox_version();
    if (version == 0) {
        if (errno == 0) errno = ENOSYS;
        return -1;
    }
    uint64_t rights = write_file | remove_and_make;
    if (version >= 2) rights |= refer;
    if (version >= 3) rights |= truncate_file;
    // From version 6 its processes send signals to each other only.
    struct ruleset ruleset = {rights, 0, version >= 6 ? scope_signals : 0};
    size_t size = version >= 6 ? sizeof ruleset : version >= 4 ? 16 : 8;
    int sandbox = (int)syscall(create_ruleset, &ruleset, size, 0);
    if (sandbox < 0) return -1;
    for (size_t index = 0; folders[index] != NULL; index++) {
        if (allow(sandbox, folders[index], rights) != 0) {
            int reason = errno;
            close(sandbox);
            errno = reason;
            return -1;
        }
    }
    const char *devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
    for (size_t index = 0; index < sizeof devices / sizeof *devices; index++) {
        // One that is not there is no loss.
        (void)allow(sandbox, devices[index], rights & (write_file | truncate_file));
    }
    return sandbox;
}
