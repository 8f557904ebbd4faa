import CICU

// Character properties as layout asks for them, all of the Unicode version of ICU (Swift's own are of another version).

extension Unicode.Scalar {
  /// Whether the character is an ordinary letter or sign to UAX #14: class AL or HL.
  package var isAlphabeticInLineBreaks: Bool {
    let lineBreak = cicu_line_break_t(rawValue: cicu_line_break(value))
    return lineBreak == CICU_LINE_BREAK_AL || lineBreak == CICU_LINE_BREAK_HL
  }

  /// Whether the character opens or closes something to UAX #14, though it may be a letter: class OP or CL.
  var isBracketInLineBreaks: Bool {
    let lineBreak = cicu_line_break_t(rawValue: cicu_line_break(value))
    return lineBreak == CICU_LINE_BREAK_OP || lineBreak == CICU_LINE_BREAK_CL
  }

  /// Whether the character is invisible where a font has no glyph for it (Default_Ignorable_Code_Point).
  package var isDefaultIgnorable: Bool {
    value >= 0xAD && cicu_is_default_ignorable(value)
  }

  /// Whether the character may hang past a line's end: white space that is neither a no-break space nor a hard break.
  package var hangsAtLineEnd: Bool {
    if value < 0x80 { return value == 0x20 || value == 0x09 }
    switch value {
    case 0xA0, 0x2007, 0x202F, 0x85, 0x2028, 0x2029: return false
    default: return cicu_is_white_space(value)
    }
  }

  /// Whether the character is a combining mark (General_Category M).
  package var isMark: Bool {
    value >= 0x300 && cicu_category_mask(value) & cicu_category_mark() != 0
  }

  /// Whether the character is a letter or a number (General_Category L or N).
  package var isLetterOrNumber: Bool {
    cicu_category_mask(value) & (cicu_category_letter() | cicu_category_number()) != 0
  }

  /// Whether the character is of a script that dictionaries break, such as Thai (Line_Break SA).
  package var isComplexContext: Bool {
    value >= 0xE01 && cicu_line_break(value) == CICU_LINE_BREAK_SA.rawValue
  }

  /// Whether the character is used in all scripts alike: Script_Extensions name none (Common or Inherited).
  ///
  /// Later versions of Unicode assign scripts to some signs: version 15.1 to U+00B7.
  package var isOfAnyScript: Bool { cicu_only_script(value) == -1 }

  /// Whether the character is drawn as a picture unless a variation selector says otherwise (Emoji_Presentation).
  package var hasEmojiPresentation: Bool {
    value >= 0x231A && cicu_is_emoji_presentation(value)
  }

  /// Whether the character may be drawn as a picture (Emoji); digits, `#` and `*` are among them.
  package var isEmoji: Bool {
    cicu_is_emoji(value)
  }

  /// Whether the character is a skin tone (Emoji_Modifier).
  package var isEmojiModifier: Bool {
    (0x1F3FB...0x1F3FF).contains(value)
  }

  /// Whether a skin tone may follow the character (Emoji_Modifier_Base).
  package var isEmojiModifierBase: Bool {
    value >= 0x261D && cicu_is_emoji_modifier_base(value)
  }

  /// Whether the character is, or is kept free to become, a picture (Extended_Pictographic).
  package var isExtendedPictographic: Bool {
    value >= 0xA9 && cicu_is_extended_pictographic(value)
  }

  /// Whether the character is half of a flag.
  package var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }

  /// Whether the character keeps lines from breaking beside it whatever stands there (Line_Break GL, WJ or ZWJ).
  package var isGlue: Bool {
    switch cicu_line_break_t(rawValue: cicu_line_break(value)) {
    case CICU_LINE_BREAK_GL, CICU_LINE_BREAK_WJ, CICU_LINE_BREAK_ZWJ: true
    default: false
    }
  }

  /// Whether a line does not begin with the character even after spaces, if what is before these closes something (Line_Break NS or CJ,
  /// which is NS where lines are broken strictly).
  var isNonstarter: Bool {
    guard value >= 0x17D6 else { return false }
    switch cicu_line_break_t(rawValue: cicu_line_break(value)) {
    case CICU_LINE_BREAK_NS, CICU_LINE_BREAK_CJ: return true
    default: return false
    }
  }

  /// The character's script (UAX #24, property Script).
  package var script: Script {
    Script(tag: cicu_script_tag(cicu_script(value)))
  }

  /// The character that looks like this one in a mirror, as right-to-left text needs it (Bidi_Mirroring_Glyph), or itself.
  package var mirrored: Unicode.Scalar {
    Unicode.Scalar(cicu_mirror(value)) ?? self
  }
}

extension Script {
  /// The script of one of ICU's codes.
  init(ofCode code: Int32) {
    self.init(tag: cicu_script_tag(code))
  }

  /// ICU's code of the script; nil if it knows none.
  var code: Int32? {
    let code = cicu_script_code(tag)
    return code < 0 ? nil : code
  }

  /// A letter of the script, and of no other; nil if none is known.
  package var sampleLetter: Unicode.Scalar? {
    guard let code, let letter = Unicode.Scalar(cicu_script_letter(code)), cicu_only_script(letter.value) == code else {
      return nil
    }
    return letter
  }

  /// Whether its letters run from right to left.
  package var isRightToLeft: Bool {
    sampleLetter.map { [.R, .AL].contains(BidiClass(of: $0.value)) } ?? false
  }
}

/// The version of Unicode whose properties and rules the analysis follows, such as 15.0.
package var unicodeVersion: (major: Int, minor: Int) {
  let version = cicu_unicode_version()
  return (Int(version >> 8), Int(version & 0xFF))
}
