import TestSupport
import Testing

@testable import TextAnalysis

/// The automata that are copied from ICU against ICU's iterators.
@Suite("Break automata", .tags(.conformance))
struct BreakAutomatonTests {
  /// The root, and those that have rules of their own; in full runs others, too.
  private static let locales =
    ["", "ja", "zh-Hant"] + (isConformanceRun ? ["en", "ko", "th", "de", "fi", "he", "ar", "hi"] : [])

  /// What finds the boundaries of grapheme clusters, or of lines in a locale and strictness.
  private static func finders() -> [(name: String, finder: BoundaryFinder)] {
    let iterators = LineIterators()
    return [("graphemes", BoundaryFinder(.graphemes()))]
      + locales.flatMap { locale in
        LineBreakStrictness.allCases.map { strictness in
          ("\(locale) \(strictness)", iterators.finder(locale: locale, strictness: strictness))
        }
      }
  }

  /// A character of each category of an automaton, those that dictionaries break left out.
  private static func representatives(of finder: BoundaryFinder) -> [Unicode.Scalar] {
    guard let rules = finder.iterator.compiledRules() else { return [] }
    var found: [Int: Unicode.Scalar] = [:]
    for value in UInt32(1)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = rules.category(of: value)
      if category < rules.firstDictionaryCategory, found[category] == nil { found[category] = scalar }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test("Every text of two characters, one of each category, and of three in full runs, has ICU's boundaries")
  func short() {
    var count = 0
    for (name, finder) in Self.finders() {
      let representatives = Self.representatives(of: finder)
      #expect(representatives.count > 10)
      var texts: [[Unicode.Scalar]] = [[]]
      for _ in 0..<(isConformanceRun ? 3 : 2) {
        texts = texts.flatMap { text in representatives.map { text + [$0] } }
        for text in texts {
          count += 1
          let utf8 = Self.utf8(text)
          if !Self.agrees(finder, utf8) { Issue.record("\(name): \(text.map(\.value))") }
        }
      }
    }
    #expect(count > 15_000)
  }

  @Test("Random texts of a character of each category have ICU's boundaries")
  func random() {
    var generator = SeededGenerator(seed: 0xB4EA)
    for (name, finder) in Self.finders() {
      let representatives = Self.representatives(of: finder)
      for _ in 0..<(isConformanceRun ? 50_000 : 500) {
        let text = (0..<Int.random(in: 3...16, using: &generator)).compactMap { _ in
          representatives.randomElement(using: &generator)
        }
        if !Self.agrees(finder, Self.utf8(text)) { Issue.record("\(name): \(text.map(\.value))") }
      }
    }
  }

  @Test("Every code point between two letters, and beside its neighbours, has ICU's boundaries")
  func everyCodePoint() {
    let finders = [BoundaryFinder(.graphemes()), TextAnalyzer().lineFinder(AnalysisOptions(locale: "en"))]
    let block: UInt32 = 32
    var found = 0
    for start in stride(from: UInt32(0), to: 0x11_0000, by: Int(block)) {
      let scalars = (start..<start + block).compactMap(Unicode.Scalar.init)
      let text = Self.utf8(scalars.flatMap { ["a", $0] } + scalars)
      for finder in finders {
        if Self.isFound(finder, text) { found += 1 }
        if !Self.agrees(finder, text) { Issue.record("U+\(String(start, radix: 16))") }
      }
    }
    #expect(found > 60_000, "the automata find those of nearly all blocks")
  }

  @Test("Mixed texts and bytes that are not UTF-8 have ICU's boundaries")
  func hostile() {
    var generator = SeededGenerator(seed: 0xB4EB)
    let finders = Self.finders()
    for index in 0..<(isConformanceRun ? 100_000 : 4_000) {
      let leads: [UInt8] = [0x20, 0x61, 0x80, 0xBF, 0xC0, 0xC3, 0xD7, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
      let utf8 =
        index.isMultiple(of: 2)
        ? Array(RandomText.mixed(using: &generator).utf8)
        : (0..<Int.random(in: 0...24, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? leads.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
        }
      let (name, finder) = finders[index % finders.count]
      if !Self.agrees(finder, utf8) { Issue.record("\(name): \(utf8)") }
    }
  }

  @Test("Strings of lists have ICU's boundaries, and the automata find nearly all of them")
  func lists() {
    let analyzer = TextAnalyzer()
    var found = 0
    for text in ExampleTexts.lists {
      let finder = analyzer.lineFinder(AnalysisOptions(locale: text.locale))
      let utf8 = Array(text.text.utf8)
      #expect(Self.agrees(finder, utf8) && Self.agrees(analyzer.graphemeFinder, utf8), "\(text.text)")
      if Self.isFound(finder, utf8) { found += 1 }
    }
    #expect(found > ExampleTexts.lists.count * 3 / 4)
  }

  @Test("Characters that dictionaries break are left to ICU")
  func dictionaries() {
    let finder = TextAnalyzer().lineFinder(AnalysisOptions(locale: "th"))
    #expect(!Self.isFound(finder, Array("a ภาษา".utf8)))
    #expect(Self.agrees(finder, Array(String(repeating: "a ภาษาไทย", count: 100).utf8)))
    #expect(Self.isFound(finder, Array("a b".utf8)))
  }

  private static func utf8(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text).utf8)
  }

  /// Whether an automaton finds the boundaries of a text, and not ICU.
  private static func isFound(_ finder: BoundaryFinder, _ utf8: [UInt8]) -> Bool {
    var text = ScalarText()
    text.decode(utf8.span)
    return finder.forEachBoundary(in: text.scalars) { _ in }
  }

  private static func agrees(_ finder: BoundaryFinder, _ utf8: [UInt8]) -> Bool {
    var text = ScalarText()
    text.decode(utf8.span)
    var (ours, expected): ([Int32], [Int32]) = ([], [])
    finder.iterator.forEachBoundary(in: utf8.span) { expected.append($0) }
    // The automaton even where it would not be worthwhile yet.
    let offsets = text.offsets
    let isFound = finder.forEachBoundary(in: text.scalars) { ours.append(offsets[$0]) }
    guard !isFound || ours == expected else { return false }
    ours = []
    finder.forEachBoundary(in: utf8.span, text) { ours.append($0) }
    return ours == expected
  }
}
