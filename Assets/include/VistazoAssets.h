// The files that every build carries inside itself, so that the binary needs none.
#pragma once
#include <stddef.h>

/// Bytes of an embedded file; they live as long as the process.
typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t count;
} VistazoAsset;

/// The catalogue of words of a language: lines of `key = text`.
VistazoAsset vistazo_words_en(void);
VistazoAsset vistazo_words_es(void);
VistazoAsset vistazo_words_ru(void);

/// Columns of every Unicode scalar; `width/generate.c` says how it is laid out.
VistazoAsset vistazo_width_table(void);

/// Names of symbols with their glyph and its ASCII stand-in, a line each, parted by tabs.
VistazoAsset vistazo_symbols(void);

/// Characters of large type: a row of characters, below it their forms row by row, all parted by blanks; after them lines
/// `A = B C` of characters that look like one that has a form.
VistazoAsset vistazo_pixel_type(void);
VistazoAsset vistazo_line_type(void);
VistazoAsset vistazo_ascii_type(void);

/// The colours of a theme, in the form of a person's own theme file.
typedef struct {
    const char *_Nonnull name;
    VistazoAsset file;
} VistazoTheme;

/// The bundled themes, in the order of their names.
size_t vistazo_theme_count(void);
VistazoTheme vistazo_theme(size_t index);

/// What a shell reads to complete this program's words.
VistazoAsset vistazo_completions_bash(void);
VistazoAsset vistazo_completions_zsh(void);
VistazoAsset vistazo_completions_fish(void);

/// A compiled terminfo entry, `vistazo-direct`, as `TERMINFO=b64:…` wants it; not ended by a zero.
VistazoAsset vistazo_terminfo_direct(void);

/// Extensions to begin with, each with its test. `@NAME@` stands for the extension's name.
VistazoAsset vistazo_template_sh(void);
VistazoAsset vistazo_template_sh_test(void);
VistazoAsset vistazo_template_python(void);
VistazoAsset vistazo_template_python_test(void);
/// `@DEPENDENCY@` stands for the line that names our package, `@PACKAGE@` for its name there.
VistazoAsset vistazo_template_swift_package(void);
/// In Swift `Sample` and `sample` stand for the name, so that it compiles as it is.
VistazoAsset vistazo_template_swift(void);
VistazoAsset vistazo_template_swift_test(void);
