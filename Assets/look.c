#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char symbols[] = {
#embed "symbols.tsv"
};

static const unsigned char themes[] = {
#embed "themes.tsv"
};

VistazoAsset vistazo_symbols(void) { return (VistazoAsset){symbols, sizeof symbols}; }
VistazoAsset vistazo_themes(void) { return (VistazoAsset){themes, sizeof themes}; }
