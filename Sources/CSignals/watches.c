#define _GNU_SOURCE
#include "CSignals.h"

#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int csignals_watch_clock(void) {
    int descriptor = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
    if (descriptor >= 0) csignals_rewatch_clock(descriptor);
    return descriptor;
}

void csignals_rewatch_clock(int descriptor) {
    unsigned long long ticks;
    ssize_t got = read(descriptor, &ticks, sizeof ticks);
    (void)got;  // ECANCELED: the clock was set (timerfd_create(2)).
    // An alarm that comes in the year 2255; but whoever waits for it is told when the clock no longer leads there
    // evenly.
    struct itimerspec never = {.it_value = {.tv_sec = 9000000000}};
    timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &never, NULL);
}

int csignals_watch_process(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }
