import CICU

/// Rules of UAX #14 younger than Unicode 15, which today's browsers follow and the system's ICU does not yet.
///
/// Only those that mattered in a few thousand translated messages in nineteen languages; the others concern scripts and
/// punctuation that did not occur in them.
enum RecentLineRules {
  /// Whether a line may break before `scalars[index]`, as far as a recent rule decides it; nil where none does.
  ///
  /// - Precondition: `index` has a scalar before it.
  static func mayBreak(_ scalars: [UInt32], before index: Int) -> Bool? {
    let (first, second) = (scalars[index - 1], scalars[index])
    // No line breaks before a space; each row of spaces is looked through once.
    if first == 0x20 { return second == 0x20 ? nil : spaceVerdict(scalars, before: index) }
    if isInHebrewBlock(second) { return hyphenVerdict(scalars, before: index) }
    // The quotes that are both initial or final punctuation and common beside ideographs.
    if (0x2018...0x201F).contains(second) || (0x2018...0x201F).contains(first) {
      return quoteVerdict(scalars, before: index)
    }
    return nil
  }

  /// Rules LB21a (Unicode 16: a line may break after a hyphen between two Hebrew letters) and LB20a (Unicode 17: it may not
  /// after a hyphen that starts a Hebrew word).
  private static func hyphenVerdict(_ scalars: [UInt32], before index: Int) -> Bool? {
    guard lineBreak(scalars[index]) == CICU_LINE_BREAK_HL else { return nil }
    let hyphen = lineBreak(scalars[index - 1])
    guard hyphen == CICU_LINE_BREAK_HY || hyphen == CICU_LINE_BREAK_BA else { return nil }
    var base = index - 2
    while base >= 0, Unicode.Scalar(scalars[base])?.isMark ?? false { base -= 1 }
    guard base >= 0, !startsWord(after: scalars[base]) else {
      // The hyphen-minus, the maqaf and the hyphen.
      return [0x2D, 0x5BE, 0x2010].contains(scalars[index - 1]) ? false : nil
    }
    return lineBreak(scalars[base]) == CICU_LINE_BREAK_HL ? true : nil
  }

  /// Rules LB15a and LB15b (Unicode 15.1): no line breaks between spaces and the opening quote before them, if that begins a phrase, or the
  /// closing quote after them, if that ends one.
  private static func spaceVerdict(_ scalars: [UInt32], before index: Int) -> Bool? {
    if isQuote(scalars[index], in: cicu_category_final_quote()),
      index + 1 == scalars.count || endsPhrase(scalars[index + 1])
    {
      return false
    }
    var quote = index - 2
    while quote > 0, scalars[quote] == 0x20 { quote -= 1 }
    guard quote >= 0, isQuote(scalars[quote], in: cicu_category_initial_quote()) else { return nil }
    return quote == 0 || beginsPhrase(after: scalars[quote - 1]) ? false : nil
  }

  private static func isQuote(_ scalar: UInt32, in mask: UInt32) -> Bool {
    scalar >= 0xAB && lineBreak(scalar) == CICU_LINE_BREAK_QU && category(scalar, in: mask)
  }

  /// Whether an opening quote after the character begins a phrase.
  private static func beginsPhrase(after scalar: UInt32) -> Bool {
    switch lineBreak(scalar) {
    case CICU_LINE_BREAK_OP, CICU_LINE_BREAK_QU, CICU_LINE_BREAK_GL: true
    default: isSpaceOrBreak(scalar)
    }
  }

  /// Whether a character is a space, also one without width, or a hard break.
  private static func isSpaceOrBreak(_ scalar: UInt32) -> Bool { isSpaceOrHardBreak(scalar) || scalar == 0x200B }

  /// Whether a closing quote before the character ends a phrase.
  private static func endsPhrase(_ scalar: UInt32) -> Bool {
    switch lineBreak(scalar) {
    case CICU_LINE_BREAK_GL, CICU_LINE_BREAK_WJ, CICU_LINE_BREAK_CL, CICU_LINE_BREAK_QU, CICU_LINE_BREAK_CP,
      CICU_LINE_BREAK_EX, CICU_LINE_BREAK_IS, CICU_LINE_BREAK_SY:
      true
    default: isSpaceOrBreak(scalar)
    }
  }

  /// Rule LB19a (Unicode 16): beside ideographs, a line may break before an opening quote and after a closing one.
  private static func quoteVerdict(_ scalars: [UInt32], before index: Int) -> Bool? {
    let (first, second) = (scalars[index - 1], scalars[index])
    if category(second, in: cicu_category_initial_quote()) {
      guard index + 1 < scalars.count, cicu_is_east_asian(first), cicu_is_east_asian(scalars[index + 1]) else {
        return nil
      }
      return lineBreak(first) == CICU_LINE_BREAK_OP ? nil : true
    }
    if category(first, in: cicu_category_final_quote()) {
      guard index > 1, cicu_is_east_asian(scalars[index - 2]), cicu_is_east_asian(second) else { return nil }
      switch lineBreak(second) {
      case CICU_LINE_BREAK_ID, CICU_LINE_BREAK_CJ, CICU_LINE_BREAK_H2, CICU_LINE_BREAK_H3, CICU_LINE_BREAK_OP:
        return true
      default: return nil
      }
    }
    return nil
  }

  private static func lineBreak(_ scalar: UInt32) -> cicu_line_break_t {
    cicu_line_break_t(rawValue: cicu_line_break(scalar))
  }

  private static func category(_ scalar: UInt32, in mask: UInt32) -> Bool {
    cicu_category_mask(scalar) & mask != 0
  }

  private static func isInHebrewBlock(_ scalar: UInt32) -> Bool {
    (0x590...0x5FF).contains(scalar) || (0xFB1D...0xFB4F).contains(scalar)
  }

  /// What stands before a word-initial hyphen: white space, a zero-width space, a no-break space.
  private static func startsWord(after scalar: UInt32) -> Bool {
    isSpaceOrBreak(scalar) || scalar == 0xA0
  }
}
