#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char symbols[] = {
#embed "symbols.tsv"
};

VistazoAsset vistazo_symbols(void) { return (VistazoAsset){symbols, sizeof symbols}; }

static const unsigned char pixel_type[] = {
#embed "type/pixel.txt"
};

static const unsigned char line_type[] = {
#embed "type/lines.txt"
};

static const unsigned char ascii_type[] = {
#embed "type/ascii.txt"
};

VistazoAsset vistazo_pixel_type(void) { return (VistazoAsset){pixel_type, sizeof pixel_type}; }
VistazoAsset vistazo_line_type(void) { return (VistazoAsset){line_type, sizeof line_type}; }
VistazoAsset vistazo_ascii_type(void) { return (VistazoAsset){ascii_type, sizeof ascii_type}; }

static const unsigned char contrast[] = {
#embed "themes/contrast.json5"
};

static const unsigned char mono[] = {
#embed "themes/mono.json5"
};

static const unsigned char night[] = {
#embed "themes/night.json5"
};

static const unsigned char paper[] = {
#embed "themes/paper.json5"
};

static const unsigned char sea[] = {
#embed "themes/sea.json5"
};

static const VistazoTheme themes[] = {
    {"contrast", {contrast, sizeof contrast}}, {"mono", {mono, sizeof mono}},
    {"night", {night, sizeof night}},          {"paper", {paper, sizeof paper}},
    {"sea", {sea, sizeof sea}},
};

size_t vistazo_theme_count(void) { return sizeof themes / sizeof *themes; }
VistazoTheme vistazo_theme(size_t index) { return themes[index]; }
