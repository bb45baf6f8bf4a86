// The process between us and a program: it holds the program to its limits and outlives us to end it.
#pragma once
#include "CSpawn.h"

/// What keeper and host share.
typedef struct {
    /// The program's process, by which its group is known; 0 before it is started.
    pid_t program;
    VistazoEnd end;
} VistazoPage;

/// What the keeper gets besides the order.
typedef struct {
    const VistazoOrder *order;
    char *const *shell_arguments;
    /// Standard input, output and error of the program.
    int ends[3];
    /// Its end of the line to the host, which closes its own to stop the run, or by dying.
    int line;
    VistazoPage *page;
} VistazoCharge;

/// Runs in a fresh fork: only async-signal-safe calls (signal-safety(7)), for other threads of the host may have held
/// any lock. All signals are blocked.
_Noreturn void vistazo_keep(const VistazoCharge *charge);

/// Becomes the program, or says which step failed and returns its error. Runs in a vfork of the keeper, whose memory
/// it shares. Standard input, output and error are in place; the line is 3, the sandbox 4 or -1.
int vistazo_become(const VistazoCharge *charge, int sandbox, volatile VistazoStep *step);
