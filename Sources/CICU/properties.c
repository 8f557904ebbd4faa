#include "CICUProperties.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

// The values in the headers are ICU's own.
#define SAME(name, icu) _Static_assert((int)CICU_BIDI_##name == (int)icu, "ICU numbers Bidi_Class " #name " otherwise")
SAME(L, U_LEFT_TO_RIGHT);
SAME(R, U_RIGHT_TO_LEFT);
SAME(EN, U_EUROPEAN_NUMBER);
SAME(ES, U_EUROPEAN_NUMBER_SEPARATOR);
SAME(ET, U_EUROPEAN_NUMBER_TERMINATOR);
SAME(AN, U_ARABIC_NUMBER);
SAME(CS, U_COMMON_NUMBER_SEPARATOR);
SAME(B, U_BLOCK_SEPARATOR);
SAME(S, U_SEGMENT_SEPARATOR);
SAME(WS, U_WHITE_SPACE_NEUTRAL);
SAME(ON, U_OTHER_NEUTRAL);
SAME(LRE, U_LEFT_TO_RIGHT_EMBEDDING);
SAME(LRO, U_LEFT_TO_RIGHT_OVERRIDE);
SAME(AL, U_RIGHT_TO_LEFT_ARABIC);
SAME(RLE, U_RIGHT_TO_LEFT_EMBEDDING);
SAME(RLO, U_RIGHT_TO_LEFT_OVERRIDE);
SAME(PDF, U_POP_DIRECTIONAL_FORMAT);
SAME(NSM, U_DIR_NON_SPACING_MARK);
SAME(BN, U_BOUNDARY_NEUTRAL);
SAME(FSI, U_FIRST_STRONG_ISOLATE);
SAME(LRI, U_LEFT_TO_RIGHT_ISOLATE);
SAME(RLI, U_RIGHT_TO_LEFT_ISOLATE);
SAME(PDI, U_POP_DIRECTIONAL_ISOLATE);
#undef SAME

#define SAME(name, icu) \
  _Static_assert((int)CICU_LINE_BREAK_##name == (int)icu, "ICU numbers Line_Break " #name " otherwise")
SAME(AL, U_LB_ALPHABETIC);
SAME(BA, U_LB_BREAK_AFTER);
SAME(CL, U_LB_CLOSE_PUNCTUATION);
SAME(CP, U_LB_CLOSE_PARENTHESIS);
SAME(EX, U_LB_EXCLAMATION);
SAME(GL, U_LB_GLUE);
SAME(HY, U_LB_HYPHEN);
SAME(ID, U_LB_IDEOGRAPHIC);
SAME(IS, U_LB_INFIX_NUMERIC);
SAME(NS, U_LB_NONSTARTER);
SAME(OP, U_LB_OPEN_PUNCTUATION);
SAME(QU, U_LB_QUOTATION);
SAME(SA, U_LB_COMPLEX_CONTEXT);
SAME(SY, U_LB_BREAK_SYMBOLS);
SAME(H2, U_LB_H2);
SAME(H3, U_LB_H3);
SAME(CJ, U_LB_CONDITIONAL_JAPANESE_STARTER);
SAME(HL, U_LB_HEBREW_LETTER);
SAME(WJ, U_LB_WORD_JOINER);
SAME(ZWJ, U_LB_ZWJ);
#undef SAME

#define SAME(name, icu) \
  _Static_assert((int)CICU_JOINING_##name == (int)icu, "ICU numbers Joining_Type " #name " otherwise")
SAME(NONE, U_JT_NON_JOINING);
SAME(CAUSING, U_JT_JOIN_CAUSING);
SAME(DUAL, U_JT_DUAL_JOINING);
SAME(LEFT, U_JT_LEFT_JOINING);
SAME(RIGHT, U_JT_RIGHT_JOINING);
SAME(TRANSPARENT, U_JT_TRANSPARENT);
#undef SAME

// ICU takes signed code points and answers for any value; out of range is "unassigned".
static UChar32 code_point(uint32_t scalar) { return (UChar32)scalar; }

uint16_t cicu_unicode_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return (uint16_t)(version[0] << 8 | version[1]);
}

uint16_t cicu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return (uint16_t)(version[0] << 8 | version[1]);
}

uint8_t cicu_bidi_class(uint32_t scalar) { return (uint8_t)u_charDirection(code_point(scalar)); }

