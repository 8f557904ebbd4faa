internal import Shaping

/// The search for the narrowest lines that hold a text in a number of lines.
///
/// Filling lines compares widths with the limit, and its outcome changes only where a comparison does. So each trial
/// gives the whole interval of limits with the same outcome. The search ends where these intervals meet: exactly at the
/// width of some part of the text, not within a tolerance.
///
/// The search assumes that the number of lines never rises with the limit. It can rise where a narrower line begins
/// before a tab or a soft hyphen. Then the limit found still holds the text in as many lines, and the next narrower
/// does not, but a yet narrower might.
///
/// Cost: a trial fills the lines once, and each halves what is left: as many trials as the limit has bits at the most,
/// 20 or so.
struct NarrowestLimit {
  private let text: BreakableText
  private let size: Double
  private let wrap: OverflowWrap
  /// The most lines there may be.
  private let lineCount: Int
  /// Whether white space and hard breaks may follow the last line.
  private let allowsBlankRest: Bool
  /// Whether words may be cut.
  private let allowsCutWords: Bool

  init(
    _ text: BreakableText, size: Double, wrap: OverflowWrap, lineCount: Int, allowsBlankRest: Bool,
    allowsCutWords: Bool
  ) {
    self.text = text
    self.size = size
    self.wrap = wrap
    self.lineCount = lineCount
    self.allowsBlankRest = allowsBlankRest
    self.allowsCutWords = allowsCutWords
  }

  /// The outcome of filling lines.
  struct Trial {
    /// Whether the lines hold the text as it should be.
    var holds: Bool
    /// The limits with this outcome: from `fitting` up to, but not including, `overflowing`.
    var fitting: Double
    var overflowing: Double
  }

  func trial(_ limit: Double) -> Trial {
    var filler = LineFiller(text, limit: limit, size: size, wrap: wrap)
    var count = 0
    var isWhole = true
    var next = 0
    while count < lineCount, let line = filler.next() {
      count += 1
      next = line.next
      // Nothing sticks out.
      isWhole = isWhole && line.width <= limit && (allowsCutWords || !line.cutsWord)
    }
    let isAll = filler.isAtEnd || (allowsBlankRest && filler.isBlank(from: next))
    return Trial(holds: isAll && isWhole, fitting: filler.fitting, overflowing: filler.overflowing)
  }

  /// The narrowest limit that holds the text; nil if not even `widest` does.
  func find(upTo widest: Double) -> Double? {
    let first = trial(widest)
    guard first.holds else { return nil }
    // The limit looked for is at least `low` and at most `high`.
    var low = 0.0
    var high = first.fitting
    while low < high {
      let middle = low + (high - low) / 2
      let trial = trial(middle)
      if trial.holds { high = min(trial.fitting, middle) } else { low = max(trial.overflowing, middle.nextUp) }
    }
    return high
  }
}
