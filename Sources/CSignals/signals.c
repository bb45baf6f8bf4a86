#define _GNU_SOURCE
#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const int told[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGCHLD};
static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE};
enum { told_count = sizeof told / sizeof *told, fatal_count = sizeof fatal / sizeof *fatal };

static int pipe_ends[2] = {-1, -1};
static struct sigaction former_told[told_count], former_fatal[fatal_count], former_pipe;
static bool catches_fatal;

static struct termios modes;
static int modes_descriptor = -1;
static int restore_output = -1;
static char restore_bytes[512];
static size_t restore_count;
static atomic_bool is_armed;

static int held_messages = -1;
static int real_messages = -1;

static void tell(int signal) {
    int saved = errno;
    unsigned char byte = (unsigned char)signal;
    ssize_t written = write(pipe_ends[1], &byte, 1);
    (void)written;  // A full pipe has enough to read.
    errno = saved;
}

static void write_all(int descriptor, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0 && errno != EINTR) return;
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        }
    }
}

/// Only calls that a signal handler may make (signal-safety(7)).
static void give_back(void) {
    if (!atomic_exchange(&is_armed, false)) return;
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigaction(SIGTTOU, &ignore, NULL);
    write_all(restore_output, restore_bytes, restore_count);
    if (modes_descriptor >= 0) tcsetattr(modes_descriptor, TCSANOW, &modes);
    csignals_release_messages();
}

/// A frame is on its way, written by that thread.
static atomic_bool is_writing;
static pthread_t writer;
static atomic_bool is_dying;

/// Lets another thread finish the frame that it writes, for what is left of it would land on the shell's
/// screen; at most 200 ms. No frame is begun after.
static void await_frame(void) {
    atomic_store(&is_dying, true);
    for (int tries = 0; tries < 200 && atomic_load(&is_writing); tries++) {
        if (pthread_equal(writer, pthread_self())) return;
        struct timespec moment = {0, 1000000};
        nanosleep(&moment, NULL);
    }
}

static void die_of_fatal(int signal) {
    await_frame();
    give_back();
    // The action was reset and the signal is not blocked (SA_RESETHAND, SA_NODEFER).
    raise(signal);
}

static void set_action(int signal, void (*handler)(int), int flags, struct sigaction *former) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigfillset(&action.sa_mask);
    for (int i = 0; i < fatal_count; i++) sigdelset(&action.sa_mask, fatal[i]);
    sigaction(signal, &action, former);
}

int csignals_open(void) {
    if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
    for (int i = 0; i < told_count; i++) {
        sigaction(told[i], NULL, &former_told[i]);
        bool stays = former_told[i].sa_handler == SIG_IGN && told[i] != SIGTSTP && told[i] != SIGCHLD;
        if (!stays) set_action(told[i], tell, SA_RESTART | SA_NOCLDSTOP, NULL);
    }
    // A mask is inherited too: whoever started us may have blocked what we must hear.
    sigset_t heard;
    sigemptyset(&heard);
    for (int i = 0; i < told_count; i++) sigaddset(&heard, told[i]);
    pthread_sigmask(SIG_UNBLOCK, &heard, NULL);
    set_action(SIGPIPE, SIG_IGN, 0, &former_pipe);
    return pipe_ends[0];
}

void csignals_close(void) {
    if (pipe_ends[0] < 0) return;
    for (int i = 0; i < told_count; i++) sigaction(told[i], &former_told[i], NULL);
    sigaction(SIGPIPE, &former_pipe, NULL);
    if (catches_fatal) {
        for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &former_fatal[i], NULL);
        catches_fatal = false;
    }
    close(pipe_ends[0]);
    close(pipe_ends[1]);
    pipe_ends[0] = pipe_ends[1] = -1;
}

bool csignals_remember(int descriptor) {
    modes_descriptor = tcgetattr(descriptor, &modes) == 0 ? descriptor : -1;
    return modes_descriptor >= 0;
}

void csignals_arm(int output, const char *bytes, size_t count) {
    static bool is_registered;
    if (!is_registered) is_registered = atexit(give_back) == 0;
    restore_output = output;
    restore_count = count < sizeof restore_bytes ? count : sizeof restore_bytes;
    memcpy(restore_bytes, bytes, restore_count);
    if (!catches_fatal) {
        for (int i = 0; i < fatal_count; i++) {
            set_action(fatal[i], die_of_fatal, SA_ONSTACK | SA_RESETHAND | SA_NODEFER, &former_fatal[i]);
        }
        catches_fatal = true;
    }
    atomic_store(&is_armed, true);
}

void csignals_disarm(void) { atomic_store(&is_armed, false); }

void csignals_guard_thread(void) {
    // The thread keeps it for life; the runtime may have given it one already.
    enum { stack_bytes = 64 * 1024 };
    stack_t stack;
    if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE)) return;
    stack = (stack_t){.ss_sp = malloc(stack_bytes), .ss_size = stack_bytes};
    if (stack.ss_sp) sigaltstack(&stack, NULL);
}

void csignals_hold_messages(void) {
    if (held_messages >= 0 || !isatty(STDERR_FILENO)) return;
    held_messages = memfd_create("messages", MFD_CLOEXEC);
    if (held_messages < 0) return;
    fcntl(held_messages, F_SETFL, O_APPEND);
    real_messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (real_messages < 0 || dup2(held_messages, STDERR_FILENO) < 0) {
        close(held_messages);
        held_messages = -1;
    }
}

void csignals_release_messages(void) {
    if (held_messages < 0) return;
    dup2(real_messages, STDERR_FILENO);
    struct stat status;
    char buffer[1024];
    off_t end = fstat(held_messages, &status) == 0 ? status.st_size : 0;
    off_t start = end > 16 * 1024 ? end - 16 * 1024 : 0;
    while (start < end) {
        ssize_t count = pread(held_messages, buffer, sizeof buffer, start);
        if (count <= 0) break;
        write_all(real_messages, buffer, (size_t)count);
        start += count;
    }
    close(held_messages);
    close(real_messages);
    held_messages = real_messages = -1;
}

void csignals_block(sigset_t *former) {
    sigset_t all;
    sigfillset(&all);
    for (int i = 0; i < fatal_count; i++) sigdelset(&all, fatal[i]);
    pthread_sigmask(SIG_BLOCK, &all, former);
    writer = pthread_self();
    atomic_store(&is_writing, true);
    if (!atomic_load(&is_dying)) return;
    // Another thread is about to give the terminal back and die.
    atomic_store(&is_writing, false);
    for (;;) pause();
}

void csignals_unblock(const sigset_t *former) {
    atomic_store(&is_writing, false);
    pthread_sigmask(SIG_SETMASK, former, NULL);
}

void csignals_stop_job(void) {
    struct sigaction former;
    set_action(SIGTSTP, SIG_DFL, 0, &former);
    kill(0, SIGTSTP);
    // The stop may come a moment later, by way of another thread: SIGCONT's byte says that it is over. A job
    // that nobody can bring back is never stopped (POSIX, orphaned process groups); it goes on by itself.
    struct pollfd told_end = {.fd = pipe_ends[0], .events = POLLIN};
    poll(&told_end, 1, 200);
    sigaction(SIGTSTP, &former, NULL);
}

void csignals_die(int signal) {
    give_back();
    csignals_release_messages();
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(signal, &action, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(signal);
    _exit(128 + signal);
}
