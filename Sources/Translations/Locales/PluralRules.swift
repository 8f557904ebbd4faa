internal import CICU

/// A number and its plural category in a language.
struct CountedNumber: Hashable, Sendable {
  /// The number, or a text that is one.
  var value: MessageArguments.Value
  /// Its category, by CLDR; `nil` if that is not known.
  var category: String?
}

/// The plural categories of a language, by CLDR's rules for cardinal numbers.
struct PluralRules: Sendable {
  /// The language.
  let locale: LocaleTag
  /// A whole number of each category that has one besides 0, then 0, then a fraction of each category that has one.
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

  /// The numbers that are tried as samples: those of two digits come first, since they are what most texts show, then all
  /// smaller ones, then a million, which is a category of its own in Spanish, French, Italian and Portuguese.
  ///
  /// 0 is none of them: Apple's tables may have a text of its own for it, which is then not that of its category (`one` in
  /// French).
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
