// FriBidi as Swift sees it: its algorithm only; the character properties come from ICU.
#pragma once
#if __has_include(<fribidi/fribidi.h>)
#include <fribidi/fribidi.h>
#else
#include <fribidi.h>
#endif
