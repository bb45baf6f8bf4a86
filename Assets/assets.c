#pragma clang diagnostic ignored "-Wc23-extensions"
#include "VistazoAssets.h"

static const unsigned char words_en[] = {
#embed "words/en/archive.txt"
,
#embed "words/en/cli.txt"
,
#embed "words/en/dashboard.txt"
,
#embed "words/en/hosting.txt"
,
#embed "words/en/logbook.txt"
,
#embed "words/en/widgets.txt"
};

static const unsigned char words_es[] = {
#embed "words/es/archive.txt"
,
#embed "words/es/cli.txt"
,
#embed "words/es/dashboard.txt"
,
#embed "words/es/hosting.txt"
,
#embed "words/es/logbook.txt"
,
#embed "words/es/widgets.txt"
};

static const unsigned char words_ru[] = {
#embed "words/ru/archive.txt"
,
#embed "words/ru/cli.txt"
,
#embed "words/ru/dashboard.txt"
,
#embed "words/ru/hosting.txt"
,
#embed "words/ru/logbook.txt"
,
#embed "words/ru/widgets.txt"
};

VistazoAsset vistazo_words_en(void) { return (VistazoAsset){words_en, sizeof words_en}; }
VistazoAsset vistazo_words_es(void) { return (VistazoAsset){words_es, sizeof words_es}; }
VistazoAsset vistazo_words_ru(void) { return (VistazoAsset){words_ru, sizeof words_ru}; }
