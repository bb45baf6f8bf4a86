#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char width_table[] = {
#embed "width/width.bin"
};

VistazoAsset vistazo_width_table(void) { return (VistazoAsset){width_table, sizeof width_table}; }

static const unsigned char terminfo_direct[] = {
#embed "terminfo/direct.b64"
};

VistazoAsset vistazo_terminfo_direct(void) { return (VistazoAsset){terminfo_direct, sizeof terminfo_direct}; }
