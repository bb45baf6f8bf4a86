#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "family.h"
#include "keeper.h"

/// What vistazo_spawn has opened so far; -1 and NULL for what it has not.
typedef struct {
    int pipes[3][2];
    int line[2];
    char **shell_arguments;
    VistazoPage *page;
} Opened;

static void give_back(Opened *opened) {
    for (int index = 0; index < 3; index++) {
        for (int side = 0; side < 2; side++) {
            if (opened->pipes[index][side] >= 0) close(opened->pipes[index][side]);
        }
    }
    for (int side = 0; side < 2; side++) {
        if (opened->line[side] >= 0) close(opened->line[side]);
    }
    free(opened->shell_arguments);
    if (opened->page != NULL) munmap(opened->page, sizeof *opened->page);
}

static int open_all(const VistazoOrder *order, Opened *opened) {
    memset(opened, -1, sizeof *opened);
    opened->page = NULL;
    size_t count = 0;
    while (order->arguments[count] != NULL) count++;
    opened->shell_arguments = calloc(count + 3, sizeof *opened->shell_arguments);
    if (opened->shell_arguments == NULL) return ENOMEM;
    opened->shell_arguments[0] = "/bin/sh";
    opened->shell_arguments[1] = (char *)order->path;
    for (size_t index = 1; index < count; index++) opened->shell_arguments[index + 1] = order->arguments[index];
    for (int index = 0; index < 3; index++) {
        if (pipe2(opened->pipes[index], O_CLOEXEC) != 0) return errno;
    }
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, opened->line) != 0) return errno;
    void *page = mmap(NULL, sizeof *opened->page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) return errno;
    opened->page = page;
    return 0;
}

static int take(int *descriptor) {
    int taken = *descriptor;
    *descriptor = -1;
    return taken;
}

int vistazo_spawn(const VistazoOrder *order, VistazoChild *child) {
    Opened opened;
    int reason = open_all(order, &opened);
    if (reason == 0) {
        VistazoCharge charge = {
            order, opened.shell_arguments, {opened.pipes[0][0], opened.pipes[1][1], opened.pipes[2][1]},
            opened.line[1], opened.page};
        sigset_t all, before;
        sigfillset(&all);
        // No handler of ours may run in the keeper before they are reset there.
        pthread_sigmask(SIG_SETMASK, &all, &before);
        pid_t keeper = fork();
        if (keeper == 0) vistazo_keep(&charge);
        if (keeper < 0) reason = errno;
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (keeper > 0) {
            child->keeper = keeper;
            child->line = take(&opened.line[0]);
            child->input = take(&opened.pipes[0][1]);
            child->output = take(&opened.pipes[1][0]);
            child->errors = take(&opened.pipes[2][0]);
            child->page = opened.page;
            opened.page = NULL;
            int ours[3] = {child->input, child->output, child->errors};
            for (int index = 0; index < 3; index++) fcntl(ours[index], F_SETFL, O_NONBLOCK);
        }
    }
    give_back(&opened);
    return reason;
}

void vistazo_stop(const VistazoChild *child) {
    shutdown(child->line, SHUT_WR);
    // It does not hear it while it is stopped, as what it keeps can stop it.
    kill(child->keeper, SIGCONT);
}

void vistazo_force(const VistazoChild *child) {
    VistazoPage *page = child->page;
    Family family;
    for (int turn = 0; turn < 10; turn++) {
        family_find(&family, child->keeper);
        if (family.count == 0) break;
        if (page->program > 0) kill(-page->program, SIGKILL);
        family_kill(&family);
    }
    kill(child->keeper, SIGKILL);
}

int vistazo_is_over(const VistazoChild *child) {
    char byte;
    ssize_t got;
    do got = recv(child->line, &byte, 1, MSG_DONTWAIT);
    while (got < 0 && errno == EINTR);
    return got == 0 || (got < 0 && errno != EAGAIN);
}

void vistazo_collect(VistazoChild *child, VistazoEnd *end) {
    VistazoPage *page = child->page;
    // It has closed its end of the line, which is the next to last that a process does.
    while (waitpid(child->keeper, NULL, 0) < 0 && errno == EINTR) continue;
    *end = page->end;
    if (end->cause == vistazo_lost && page->program > 0) {
        // Whoever killed the keeper has left the group, whose first process has ended with it.
        kill(-page->program, SIGKILL);
        end->signal = SIGKILL;
    }
    vistazo_abandon(child);
}

void vistazo_abandon(VistazoChild *child) {
    if (child->page != NULL) munmap(child->page, sizeof(VistazoPage));
    child->page = NULL;
    if (child->line >= 0) close(child->line);
    child->line = -1;
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
