// Pango on FreeType, for the C code of `CPeers`.
#pragma once
#include <pango/pangoft2.h>