uint32_t cicu_mirror(uint32_t scalar) { return (uint32_t)u_charMirror(code_point(scalar)); }

uint8_t cicu_bracket_kind(uint32_t scalar) {
  switch (u_getIntPropertyValue(code_point(scalar), UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
  case U_BPT_OPEN: return 1;
  case U_BPT_CLOSE: return 2;
  default: return 0;
  }
}

uint32_t cicu_paired_bracket(uint32_t scalar) { return (uint32_t)u_getBidiPairedBracket(code_point(scalar)); }

int32_t cicu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = uscript_getScript(code_point(scalar), &status);
  return U_SUCCESS(status) ? (int32_t)code : USCRIPT_UNKNOWN;
}

int32_t cicu_only_script(uint32_t scalar) {
  int32_t code = USCRIPT_UNKNOWN;
  // ICU gives the Script if there are no extensions, and no extensions that are Common or Inherited otherwise.
  if (cicu_script_extensions(scalar, &code, 1) != 1) return -2;
  return code == USCRIPT_COMMON || code == USCRIPT_INHERITED ? -1 : code;
}

int32_t cicu_script_extensions(uint32_t scalar, int32_t *codes, int32_t capacity) {
  _Static_assert(sizeof(UScriptCode) == sizeof(int32_t), "script codes are passed as 32-bit integers");
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScriptExtensions(code_point(scalar), (UScriptCode *)codes, capacity, &status);
}

uint32_t cicu_script_tag(int32_t code) {
  const char *name = uscript_getShortName((UScriptCode)code);
  if (name == NULL || strlen(name) != 4) name = "Zzzz";
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 | (uint32_t)(uint8_t)name[2] << 8
         | (uint32_t)(uint8_t)name[3];
}

int32_t cicu_script_code(uint32_t tag) {
  const char name[] = {(char)(tag >> 24), (char)(tag >> 16), (char)(tag >> 8), (char)tag, 0};
  return u_getPropertyValueEnum(UCHAR_SCRIPT, name);
}

uint32_t cicu_script_letter(int32_t code) {
  UErrorCode status = U_ZERO_ERROR;
  UChar sample[2] = {0, 0};
  int32_t length = uscript_getSampleString((UScriptCode)code, sample, 2, &status);
  if (U_FAILURE(status) || length == 0) return 0;
  return length == 1 ? sample[0] : ((uint32_t)(sample[0] - 0xD800) << 10) + (uint32_t)(sample[1] - 0xDC00) + 0x10000;
}

uint32_t cicu_category_mask(uint32_t scalar) { return U_GET_GC_MASK(code_point(scalar)); }
uint32_t cicu_category_letter(void) { return U_GC_L_MASK; }
uint32_t cicu_category_mark(void) { return U_GC_M_MASK; }
uint32_t cicu_category_number(void) { return U_GC_N_MASK; }

uint32_t cicu_category_initial_quote(void) { return U_GC_PI_MASK; }
uint32_t cicu_category_final_quote(void) { return U_GC_PF_MASK; }

uint8_t cicu_line_break(uint32_t scalar) {
  return (uint8_t)u_getIntPropertyValue(code_point(scalar), UCHAR_LINE_BREAK);
}

uint8_t cicu_joining_type(uint32_t scalar) {
  return (uint8_t)u_getIntPropertyValue(code_point(scalar), UCHAR_JOINING_TYPE);
}

bool cicu_is_east_asian(uint32_t scalar) {
  switch (u_getIntPropertyValue(code_point(scalar), UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_FULLWIDTH:
  case U_EA_WIDE:
  case U_EA_HALFWIDTH: return true;
  default: return false;
  }
}

#define BINARY(function, property) \
  bool function(uint32_t scalar) { return u_hasBinaryProperty(code_point(scalar), property); }
BINARY(cicu_is_default_ignorable, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
BINARY(cicu_is_white_space, UCHAR_WHITE_SPACE)
BINARY(cicu_is_emoji, UCHAR_EMOJI)
BINARY(cicu_is_emoji_presentation, UCHAR_EMOJI_PRESENTATION)
BINARY(cicu_is_emoji_modifier_base, UCHAR_EMOJI_MODIFIER_BASE)
BINARY(cicu_is_extended_pictographic, UCHAR_EXTENDED_PICTOGRAPHIC)
#undef BINARY
