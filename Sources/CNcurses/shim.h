// What Swift can't see of ncursesw: macros and mutable globals, as functions.
#pragma once
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
