#define _GNU_SOURCE
#include "keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "family.h"

enum { line = 3, sandbox = 4 };

/// One process keeps one program.
static Family family;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double least(double first, double second) { return first < second ? first : second; }

static double seconds_of(const struct rusage *use) {
    return (double)(use->ru_utime.tv_sec + use->ru_stime.tv_sec)
        + (double)(use->ru_utime.tv_usec + use->ru_stime.tv_usec) / 1e6;
}

static void note(int signal) { (void)signal; }

/// Sleeps until a child ends, the host hangs up or so many seconds have passed. True where it has hung up.
static int wait_for(double seconds, int minds_line) {
    struct pollfd host = {minds_line ? line : -1, POLLIN | POLLRDHUP, 0};
    struct timespec span = {0, 0};
    if (seconds > 0) {
        if (seconds > 3600) seconds = 3600;
        span.tv_sec = (time_t)seconds;
        span.tv_nsec = (long)((seconds - (double)span.tv_sec) * 1e9);
    }
    sigset_t all_but_one;
    sigfillset(&all_but_one);
    sigdelset(&all_but_one, SIGCHLD);
    return ppoll(&host, 1, &span, &all_but_one) > 0;
}

/// All low numbers may be in use; ours go out of the way, then into place: the three pipes, the line, the sandbox.
/// The page is only mapped. An error number, or 0.
static int take_descriptors(const int *ends, int count) {
    int has_sandbox = count > vistazo_sandbox_end;
    int ours[5] = {ends[0], ends[1], ends[2], ends[3], has_sandbox ? ends[vistazo_sandbox_end] : -1};
    int taken = has_sandbox ? 5 : 4;
    for (int index = 0; index < taken; index++) {
        ours[index] = fcntl(ours[index], F_DUPFD_CLOEXEC, 5);
        if (ours[index] < 0) return errno;
    }
    for (int index = 0; index < taken; index++) {
        int placed = index < 3 ? dup2(ours[index], index) : dup3(ours[index], index, O_CLOEXEC);
        if (placed < 0) return errno;
    }
    if (syscall(SYS_close_range, (unsigned)taken, ~0u, 0u) != 0) {
        for (int number = taken; number < 4096; number++) close(number);
    }
    return 0;
}

/// Reads the order from its page.
static int read_charge(VistazoCharge *charge, int file, int has_sandbox) {
    struct stat status;
    if (fstat(file, &status) != 0) return errno;
    size_t size = (size_t)status.st_size;
    if (size < sizeof(VistazoPage)) return EINVAL;
    VistazoPage *page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (page == MAP_FAILED) return errno;
    char **next = (char **)(page + 1);
    int arguments = page->argument_count, variables = page->variable_count;
    char *text = (char *)(next + arguments + variables + 2 + arguments + 2);
    charge->page = page;
    charge->order = (VistazoOrder){
        .path = text, .folder = NULL, .sandbox = has_sandbox ? sandbox : -1, .seconds = page->seconds,
        .memory = page->memory, .processes = page->processes, .is_contained = page->is_contained};
    text += strlen(text) + 1;
    if (page->has_folder) charge->order.folder = text;
    text += strlen(text) + 1;
    char **lists[2] = {next, next + arguments + 1};
    int counts[2] = {arguments, variables};
    for (int list = 0; list < 2; list++) {
        for (int index = 0; index < counts[list]; index++) {
            lists[list][index] = text;
            text += strlen(text) + 1;
        }
        lists[list][counts[list]] = NULL;
    }
    charge->order.arguments = lists[0];
    charge->order.environment = lists[1];
    charge->shell_arguments = next + arguments + variables + 2;
    charge->shell_arguments[0] = "/bin/sh";
    charge->shell_arguments[1] = (char *)charge->order.path;
    // With the NULL behind them.
    for (int index = 1; index <= arguments; index++) charge->shell_arguments[index + 1] = lists[0][index];
    return 0;
}

/// Starts the program; its process, or 0 where `end` says why not.
static pid_t start(const VistazoCharge *charge, VistazoEnd *end) {
    double limit = now() + 2, pause = 0.005;
    for (;;) {
        // Written by the child, which runs in our memory until it is the program.
        volatile int error = 0;
        volatile VistazoStep step = vistazo_preparing;
        pid_t program = vfork();
        if (program == 0) {
            error = vistazo_become(charge, &step);
            _exit(127);
        }
        end->step = step;
        end->error = program < 0 ? errno : error;
        if (program < 0) return 0;
        if (error == 0) return program;
        charge->page->program = 0;
        while (waitpid(program, NULL, 0) < 0 && errno == EINTR) continue;
        // Busy is a file that is just being saved, or whose writer's descriptor another fork holds for a moment.
        if (error != ETXTBSY || now() > limit) return 0;
        if (wait_for(pause, 1)) {
            end->cause = vistazo_stopped;
            return 0;
        }
        if (pause < 0.1) pause *= 1.5;
    }
}

/// Collects what has ended but for the program itself, whose number is that of its group. True where that has ended.
static int collect_others(pid_t program) {
    for (;;) {
        siginfo_t info;
        memset(&info, 0, sizeof info);
        if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0) return 0;
        if (info.si_pid == program) return 1;
        waitpid(info.si_pid, NULL, WNOHANG);
    }
}

typedef struct {
    double at, interval;
    long memory;
    int processes;
} Sample;

