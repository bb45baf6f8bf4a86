#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "keeper.h"

// A fork costs the more the more memory a process has, and a keeper is a fork. So keepers are forks of a process that
// has nearly none: the starter, one for each host, which is our own program executed anew and caught before it begins.

static const char starter_name[] = "vistazo-run";
enum { starter_line = 3 };

extern char **environ;

/// Forks without the C library's handlers, which want locks and memory of the host.
static pid_t bare_fork(void) { return (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0); }

static int receive(int line, int *ends) {
    char byte;
    struct iovec part = {&byte, 1};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int) * vistazo_most_ends)];
    } control;
    struct msghdr message;
    memset(&message, 0, sizeof message);
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.space;
    message.msg_controllen = sizeof control.space;
    ssize_t got;
    do got = recvmsg(line, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    // The host has gone.
    if (got <= 0) return -1;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header == NULL || header->cmsg_type != SCM_RIGHTS) return 0;
    int count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(ends, CMSG_DATA(header), sizeof(int) * (size_t)count);
    return count;
}

/// Writes on its page that there is no keeper.
static void refuse(const int *ends, int count, int reason) {
    if (count <= vistazo_page_end) return;
    VistazoPage *page =
        mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, ends[vistazo_page_end], 0);
    if (page == MAP_FAILED) return;
    page->end.cause = vistazo_not_started;
    page->end.step = vistazo_preparing;
    page->end.error = reason;
    munmap(page, sizeof *page);
}

/// Makes a keeper of every order that comes, until the host has gone. Only async-signal-safe calls.
static _Noreturn void serve(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
    action.sa_flags = SA_NOCLDWAIT;
    sigaction(SIGCHLD, &action, NULL);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    // Away from the terminal, whose interrupts and hang-ups are not for it.
    setsid();
    prctl(PR_SET_NAME, starter_name);
    // A program may have stopped it, and then it would not see that the host has gone.
    prctl(PR_SET_PDEATHSIG, SIGCONT);
    for (;;) {
        int ends[vistazo_most_ends];
        int count = receive(starter_line, ends);
        if (count < 0) _exit(0);
        pid_t keeper = count > vistazo_page_end ? bare_fork() : 0;
        if (keeper == 0 && count > vistazo_page_end) vistazo_keep(ends, count);
        if (keeper < 0) refuse(ends, count, errno);
        for (int index = 0; index < count; index++) close(ends[index]);
    }
}

/// In the new process: nothing open but its line, as number 3, and the null device.
static int settle(int line) {
    int null = open("/dev/null", O_RDWR);
    if (null < 0) return errno;
    int moved = fcntl(line, F_DUPFD, starter_line + 1);
    if (moved < 0) return errno;
    for (int number = 0; number < starter_line; number++) {
        if (dup2(null, number) < 0) return errno;
    }
    if (dup2(moved, starter_line) < 0) return errno;
    if (syscall(SYS_close_range, starter_line + 1u, ~0u, 0u) != 0) {
        for (int number = starter_line + 1; number < 4096; number++) close(number);
    }
    return 0;
}

/// Runs before all else of the program, and takes over where it was executed to be the starter.
__attribute__((constructor(101))) static void begin(int count, char **arguments) {
    if (count != 1 || strcmp(arguments[0], starter_name) != 0) return;
    int kind = 0;
    socklen_t size = sizeof kind;
    if (getsockopt(starter_line, SOL_SOCKET, SO_TYPE, &kind, &size) != 0 || kind != SOCK_SEQPACKET) return;
    serve();
}

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int host_line = -1;
static pid_t host_process;
static pid_t starter;

static int start(void) {
    int line[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, line) != 0) return errno;
    sigset_t all, before;
    sigfillset(&all);
    // No handler of ours may run in the new process.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    char *arguments[] = {(char *)starter_name, NULL};
    pid_t process = vfork();
    if (process == 0) {
        if (settle(line[1]) == 0) execve("/proc/self/exe", arguments, environ);
        _exit(127);
    }
    int reason = process < 0 ? errno : 0;
    if (process > 0 && waitpid(process, NULL, WNOHANG) == process) {
        // It cannot be executed: then a fork of ours serves, which costs more with every run.
        process = fork();
        if (process == 0) {
            if (settle(line[1]) != 0) _exit(127);
            serve();
        }
        if (process < 0) reason = errno;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(line[1]);
    if (process < 0) {
        close(line[0]);
        return reason;
    }
    host_line = line[0];
    starter = process;
    host_process = getpid();
    return 0;
}

static int send_once(const int *ends, int count) {
    char byte = 0;
    struct iovec part = {&byte, 1};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int) * vistazo_most_ends)];
    } control;
    memset(&control, 0, sizeof control);
    struct msghdr message;
    memset(&message, 0, sizeof message);
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.space;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
    memcpy(CMSG_DATA(header), ends, sizeof(int) * (size_t)count);
    ssize_t sent;
    // A queue that is full is of a starter that has been stopped: nobody is to wait for it.
    do sent = sendmsg(host_line, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? errno : 0;
}

int vistazo_send(const int *ends, int count) {
    pthread_mutex_lock(&turn);
    // A fork of the host is a host of its own.
    if (host_line >= 0 && host_process != getpid()) {
        close(host_line);
        host_line = -1;
    }
    int reason = host_line >= 0 ? send_once(ends, count) : EPIPE;
    if (reason == EPIPE || reason == ECONNRESET) {
        // There is none yet, or somebody has killed it.
        if (host_line >= 0) {
            close(host_line);
            host_line = -1;
            waitpid(starter, NULL, 0);
        }
        reason = start();
        if (reason == 0) reason = send_once(ends, count);
    }
    if (reason == 0) kill(starter, SIGCONT);
    pthread_mutex_unlock(&turn);
    return reason;
}
