internal import CICU

/// A number and its plural category in a language.
struct CountedNumber: Hashable, Sendable {
  /// The number, which may be given as a text.
  var value: MessageArguments.Value
  /// The plural category by CLDR, or the gettext form, that it chooses; `nil` if that is not known.
  var category: String?
}

/// CLDR's rules for the plural categories of a language's cardinal numbers.
struct PluralRules: Sendable {
  /// The language.
  let locale: LocaleTag
  /// For each category a whole number other than 0, then 0, then for each category a fraction; categories without such a
  /// number are left out.
  let samples: [CountedNumber]

  /// The rules of a language.
  init(_ locale: LocaleTag) {
    self.locale = locale
    samples =
      unsafe Self.withRules(of: locale) { rules in
        func firstOfEach(_ values: [MessageArguments.Value]) -> [CountedNumber] {
          var known: Set<String> = []
          return values.compactMap { value in
            guard let category = value.count.flatMap({ unsafe Self.category($0, rules) }) else { return nil }
            return known.insert(category).inserted ? CountedNumber(value: value, category: category) : nil
          }
        }
        return firstOfEach(Self.wholeNumbers.map { .integer($0) }) + firstOfEach([.integer(0)])
          + firstOfEach(Self.fractions.map { .number($0) })
      } ?? []
  }

  /// The category of a number: `few` for 3 in Russian, `other` for 1.5 in English.
  func category(of number: Double) -> String? {
    unsafe Self.withRules(of: locale) { unsafe Self.category(number, $0) } ?? nil
  }

  /// The whole numbers that are tried as samples, in order: first some of two digits, which most texts show, then all up to
  /// 120, then a million, which has its own category in Spanish, French, Italian and Portuguese.
  ///
  /// 0 is left out: Apple's tables may have a separate text for it, which is not that of its category (`one` in French).
  static let wholeNumbers = [42, 21, 25, 33] + Array(1...120) + [1_000_000]

  /// The fractions that are tried as samples.
  private static let fractions = [1.5, 0.5, 2.1, 0.1]

  private static func category(_ number: Double, _ rules: OpaquePointer) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      guard let start = buffer.baseAddress, unsafe cicu_plural_category(rules, number, start, 16) else { return nil }
      return unsafe String(cString: start)
    }
  }

  private static func withRules<Result>(of locale: LocaleTag, _ body: (OpaquePointer) -> Result) -> Result? {
    guard let rules = unsafe cicu_plurals_open(locale.name) else { return nil }
    defer { unsafe cicu_plurals_close(rules) }
    return unsafe body(rules)
  }
}
