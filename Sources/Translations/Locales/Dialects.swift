/// The languages of tables, by what makes their texts stand in for each other's.
///
/// ICU takes some 10 µs to answer a question about a language, so it is asked once for each of them.
struct Dialects: Sendable {
  /// The dialects of one language in one script, each list in the order of their names.
  private struct Group {
    var all: [LocaleTag] = []
    var byLikelyTag: [String?: [LocaleTag]] = [:]
    var byParent: [LocaleTag: [LocaleTag]] = [:]
  }

  private var groups: [[String?]: Group] = [:]

  init(_ locales: [LocaleTag]) {
    for locale in locales { add(locale) }
  }

  /// Adds a language that is not among them.
  mutating func add(_ locale: LocaleTag) {
    func add(to list: inout [LocaleTag]) {
      list.insert(locale, at: list.lastIndex { $0.name < locale.name }.map { $0 + 1 } ?? 0)
    }
    add(to: &groups[locale.dialect, default: Group()].all)
    add(to: &groups[locale.dialect, default: Group()].byLikelyTag[locale.likely, default: []])
    for parent in Set(locale.parents) {
      add(to: &groups[locale.dialect, default: Group()].byParent[parent, default: []])
    }
  }

  /// The languages whose texts a reader of a language is shown, in order: those that are nearest to it, each with the dialects
  /// that it equals (`zh-TW` is `zh-Hant`) or is a parent of (`es-MX` has `es-419`), then all other dialects.
  ///
  /// They come in lists, which all languages share, and may occur several times. The order in which they were added does not matter.
  ///
  /// - Parameter nearest: The language itself and its parents.
  func standIns(for locale: LocaleTag, nearest: [LocaleTag]) -> [[LocaleTag]] {
    guard let group = groups[locale.dialect] else { return [nearest] }
    return nearest.flatMap { [[$0], group.byLikelyTag[$0.likely, default: []], group.byParent[$0, default: []]] }
      + [group.all]
  }
}
