#define _GNU_SOURCE
#include "keeper.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "family.h"

static void limit(int resource, rlim_t soft, rlim_t hard) {
    struct rlimit now;
    if (getrlimit(resource, &now) != 0) return;
    if (hard < now.rlim_max) now.rlim_max = hard;
    now.rlim_cur = soft < now.rlim_max ? soft : now.rlim_max;
    setrlimit(resource, &now);
}

/// Threads and processes that the system has now; 0 where it does not say.
static rlim_t tasks(void) {
    char text[128];
    if (read_small("/proc/loadavg", text, sizeof text) == 0) return 0;
    const char *at = strchr(text, '/');
    rlim_t count = 0;
    if (at != NULL) {
        for (at++; *at >= '0' && *at <= '9'; at++) count = count * 10 + (rlim_t)(*at - '0');
    }
    return count;
}

/// What holds even between two looks of the keeper. It is far above the limits of the order: a program is to meet
/// those, with their own sentence, and these only where it is faster than the keeper.
static void limit_resources(const VistazoOrder *order) {
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_NOFILE, 1024, 4096);
    if (order->memory > 0) {
        // Memory of its own that a single process may write into; what is only reserved does not count (setrlimit(2)).
        rlim_t bytes = (rlim_t)order->memory * 1024 * 8;
        if (bytes < (1u << 30)) bytes = 1u << 30;
        limit(RLIMIT_DATA, bytes, bytes);
    }
    if (order->processes > 0) {
        // It counts all that the user runs, so it stands above all there is.
        rlim_t present = tasks(), more = (rlim_t)order->processes * 8;
        if (more < 512) more = 512;
        if (present > 0) limit(RLIMIT_NPROC, present + more, present + more);
    }
}

int vistazo_become(const VistazoCharge *charge, volatile VistazoStep *step) {
    const VistazoOrder *order = &charge->order;
    setsid();
    // Before it runs, for it may kill its keeper first of all.
    charge->page->program = getpid();
    // Ends with its keeper, should that be killed before it can end it.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    umask(077);
    limit_resources(order);
    *step = vistazo_entering;
    if (order->folder != NULL && chdir(order->folder) != 0) return errno;
    *step = vistazo_confining;
    if (order->sandbox >= 0) {
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
        // landlock_restrict_self(2); the C library has no function for it.
        if (syscall(446, order->sandbox, 0) != 0) return errno;
    }
    *step = vistazo_executing;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(order->path, order->arguments, order->environment);
    int error = errno;
    if (error == ENOEXEC) execve("/bin/sh", charge->shell_arguments, order->environment);
    return error;
}
