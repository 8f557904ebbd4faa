internal import CICU

/// The date conversions of Java's `Formatter`: `B` shows the name of the month.
///
/// Source: Java SE 21, `java.util.Formatter`, "Date/Time Conversions". The words are CLDR's, through ICU; the calendar is the
/// Gregorian one, the zone UTC.
enum DateConversion {
  /// The pattern in CLDR's syntax for each letter after `t`; empty for letters that show seconds or milliseconds since 1970.
  private static let patterns: [Character: String] = [
    "H": "HH", "I": "hh", "k": "H", "l": "h", "M": "mm", "S": "ss", "L": "SSS", "N": "SSSSSSSSS", "p": "a", "z": "xx",
    "Z": "zzz", "s": "", "Q": "", "B": "MMMM", "b": "MMM", "h": "MMM", "A": "EEEE", "a": "EEE", "C": "yyyy",
    "Y": "yyyy",
    "y": "yy", "j": "DDD", "m": "MM", "d": "dd", "e": "d", "R": "HH:mm", "T": "HH:mm:ss", "r": "hh:mm:ss a",
    "D": "MM/dd/yy", "F": "yyyy-MM-dd", "c": "EEE MMM dd HH:mm:ss zzz yyyy",
  ]

  /// Whether `t` and this letter are a date conversion.
  static func isKnown(_ letter: Character) -> Bool { patterns[letter] != nil }

  /// The date that is shown if none is given: Wednesday, 30 September 2026, 22:58:38, in milliseconds since 1970.
  static let sample = 1_790_809_118_000

  /// The text that a conversion shows.
  ///
  /// - Parameters:
  ///   - letter: The letter after `t`.
  ///   - milliseconds: The date, in milliseconds since 1970.
  ///   - locale: The language of names in the date.
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
