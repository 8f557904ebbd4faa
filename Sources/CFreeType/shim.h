// FreeType as Swift sees it: used to validate font files and to read their metrics.
#pragma once
#include <ft2build.h>
#include <stdlib.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SFNT_NAMES_H
#include FT_SYSTEM_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_IDS_H
