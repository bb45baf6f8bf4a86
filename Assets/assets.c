#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char words_en[] = {
#embed "words/en.json"
};
static const unsigned char words_es[] = {
#embed "words/es.json"
};
static const unsigned char words_ru[] = {
#embed "words/ru.json"
};

VistazoAsset vistazo_words_en(void) { return (VistazoAsset){words_en, sizeof words_en}; }
VistazoAsset vistazo_words_es(void) { return (VistazoAsset){words_es, sizeof words_es}; }
VistazoAsset vistazo_words_ru(void) { return (VistazoAsset){words_ru, sizeof words_ru}; }
