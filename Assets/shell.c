#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char bash[] = {
#embed "shell/vistazo.bash"
};

static const unsigned char zsh[] = {
#embed "shell/vistazo.zsh"
};

static const unsigned char fish[] = {
#embed "shell/vistazo.fish"
};

VistazoAsset vistazo_completions_bash(void) { return (VistazoAsset){bash, sizeof bash}; }
VistazoAsset vistazo_completions_zsh(void) { return (VistazoAsset){zsh, sizeof zsh}; }
VistazoAsset vistazo_completions_fish(void) { return (VistazoAsset){fish, sizeof fish}; }
