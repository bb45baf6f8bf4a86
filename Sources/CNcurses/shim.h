// What Swift can't see of ncursesw: macros and mutable globals, as functions.
#pragma once
#define NCURSES_WIDECHAR 1
#include <gnu/libc-version.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <wchar.h>

static inline WINDOW *vistazo_screen(void) { return stdscr; }
static inline int vistazo_colors(void) { return COLORS; }
static inline int vistazo_color_pairs(void) { return COLOR_PAIRS; }

/// The next `doupdate` clears the terminal and writes all of it.
static inline void vistazo_write_all(void) { clearok(curscr, TRUE); }

extern char **environ;

/// As `newterm`, while TERMINFO is `database` for the calling thread's sake; NULL leaves it as it is.
///
/// The list of variables is exchanged as a whole and never freed, so that a thread that reads one meanwhile
/// finds either of two whole lists, as it wouldn't under `setenv`.
static inline SCREEN *vistazo_open(const char *name, const char *database, FILE *output, FILE *input) {
    if (!database) return newterm(name, output, input);
    char **former = environ;
    size_t count = 0;
    while (former && former[count]) count++;
    char **changed = (char **)calloc(count + 2, sizeof *changed);
    char *variable = (char *)malloc(strlen(database) + sizeof "TERMINFO=");
    if (!changed || !variable) return NULL;
    strcpy(variable, "TERMINFO=");
    strcat(variable, database);
    size_t kept = 0;
    changed[kept++] = variable;
    for (size_t i = 0; i < count; i++) {
        if (strncmp(former[i], "TERMINFO=", 9) != 0) changed[kept++] = former[i];
    }
    environ = changed;
    SCREEN *screen = newterm(name, output, input);
    environ = former;
    return screen;
}

/// Whether curses writes the last cell of the last row by inserting the cell before it, because the terminal
/// can't be told to stay in the last column.
static inline bool vistazo_inserts_at_margin(void) {
    return auto_right_margin && !(enter_am_mode && exit_am_mode);
}

/// Frees the description that `setupterm` has loaded.
static inline void vistazo_forget_terminal(void) {
    del_curterm(cur_term);
}

static inline attr_t vistazo_bold(void) { return A_BOLD; }
static inline attr_t vistazo_dim(void) { return A_DIM; }
static inline attr_t vistazo_italic(void) { return A_ITALIC; }
static inline attr_t vistazo_underline(void) { return A_UNDERLINE; }
static inline attr_t vistazo_reverse(void) { return A_REVERSE; }

/// A cell of a zero-terminated spacing character with its marks; `pair` may be beyond a short.
static inline cchar_t vistazo_cell(const wchar_t *text, attr_t attributes, int pair) {
    cchar_t cell = {0};
    setcchar(&cell, text, attributes, (short)(pair < 32767 ? pair : 32767), &pair);
    return cell;
}

/// Columns and rows of the terminal; false where it does not say.
static inline bool vistazo_terminal_size(int descriptor, int *across, int *down) {
    struct winsize size = {0};
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *across = size.ws_col;
    *down = size.ws_row;
    return true;
}

static inline const char *vistazo_codeset(void) { return nl_langinfo(CODESET); }

// Declared in <wchar.h> only under _XOPEN_SOURCE.
extern int wcwidth(wchar_t character);
