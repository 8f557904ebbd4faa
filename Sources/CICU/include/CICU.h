// ICU behind opaque types. No ICU header may be included here: Foundation on Linux carries an ICU module of its own,
// and a Swift file that sees both does not compile.
#pragma once

#include "CICUBreaks.h"
#include "CICUDates.h"
#include "CICULocales.h"
#include "CICUProperties.h"
#include "CICUWords.h"
