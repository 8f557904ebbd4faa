internal import CICU

/// What a date conversion of Java's `Formatter` shows of a date: `B` the name of the month.
///
/// Source: Java SE 21, `java.util.Formatter`, "Date/Time Conversions". The words are CLDR's, through ICU; the calendar is the Gregorian one,
/// the zone UTC.
enum DateConversion {
  /// The letters after `t` that stand for part of a date, each with its pattern in CLDR's terms.
  private static let patterns: [Character: String] = [
    "H": "HH", "I": "hh", "k": "H", "l": "h", "M": "mm", "S": "ss", "L": "SSS", "N": "SSSSSSSSS", "p": "a", "z": "xx",
    "Z": "zzz", "s": "", "Q": "", "B": "MMMM", "b": "MMM", "h": "MMM", "A": "EEEE", "a": "EEE", "C": "yyyy",
    "Y": "yyyy",
    "y": "yy", "j": "DDD", "m": "MM", "d": "dd", "e": "d", "R": "HH:mm", "T": "HH:mm:ss", "r": "hh:mm:ss a",
    "D": "MM/dd/yy", "F": "yyyy-MM-dd", "c": "EEE MMM dd HH:mm:ss zzz yyyy",
  ]

  /// Whether a letter after `t` makes a date conversion.
  static func isKnown(_ letter: Character) -> Bool { patterns[letter] != nil }

  /// What stands for a date nobody gave: Wednesday, 30 September 2026, 22:58:38, in milliseconds since 1970.
  static let sample = 1_790_809_118_000

  /// What a conversion shows.
  ///
  /// - Parameters:
  ///   - letter: The letter after `t`.
  ///   - milliseconds: The date, since 1970.
  ///   - locale: The language of its words.
  static func string(_ letter: Character, of milliseconds: Int, in locale: LocaleTag) -> String {
    switch letter {
    case "Q": String(milliseconds)
    case "s": String(milliseconds / 1000)
    case "C": String(formatted("yyyy", milliseconds, locale).dropLast(2))
    case "p": formatted("a", milliseconds, locale).lowercased()
    default: formatted(patterns[letter] ?? "", milliseconds, locale)
    }
  }

  private static func formatted(_ pattern: String, _ milliseconds: Int, _ locale: LocaleTag) -> String {
    let capacity = 256
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress,
        unsafe cicu_date(locale.name, pattern, Double(milliseconds), start, Int32(capacity))
      else { return "" }
      return unsafe String(cString: start)
    }
  }
}
