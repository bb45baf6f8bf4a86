// Signals as bytes of a pipe, and handlers that give the terminal back before the process dies; beside them other
// things that happen to a process without its asking, each as a descriptor that can be polled.
#pragma once
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Turns SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT and SIGCHLD into bytes, each the number
/// of its signal, and ignores SIGPIPE. What was ignored before (`nohup`) stays so, SIGTSTP and SIGCHLD
/// excepted. Returns the end of a pipe to read from without waiting, -1 with errno where there is none.
int csignals_open(void);

/// Gives every signal back what it did before `csignals_open`, and closes the pipe.
void csignals_close(void);

/// Keeps the modes of the terminal `descriptor` as those to give back; false where it is none.
bool csignals_remember(int descriptor);

/// From now on SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS and SIGFPE, and `exit`, write `bytes` to `output`,
/// give the remembered modes back, print what standard error has held back, and the process dies by the
/// same signal. At most 512 bytes.
void csignals_arm(int output, const char *_Nonnull bytes, size_t count);

/// The terminal has been given back in an orderly way: the handlers only die.
void csignals_disarm(void);

/// Lets the calling thread handle a signal when its own stack is spent; once a thread.
void csignals_guard_thread(void);

/// Where standard error is a terminal, holds back what is written to it until `csignals_release_messages`,
/// so that no message is lost in the dashboard's screen or spoils it.
void csignals_hold_messages(void);

/// Prints the last 16 KiB that was held back to the real standard error.
void csignals_release_messages(void);

/// Keeps all but fatal signals from the calling thread while a frame is written. A fatal one that another
/// thread handles meanwhile waits for `csignals_unblock`, then gives the terminal back.
void csignals_block(sigset_t *_Nonnull former);
void csignals_unblock(const sigset_t *_Nonnull former);

/// Stops the whole job, as Ctrl-Z does, and returns when it goes on.
void csignals_stop_job(void);

/// Ends the process by `signal`, in the way it would have done without a handler.
void csignals_die(int signal);

/// Readable once the wall clock was set, or the machine slept; -1 where the system has no such descriptor.
int csignals_watch_clock(void);

/// Takes note that the clock was set, and waits for the next time.
void csignals_rewatch_clock(int descriptor);

/// Readable once a process has ended, whoever's child it is; -1 where there is none of that number, or no such
/// descriptor.
int csignals_watch_process(pid_t process);

#ifdef __cplusplus
}
#endif
