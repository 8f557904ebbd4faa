import TestSupport
import Testing
import TextAnalysis

/// What holds for every text, over seeded random ones.
@Suite("Properties of every analysis")
struct AnalysisPropertyTests {
  let analyzer = TextAnalyzer()

  @Test("Mixed and hostile texts: runs tile, boundaries are sorted, breaks are on grapheme boundaries")
  func hostileTexts() {
    var generator = SeededGenerator(seed: 3)
    var failures: [String] = []
    for _ in 0..<10_000 {
      let text = RandomText.mixed(using: &generator)
      let utf8 = Array(text.utf8)
      let options = randomOptions(using: &generator)
      if let faults = faults(of: analyzer.analyze(utf8, options: options), utf8) {
        failures.append("\(faults): \(text.unicodeScalars.map(\.value)) \(options)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test("Bytes that are not UTF-8 are safe")
  func randomBytes() {
    var generator = SeededGenerator(seed: 4)
    var failures: [String] = []
    for _ in 0..<5_000 {
      let leads: [UInt8] = [0x20, 0x61, 0x80, 0xBF, 0xC0, 0xC3, 0xD7, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
      let utf8 = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? leads.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
      }
      let options = randomOptions(using: &generator)
      if let faults = faults(of: analyzer.analyze(utf8, options: options), utf8) {
        failures.append("\(faults): \(utf8) \(options)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test("A used analyzer gives what a new one gives")
  func reuse() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let utf8 = Array(RandomText.mixed(using: &generator).utf8)
      let options = randomOptions(using: &generator)
      #expect(analyzer.analyze(utf8, options: options) == TextAnalyzer().analyze(utf8, options: options))
    }
  }

  @Test(
    "What follows a hard break does not change what is before it, and ASCII alone gives what it gives in a larger text")
  func paragraphsStandAlone() {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<4_000 {
      let first =
        round % 2 == 0
        ? RandomText.mixed(using: &generator) : randomASCII(using: &generator)
      // A text that ends inside a bidi paragraph, or with CR, goes on in what follows; LF ends both.
      let utf8 = Array(first.utf8) + [0x0A]
      let options = randomOptions(using: &generator)
      let alone = analyzer.analyze(utf8, options: options)
      let followed = analyzer.analyze(utf8 + Array("Ж".utf8), options: options)
      let end = Int32(utf8.count)
      #expect(followed.paragraphs.dropLast() == alone.paragraphs.dropLast(), "\(utf8) \(options)")
      #expect(followed.graphemes.filter { $0 <= end } == alone.graphemes)
      #expect(followed.breaks.filter { $0.offset <= end } == alone.breaks, "\(utf8) \(options)")
      #expect(followed.levelRuns.compactMap { cut($0, at: end) } == alone.levelRuns)
      #expect(followed.scriptRuns.compactMap { cut($0, at: end) } == alone.scriptRuns, "\(utf8)")
    }
  }

  private func cut(_ run: LevelRun, at end: Int32) -> LevelRun? {
    run.start < end ? LevelRun(start: run.start, end: min(run.end, end), level: run.level) : nil
  }

  private func cut(_ run: ScriptRun, at end: Int32) -> ScriptRun? {
    run.start < end ? ScriptRun(start: run.start, end: min(run.end, end), script: run.script) : nil
  }

  private func randomASCII(using generator: inout SeededGenerator) -> String {
    String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          Unicode.Scalar(UInt8.random(in: 0...127, using: &generator))
        }))
  }

  private func randomOptions(using generator: inout SeededGenerator) -> AnalysisOptions {
    let locales = [
      "", "en", "ja", "zh-Hant", "ko", "th", "km", "he", "ar-EG", "de@lb=loose", "xx-!!", "und-u-lb-strict",
    ]
    return AnalysisOptions(
      baseDirection: BaseDirection.allCases.randomElement(using: &generator) ?? .firstStrong,
      locale: locales.randomElement(using: &generator) ?? "",
      breaking: LineBreakingProfile.allCases.randomElement(using: &generator) ?? .unicode,
      strictness: LineBreakStrictness.allCases.randomElement(using: &generator) ?? .auto,
      words: WordBreaking.allCases.randomElement(using: &generator) ?? .normal)
  }

  /// What is wrong with the shape of an analysis; nil if nothing is.
  private func faults(of text: AnalyzedText, _ utf8: [UInt8]) -> String? {
    let end = Int32(utf8.count)
    var faults: [String] = []
    func require(_ condition: Bool, _ fault: String) {
      if !condition { faults.append(fault) }
    }
    require(text.graphemes.first == 0 && text.graphemes.last == end, "graphemes span the text")
    require(zip(text.graphemes, text.graphemes.dropFirst()).allSatisfy { $0 < $1 }, "graphemes rise")
    require(tile(text.levelRuns.map { ($0.start, $0.end) }, to: end), "level runs tile")
    require(
      zip(text.levelRuns, text.levelRuns.dropFirst()).allSatisfy { $0.level != $1.level }, "level runs are joined")
    require(text.levelRuns.allSatisfy { $0.level <= 126 }, "levels are at most 126")
    require(tile(text.scriptRuns.map { ($0.start, $0.end) }, to: end), "script runs tile")
    require(
      zip(text.scriptRuns, text.scriptRuns.dropFirst()).allSatisfy { $0.script != $1.script }, "script runs are joined")
    require(!text.paragraphs.isEmpty, "there is a paragraph")
    require(text.paragraphs.first?.start == 0 && text.paragraphs.last?.end == end, "paragraphs span the text")
    require(zip(text.paragraphs, text.paragraphs.dropFirst()).allSatisfy { $0.end == $1.start }, "paragraphs tile")
    require(
      text.paragraphs.dropLast().allSatisfy { $0.start <= $0.contentEnd && $0.contentEnd < $0.end },
      "paragraphs but the last end with a hard break")
    require(text.paragraphs.last.map { $0.contentEnd == $0.end } ?? false, "the last paragraph has no hard break")
    require(zip(text.breaks, text.breaks.dropFirst()).allSatisfy { $0.offset < $1.offset }, "breaks rise")
    require(text.breaks.allSatisfy { $0.kind == .mandatory || (1..<end).contains($0.offset) }, "soft breaks are inside")
    require(
      text.breaks.filter { $0.kind == .mandatory }.map(\.offset) == text.paragraphs.dropFirst().map(\.start),
      "mandatory breaks start paragraphs")
    let graphemes = Set(text.graphemes)
    require(text.breaks.allSatisfy { graphemes.contains($0.offset) }, "breaks are on grapheme boundaries")
    require(text.scriptRuns.allSatisfy { graphemes.contains($0.start) }, "scripts are cut on grapheme boundaries")
    require(text.paragraphs.allSatisfy { graphemes.contains($0.start) }, "paragraphs start on grapheme boundaries")
    return faults.isEmpty ? nil : "\(faults)"
  }

  private func tile(_ runs: [(start: Int32, end: Int32)], to end: Int32) -> Bool {
    guard let first = runs.first, let last = runs.last else { return end == 0 }
    return first.start == 0 && last.end == end && runs.allSatisfy { $0.start < $0.end }
      && zip(runs, runs.dropFirst()).allSatisfy { $0.end == $1.start }
  }
}
