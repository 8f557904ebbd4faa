// FriBidi as Swift sees it: its algorithm only; the character properties come from ICU.
#pragma once
#include <fribidi.h>
