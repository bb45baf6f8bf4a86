// Starting and ending programs: what must happen between fork and exec, where Swift cannot run.
#pragma once
#include <stddef.h>
#include <sys/types.h>

/// What is to be run, and what it may use.
typedef struct {
    const char *_Nonnull path;
    /// The program's name first, NULL last.
    char *_Nullable const *_Nonnull arguments;
    char *_Nullable const *_Nonnull environment;
    /// Where it runs; NULL for where we are.
    const char *_Nullable folder;
    /// From vistazo_sandbox; -1 for none.
    int sandbox;
    /// Wall time, counted from when it was started; infinity for no limit.
    double seconds;
    /// KiB that all its processes together may hold; 0 for no limit.
    long memory;
    /// Processes that may live at a time; 0 for no limit.
    int processes;
    /// 1 to end every process that comes of it, 0 to end its process group only.
    int is_contained;
} VistazoOrder;

/// Why a run is over.
typedef enum {
    /// Nobody said: its keeper was killed.
    vistazo_lost = 0,
    /// Its process ended.
    vistazo_ended,
    /// There was none: `error` says why.
    vistazo_not_started,
    vistazo_out_of_time,
    vistazo_out_of_memory,
    vistazo_out_of_processes,
    /// We asked for it.
    vistazo_stopped,
} VistazoCause;

/// Which step of a start failed.
typedef enum {
    /// A process or a descriptor more than there may be.
    vistazo_preparing = 0,
    /// The folder it was to run in.
    vistazo_entering,
    vistazo_confining,
    vistazo_executing,
} VistazoStep;

/// How a run ended.
typedef struct {
    VistazoCause cause;
    /// Of a start that failed.
    VistazoStep step;
    int error;
    /// The exit code of its process, 0 where a signal ended it.
    int code;
    /// The signal that ended its process, 0 for none.
    int signal;
    /// The most memory that was seen, all processes together, in KiB.
    long peak;
    /// The most processes that were seen at a time.
    int processes;
    /// Seconds of processor time of all its processes that were waited for.
    double cpu;
    /// Seconds that its keeper used itself.
    double keeper_cpu;
} VistazoEnd;

/// A run: a keeper, which a starter of ours has made, and its child, the program.
typedef struct {
    /// Readable once the run is over, nothing of it lives and vistazo_collect can be called.
    int line;
    /// Our ends of its standard input, output and error: not blocking, closed on exec.
    int input;
    int output;
    int errors;
    /// Shared with the keeper.
    void *_Nullable page;
} VistazoChild;

/// Starts a program with all signals at their defaults, nothing open but the three pipes, no core dumps and files
/// that are the user's alone (umask 077). It leads a session and a process group of its own, so it has no terminal. A
/// file that is executable but of no known format is run by /bin/sh, as shells do; one that is just being written is
/// tried again for two seconds.
///
/// Nothing is waited for: that a program cannot be started is found when the run is over. A keeper holds it to its
/// limits and ends all that is left of it when its process ends, when we stop it and when we are killed.
///
/// Returns 0 or the error number of what failed; then there is no run.
int vistazo_spawn(const VistazoOrder *_Nonnull order, VistazoChild *_Nonnull child);

/// Asks for a run to be ended; `line` is readable when it is.
void vistazo_stop(const VistazoChild *_Nonnull child);

/// Ends a run whose keeper does not answer, as far as its processes are found.
void vistazo_force(const VistazoChild *_Nonnull child);

/// Whether a run is over. Costs one call of the system.
int vistazo_is_over(const VistazoChild *_Nonnull child);

/// Collects a run that is over and gives back what it held but for the three pipes.
void vistazo_collect(VistazoChild *_Nonnull child, VistazoEnd *_Nonnull end);

/// Whether the kernel can confine what a program writes: Landlock's version, 0 for none.
int vistazo_sandbox_version(void);

/// Makes a sandbox in which only folders (NULL last) can be written into, and the null devices.
///
/// Returns its descriptor, or -1 with errno: ENOSYS or EOPNOTSUPP where the kernel has none.
int vistazo_sandbox(char *_Nullable const *_Nonnull folders);

/// Gives back what a run holds, but for the three pipes, that is not over.
void vistazo_abandon(VistazoChild *_Nonnull child);

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
