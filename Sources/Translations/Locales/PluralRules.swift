internal import CICU

/// The plural categories of a language, by CLDR's rules for cardinal numbers.
struct PluralRules: Sendable {
  /// The language.
  let locale: LocaleTag
  /// A whole number of each category that the language has.
  let samples: [String: Int]

  /// The rules of a language.
  init(_ locale: LocaleTag) {
    self.locale = locale
    samples =
      unsafe Self.withRules(of: locale) { rules in
        Self.candidates.reversed().reduce(into: [:]) { samples, number in
          if let category = unsafe Self.category(number, rules) { samples[category] = number }
        }
      } ?? [:]
  }

  /// The category of a whole number: `few` for 3 in Russian.
  func category(of number: Int) -> String? {
    unsafe Self.withRules(of: locale) { unsafe Self.category(number, $0) } ?? nil
  }

  /// The numbers that are tried as samples: those of two digits come first, since they are what most texts show, then all
  /// smaller ones, then a million, which is a category of its own in Spanish, French, Italian and Portuguese.
  private static let candidates = [42, 21, 25, 33] + Array(0...120) + [1_000_000]

  private static func category(_ number: Int, _ rules: OpaquePointer) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      guard let start = buffer.baseAddress, unsafe cicu_plural_category(rules, Int64(number), start, 16) else {
        return nil
      }
      return unsafe String(cString: start)
    }
  }

  private static func withRules<Result>(of locale: LocaleTag, _ body: (OpaquePointer) -> Result) -> Result? {
    guard let rules = unsafe cicu_plurals_open(locale.name) else { return nil }
    defer { unsafe cicu_plurals_close(rules) }
    return unsafe body(rules)
  }
}
