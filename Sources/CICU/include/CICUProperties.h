// Character properties of the Unicode version of the system's ICU. Scalars are code points; every function takes any
// 32-bit value and treats what is no code point as unassigned.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The Unicode version of ICU's data: major in the high byte, minor in the low one.
uint16_t cicu_unicode_version(void);

/// The version of ICU: major in the high byte, minor in the low one.
uint16_t cicu_version(void);

/// Bidi_Class, in ICU's numbering (checked at compile time).
typedef enum : uint8_t {
  CICU_BIDI_L = 0,
  CICU_BIDI_R = 1,
  CICU_BIDI_EN = 2,
  CICU_BIDI_ES = 3,
  CICU_BIDI_ET = 4,
  CICU_BIDI_AN = 5,
  CICU_BIDI_CS = 6,
  CICU_BIDI_B = 7,
  CICU_BIDI_S = 8,
  CICU_BIDI_WS = 9,
  CICU_BIDI_ON = 10,
  CICU_BIDI_LRE = 11,
  CICU_BIDI_LRO = 12,
  CICU_BIDI_AL = 13,
  CICU_BIDI_RLE = 14,
  CICU_BIDI_RLO = 15,
  CICU_BIDI_PDF = 16,
  CICU_BIDI_NSM = 17,
  CICU_BIDI_BN = 18,
  CICU_BIDI_FSI = 19,
  CICU_BIDI_LRI = 20,
  CICU_BIDI_RLI = 21,
  CICU_BIDI_PDI = 22,
} cicu_bidi_class_t;

uint8_t cicu_bidi_class(uint32_t scalar);

/// The character that mirrors `scalar` (Bidi_Mirroring_Glyph), or `scalar`.
uint32_t cicu_mirror(uint32_t scalar);

/// Bidi_Paired_Bracket_Type: 0 none, 1 open, 2 close.
uint8_t cicu_bracket_kind(uint32_t scalar);

/// Bidi_Paired_Bracket, or `scalar`.
uint32_t cicu_paired_bracket(uint32_t scalar);

/// ICU's code of Script.
int32_t cicu_script(uint32_t scalar);

/// ICU's code of the one script that Script_Extensions allows, -1 if they are Common or Inherited only, -2 if there are
/// several.
int32_t cicu_only_script(uint32_t scalar);

/// ICU's codes of Script_Extensions; writes at most `capacity` and returns how many there are.
int32_t cicu_script_extensions(uint32_t scalar, int32_t *codes, int32_t capacity);

/// The ISO 15924 tag of one of ICU's script codes, four bytes big-endian ('Latn'); 'Zzzz' if it has none.
uint32_t cicu_script_tag(int32_t code);

/// ICU's code of the script with an ISO 15924 tag; -1 if there is none.
int32_t cicu_script_code(uint32_t tag);

/// A letter of the script with one of ICU's codes (ICU's sample); 0 if it has none.
uint32_t cicu_script_letter(int32_t code);

/// General_Category as a bit: 1 << value, with ICU's numbering.
uint32_t cicu_category_mask(uint32_t scalar);
/// The bits of groups of categories.
uint32_t cicu_category_letter(void);
uint32_t cicu_category_mark(void);
uint32_t cicu_category_number(void);
uint32_t cicu_category_initial_quote(void);
uint32_t cicu_category_final_quote(void);

/// Line_Break, in ICU's numbering (checked at compile time): the values that are asked for.
typedef enum : uint8_t {
  CICU_LINE_BREAK_AL = 2,
  CICU_LINE_BREAK_BA = 4,
  CICU_LINE_BREAK_CL = 8,
  CICU_LINE_BREAK_EX = 11,
  CICU_LINE_BREAK_GL = 12,
  CICU_LINE_BREAK_HY = 13,
  CICU_LINE_BREAK_ID = 14,
  CICU_LINE_BREAK_IS = 16,
  CICU_LINE_BREAK_NS = 18,
  CICU_LINE_BREAK_OP = 20,
  CICU_LINE_BREAK_QU = 23,
  CICU_LINE_BREAK_SA = 24,
  CICU_LINE_BREAK_SY = 27,
  CICU_LINE_BREAK_WJ = 30,
  CICU_LINE_BREAK_H2 = 31,
  CICU_LINE_BREAK_H3 = 32,
  CICU_LINE_BREAK_CP = 36,
  CICU_LINE_BREAK_CJ = 37,
  CICU_LINE_BREAK_HL = 38,
  CICU_LINE_BREAK_ZWJ = 42,
} cicu_line_break_t;

uint8_t cicu_line_break(uint32_t scalar);

/// Joining_Type, in ICU's numbering (checked at compile time).
typedef enum : uint8_t {
  CICU_JOINING_NONE = 0,
  CICU_JOINING_CAUSING = 1,
  CICU_JOINING_DUAL = 2,
  CICU_JOINING_LEFT = 3,
  CICU_JOINING_RIGHT = 4,
  CICU_JOINING_TRANSPARENT = 5,
} cicu_joining_type_t;

uint8_t cicu_joining_type(uint32_t scalar);

/// East_Asian_Width: is it full-width, wide or half-width?
bool cicu_is_east_asian(uint32_t scalar);

/// Binary properties.
bool cicu_is_default_ignorable(uint32_t scalar);
bool cicu_is_white_space(uint32_t scalar);
bool cicu_is_emoji(uint32_t scalar);
bool cicu_is_emoji_presentation(uint32_t scalar);
bool cicu_is_emoji_modifier_base(uint32_t scalar);
bool cicu_is_extended_pictographic(uint32_t scalar);
