#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "family.h"
#include "keeper.h"

static size_t length(char *const *list, int *count) {
    size_t bytes = 0;
    for (*count = 0; list[*count] != NULL; ++*count) bytes += strlen(list[*count]) + 1;
    return bytes;
}

static char *append(char *at, const char *text) { return stpcpy(at, text) + 1; }

/// Writes an order on a page of its own; its file, or -1 with errno.
static int write_page(const VistazoOrder *order, VistazoPage **result) {
    int arguments, variables;
    const char *folder = order->folder != NULL ? order->folder : "";
    size_t strings = length(order->arguments, &arguments) + length(order->environment, &variables);
    strings += strlen(order->path) + 1 + strlen(folder) + 1;
    size_t pointers = ((size_t)arguments * 2 + (size_t)variables + 4) * sizeof(char *);
    size_t size = sizeof(VistazoPage) + pointers + strings;
    int file = memfd_create("vistazo-run", MFD_CLOEXEC);
    if (file < 0) return -1;
    VistazoPage *page = MAP_FAILED;
    if (ftruncate(file, (off_t)size) == 0) {
        page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    }
    if (page == MAP_FAILED) {
        int reason = errno;
        close(file);
        errno = reason;
        return -1;
    }
    page->size = size;
    page->has_folder = order->folder != NULL;
    page->argument_count = arguments;
    page->variable_count = variables;
    page->seconds = order->seconds;
    page->memory = order->memory;
    page->processes = order->processes;
    page->is_contained = order->is_contained;
    char *at = (char *)(page + 1) + pointers;
    at = append(append(at, order->path), folder);
    for (int index = 0; index < arguments; index++) at = append(at, order->arguments[index]);
    for (int index = 0; index < variables; index++) at = append(at, order->environment[index]);
    *result = page;
    return file;
}

int vistazo_spawn(const VistazoOrder *order, VistazoChild *child) {
    int pipes[3][2] = {{-1, -1}, {-1, -1}, {-1, -1}}, line[2] = {-1, -1}, file = -1, reason = 0;
    VistazoPage *page = NULL;
    for (int index = 0; index < 3 && reason == 0; index++) {
        if (pipe2(pipes[index], O_CLOEXEC) != 0) reason = errno;
    }
    if (reason == 0 && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, line) != 0) reason = errno;
    if (reason == 0 && (file = write_page(order, &page)) < 0) reason = errno;
    if (reason == 0) {
        int ends[vistazo_most_ends] = {pipes[0][0], pipes[1][1], pipes[2][1], line[1], file, order->sandbox};
        reason = vistazo_send(ends, order->sandbox >= 0 ? vistazo_sandbox_end + 1 : vistazo_page_end + 1);
    }
    int *theirs[5] = {&pipes[0][0], &pipes[1][1], &pipes[2][1], &line[1], &file};
    for (int index = 0; index < 5; index++) {
        if (*theirs[index] >= 0) close(*theirs[index]);
    }
    int ours[4] = {pipes[0][1], pipes[1][0], pipes[2][0], line[0]};
    if (reason == 0) {
        *child = (VistazoChild){line[0], ours[0], ours[1], ours[2], page};
        for (int index = 0; index < 3; index++) fcntl(ours[index], F_SETFL, O_NONBLOCK);
        return 0;
    }
    for (int index = 0; index < 4; index++) {
        if (ours[index] >= 0) close(ours[index]);
    }
    if (page != NULL) munmap(page, page->size);
    return reason;
}

void vistazo_stop(const VistazoChild *child) {
    shutdown(child->line, SHUT_WR);
    const VistazoPage *page = child->page;
    // It does not hear it while it is stopped, as what it keeps can stop it.
    if (page->keeper > 0) kill(page->keeper, SIGCONT);
}

void vistazo_force(const VistazoChild *child) {
    const VistazoPage *page = child->page;
    if (page->keeper <= 0) return;
    Family family;
    for (int turn = 0; turn < 10; turn++) {
        family_find(&family, page->keeper);
        if (family.count == 0) break;
        if (page->program > 0) kill(-page->program, SIGKILL);
        family_kill(&family);
    }
    kill(page->keeper, SIGKILL);
}

int vistazo_is_over(const VistazoChild *child) {
    char byte;
    ssize_t got;
    do got = recv(child->line, &byte, 1, MSG_DONTWAIT);
    while (got < 0 && errno == EINTR);
    return got == 0 || (got < 0 && errno != EAGAIN);
}

void vistazo_collect(VistazoChild *child, VistazoEnd *end) {
    const VistazoPage *page = child->page;
    *end = page->end;
    if (end->cause == vistazo_lost && page->program > 0) {
        // Whoever killed the keeper has left the group, whose first process has ended with it.
        kill(-page->program, SIGKILL);
        end->signal = SIGKILL;
    }
    vistazo_abandon(child);
}

void vistazo_abandon(VistazoChild *child) {
    if (child->page != NULL) munmap(child->page, ((VistazoPage *)child->page)->size);
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
