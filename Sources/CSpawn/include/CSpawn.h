// Starting and ending child processes: what must happen between fork and exec, where Swift cannot run.
#pragma once
#include <stddef.h>
#include <sys/types.h>

/// A started child. It leads a session and a process group of its own, so it has no terminal.
typedef struct {
    pid_t pid;
    /// Readable once the child has ended; -1 where the kernel has no such descriptors.
    int exit;
    /// Our ends of its standard input, output and error: not blocking, closed on exec.
    int input;
    int output;
    int errors;
} VistazoChild;

/// How a child ended.
typedef struct {
    /// Its exit code, 0 where a signal ended it.
    int code;
    /// The signal that ended it, 0 for none.
    int signal;
    /// The most memory it held at a time, in KiB.
    long peak;
    /// Seconds of processor time, of itself and the children that it waited for.
    double cpu;
} VistazoEnd;

/// Starts a program with all signals at their defaults, nothing open but the three pipes and, where it is not
/// NULL, in a folder. A file that is executable but of no known format is run by /bin/sh, as shells do.
///
/// Returns 0 or the error number of what failed; then there is no child. A file that is just being written is ETXTBSY
/// at once: whoever can wait tries again.
int vistazo_spawn(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const char *_Nullable folder, VistazoChild *_Nonnull child);

/// 1 where the child has ended, without collecting it: its number, and so its group's, stays taken until
/// vistazo_reap.
int vistazo_has_ended(pid_t pid);

/// Collects a child that has ended; 0 where it has not, -1 where it is no child of ours.
int vistazo_reap(pid_t pid, VistazoEnd *_Nonnull end);

/// Like write(2), but a closed pipe is only EPIPE and never SIGPIPE, whatever the process does with that signal.
ssize_t vistazo_write(int descriptor, const void *_Nonnull bytes, size_t count);

/// Starts a program of the system that is not an extension, in the folder and with the environment given: all signals
/// at their defaults, its input `/dev/null`, nothing else open. Without a slash it is searched for by this process's
/// PATH. It outlives this process.
///
/// `output` and `errors` are descriptors for what it writes, `/dev/null` where they are negative. In a `session` of its
/// own it has no terminal. Returns 0 or an error number.
int vistazo_start(
    const char *_Nonnull program, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, int output, int errors, int session, pid_t *_Nonnull child);
