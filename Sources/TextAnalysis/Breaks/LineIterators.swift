/// ICU's line iterators, one for each locale and strictness in use, at most a few at a time.
///
/// A class, so that finding an iterator changes nothing of the analyzer, whose changes are checked.
final class LineIterators {
  private struct Key: Hashable {
    var locale: String
    var strictness: LineBreakStrictness
  }

  private final class Entry {
    let finder: BoundaryFinder
    var lastUse = 0

    init(_ iterator: consuming BoundaryIterator) {
      finder = BoundaryFinder(iterator)
    }
  }

  /// How many iterators are kept.
  ///
  /// A list is in one language, a catalogue of translations in dozens. Opening an iterator takes about 10 µs, some twenty
  /// times as long as breaking a row of a list.
  private static let capacity = 16

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  /// The entry asked for last: the texts of a list are in one language.
  private var last: (key: Key, entry: Entry)?

  /// The boundary finder for a locale, opened if need be.
  func finder(locale: String, strictness: LineBreakStrictness) -> BoundaryFinder {
    let key = Key(locale: locale, strictness: strictness)
    if let last, last.key == key { return last.entry.finder }
    clock += 1
    let entry = entries[key] ?? open(key)
    entry.lastUse = clock
    last = (key, entry)
    return entry.finder
  }

  private func open(_ key: Key) -> Entry {
    if entries.count >= Self.capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries.removeValue(forKey: oldest.key)
    }
    let strictness = key.strictness == .auto ? nil : key.strictness.rawValue
    let name = lineBreakLocale(key.locale, strictness: strictness) ?? lineBreakLocale("", strictness: strictness) ?? ""
    guard let iterator = BoundaryIterator.lines(locale: name) ?? BoundaryIterator.lines(locale: "") else {
      preconditionFailure("ICU's data is missing, or memory is short")
    }
    let entry = Entry(iterator)
    entries[key] = entry
    return entry
  }
}

extension TextAnalyzer {
  /// The finder of line boundaries for the options' locale and strictness.
  func lineFinder(_ options: AnalysisOptions) -> BoundaryFinder {
    options.rules.hasLanguages
      ? lineIterators.finder(locale: options.locale, strictness: options.usedStrictness)
      : lineIterators.finder(locale: "en", strictness: .normal)
  }
}
