#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// In the child: only async-signal-safe calls (signal-safety(7)), for other threads may have held any lock.
static _Noreturn void become(
    const char *path, char *const *arguments, char *const *shell_arguments, char *const *environment,
    const char *folder, const int pipes[3], int report, pid_t parent) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
    setsid();
    // Ends with the thread that started it, should that be killed before it can end its children.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);

    // All numbers below 4 may be in use; move ours out of the way, then into place.
    int moved[4] = {-1, -1, -1, -1};
    for (int index = 0; index < 4; index++) {
        moved[index] = fcntl(index < 3 ? pipes[index] : report, F_DUPFD_CLOEXEC, 4);
        if (moved[index] < 0) goto failed;
    }
    for (int index = 0; index < 3; index++) {
        if (dup2(moved[index], index) < 0) goto failed;
    }
    if (dup3(moved[3], 3, O_CLOEXEC) < 0) goto failed;
    moved[3] = 3;
    if (syscall(SYS_close_range, 4u, ~0u, 0u) != 0) {
        for (int number = 4; number < 4096; number++) close(number);
    }
    if (folder != NULL && chdir(folder) != 0) goto failed;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    if (errno == ENOEXEC) execve(shell_arguments[0], shell_arguments, environment);

failed:;
    int reason = errno;
    ssize_t written = write(moved[3] >= 0 ? moved[3] : report, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

int vistazo_spawn(
    const char *path, char *const *arguments, char *const *environment, const char *folder, VistazoChild *child) {
    size_t count = 0;
    while (arguments[count] != NULL) count++;
    char **shell_arguments = calloc(count + 3, sizeof *shell_arguments);
    if (shell_arguments == NULL) return ENOMEM;
    shell_arguments[0] = "/bin/sh";
    shell_arguments[1] = (char *)path;
    for (size_t index = 1; index < count; index++) shell_arguments[index + 1] = arguments[index];

    int pipes[4][2] = {{-1, -1}, {-1, -1}, {-1, -1}, {-1, -1}};
    int reason = 0;
    for (int index = 0; index < 4 && reason == 0; index++) {
        if (pipe2(pipes[index], O_CLOEXEC) != 0) reason = errno;
    }
    if (reason == 0) {
        int ends[3] = {pipes[0][0], pipes[1][1], pipes[2][1]};
        sigset_t all, before;
        sigfillset(&all);
        // No handler of ours may run in the child before they are reset there.
        pthread_sigmask(SIG_SETMASK, &all, &before);
        pid_t parent = getpid();
        pid_t pid = fork();
        if (pid == 0) {
            become(path, arguments, shell_arguments, environment, folder, ends, pipes[3][1], parent);
        }
        if (pid < 0) reason = errno;
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        close(pipes[3][1]);
        pipes[3][1] = -1;
        if (pid > 0) {
            // Closed by a successful exec, then nothing is read.
            ssize_t got;
            do got = read(pipes[3][0], &reason, sizeof reason);
            while (got < 0 && errno == EINTR);
            if (got != sizeof reason) reason = 0;
            if (reason != 0) {
                while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) continue;
            } else {
                child->pid = pid;
                child->exit = (int)syscall(SYS_pidfd_open, pid, 0);
                child->input = pipes[0][1];
                child->output = pipes[1][0];
                child->errors = pipes[2][0];
                pipes[0][1] = pipes[1][0] = pipes[2][0] = -1;
                int ours[3] = {child->input, child->output, child->errors};
                for (int index = 0; index < 3; index++) fcntl(ours[index], F_SETFL, O_NONBLOCK);
            }
        }
    }
    for (int index = 0; index < 4; index++) {
        for (int side = 0; side < 2; side++) {
            if (pipes[index][side] >= 0) close(pipes[index][side]);
        }
    }
    free(shell_arguments);
    return reason;
}

int vistazo_has_ended(pid_t pid) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid;
}

int vistazo_reap(pid_t pid, VistazoEnd *end) {
    int status = 0;
    struct rusage use;
    memset(&use, 0, sizeof use);
    pid_t ended = wait4(pid, &status, WNOHANG, &use);
    if (ended <= 0) return ended == 0 ? 0 : -1;
    end->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    end->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    end->peak = use.ru_maxrss;
    end->cpu = (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec)
        + (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
    return 1;
}

ssize_t vistazo_write(int descriptor, const void *bytes, size_t count) {
    sigset_t pipe, before, waiting;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    sigpending(&waiting);
    int was_waiting = sigismember(&waiting, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, &before);
    ssize_t written = write(descriptor, bytes, count);
    int reason = errno;
    if (written < 0 && reason == EPIPE && !was_waiting) {
        struct timespec none = {0, 0};
        while (sigtimedwait(&pipe, NULL, &none) < 0 && errno == EINTR) continue;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = reason;
    return written;
}
