#include "CSignals.h"
