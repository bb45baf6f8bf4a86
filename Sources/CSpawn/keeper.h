// The process between us and a program: it holds the program to its limits and outlives us to end it.
#pragma once
#include "CSpawn.h"

/// What host and keeper share, in a file without a name: what is to be run, and how it ended. Behind it stand a table
/// of pointers, which the keeper fills in, and the strings, each with a zero at its end: path, folder, arguments,
/// variables.
typedef struct {
    pid_t keeper;
    /// The program's process, by which its group is known; 0 before it is started.
    pid_t program;
    VistazoEnd end;
    size_t size;
    int has_folder;
    int argument_count;
    int variable_count;
    double seconds;
    long memory;
    int processes;
    int is_contained;
} VistazoPage;

/// What a keeper is given as descriptors, in this order; a sandbox only where there is one.
enum { vistazo_page_end = 4, vistazo_sandbox_end = 5, vistazo_most_ends = 6 };

/// What a keeper runs.
typedef struct {
    VistazoOrder order;
    char **shell_arguments;
    VistazoPage *page;
} VistazoCharge;

/// Keeps a program until it has ended. Runs in a fresh fork of the starter: only async-signal-safe calls
/// (signal-safety(7)), for where the starter is a fork of the host, other threads may have held any lock. All signals
/// are blocked.
_Noreturn void vistazo_keep(const int *ends, int count);

/// Becomes the program, or says which step failed and returns its error. Runs in a vfork of the keeper, whose memory
/// it shares. Standard input, output and error are in place.
int vistazo_become(const VistazoCharge *charge, volatile VistazoStep *step);

/// Sends the order on a page, with its descriptors, to the starter, which is started where there is none. Returns 0
/// or an error number. The descriptors stay open here.
int vistazo_send(const int *ends, int count);