/// Looks at what the program and all that came of it hold. The next look is the sooner the nearer the limit is at the
/// pace of late: from every millisecond in the beginning to four times a second for one that holds still.
///
/// What one process holds counts whole. Several share pages (a shell and its subshells nearly all), so where only the
/// sum is above the limit each page is counted once, which costs more to find out.
static VistazoCause look(const VistazoOrder *order, Sample *sample, VistazoEnd *end) {
    family_find(&family, getpid());
    double time = now();
    if (family.count > end->processes) end->processes = family.count;
    if (order->processes > 0 && family.count > order->processes) return vistazo_out_of_processes;
    long memory = family.resident;
    if (order->memory > 0 && memory > order->memory) {
        if (family.largest <= order->memory) memory = family_share(&family);
        if (memory > end->peak) end->peak = memory;
        if (memory > order->memory) return vistazo_out_of_memory;
    }
    if (memory > end->peak) end->peak = memory;

    double since = time - sample->at;
    double next = sample->interval * 2;
    if (since > 0) {
        if (order->memory > 0 && memory > sample->memory) {
            double pace = (double)(memory - sample->memory) / since;
            next = least(next, (double)(order->memory - memory) / pace / 2);
        }
        if (order->processes > 0 && family.count > sample->processes) {
            double pace = (double)(family.count - sample->processes) / since;
            next = least(next, (double)(order->processes - family.count) / pace / 2);
        }
    }
    *sample = (Sample){time, least(0.25, next > 0.001 ? next : 0.001), memory, family.count};
    return vistazo_lost;
}

/// Ends the program's group and, where it is contained, all else that came of it; what is stuck in the kernel is
/// given a second.
static void end_all(pid_t program, const VistazoOrder *order, VistazoEnd *end) {
    int is_contained = order->is_contained;
    long memory = order->memory;
    // As long as it is not collected its number names no other group.
    kill(-program, SIGKILL);
    kill(program, SIGKILL);
    double limit = now() + 1;
    int is_collected = 0;
    while (now() < limit) {
        if (is_contained) {
            family_find(&family, getpid());
            family_kill(&family);
        }
        int status = 0;
        struct rusage use;
        pid_t ended;
        while ((ended = wait4(-1, &status, WNOHANG, &use)) > 0) {
            if (ended != program) continue;
            is_collected = 1;
            end->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
            end->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
            // A process begins with the memory of the one it came of: below our own nothing was measured.
            struct rusage own;
            getrusage(RUSAGE_SELF, &own);
            int is_measured = use.ru_maxrss > own.ru_maxrss;
            if (use.ru_maxrss > end->peak && (is_measured || end->peak == 0)) end->peak = use.ru_maxrss;
            // More than allowed, and over before it was seen.
            if (is_measured && memory > 0 && use.ru_maxrss > memory && end->cause == vistazo_ended) {
                end->cause = vistazo_out_of_memory;
            }
        }
        if (ended < 0 && errno == ECHILD) return;
        if (is_collected && !is_contained) return;
        wait_for(0.005, 0);
    }
}

static _Noreturn void leave(VistazoPage *page, VistazoEnd *end) {
    struct rusage use;
    getrusage(RUSAGE_SELF, &use);
    end->keeper_cpu = seconds_of(&use);
    page->end = *end;
    _exit(0);
}

_Noreturn void vistazo_keep(const int *ends, int count) {
    VistazoCharge charge;
    int reason = read_charge(&charge, ends[vistazo_page_end], count > vistazo_sandbox_end);
    // The line closes, and the page says that nobody knows why.
    if (reason != 0) _exit(1);
    charge.page->keeper = getpid();
    const VistazoOrder *order = &charge.order;
    VistazoEnd end;
    memset(&end, 0, sizeof end);
    end.cause = vistazo_not_started;

    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note;
    sigaction(SIGCHLD, &action, NULL);
    setsid();
    // What it keeps may have stopped it when the host dies, and then it would not see that the line is closed.
    prctl(PR_SET_PDEATHSIG, SIGCONT);
    if (order->is_contained) prctl(PR_SET_CHILD_SUBREAPER, 1);

    end.error = take_descriptors(ends, count);
    if (end.error != 0) leave(charge.page, &end);
    pid_t program = start(&charge, &end);
    if (program == 0) leave(charge.page, &end);
    // The ends of the pipes are the program's alone.
    for (int number = 0; number < 3; number++) close(number);
    if (order->sandbox >= 0) close(sandbox);

    double begin = now();
    double limit = begin + order->seconds;
    int is_watched = order->is_contained || order->memory > 0 || order->processes > 0;
    Sample sample = {begin, 0.001, 0, 1};
    end.cause = vistazo_lost;
    while (end.cause == vistazo_lost) {
        if (collect_others(program)) {
            end.cause = vistazo_ended;
            break;
        }
        double time = now();
        if (time >= limit) {
            end.cause = vistazo_out_of_time;
            break;
        }
        if (is_watched && time >= sample.at + sample.interval) {
            end.cause = look(order, &sample, &end);
            continue;
        }
        double until = is_watched ? least(limit, sample.at + sample.interval) : limit;
        if (wait_for(until - time, 1)) {
            end.cause = collect_others(program) ? vistazo_ended : vistazo_stopped;
        }
    }
    end_all(program, order, &end);
    struct rusage use;
    getrusage(RUSAGE_CHILDREN, &use);
    end.cpu = seconds_of(&use);
    leave(charge.page, &end);
}
