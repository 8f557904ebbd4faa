import FontKit
import Shaping
import TestSupport
import Testing
import TextAnalysis

/// The itemization of texts into runs.
@Suite("Itemizing", .tags(.conformance))
struct ItemizerTests {
  private static let cascades = ["Roboto", "Noto Sans Arabic", "Noto Sans CJK JP"].map {
    TestFonts.collection.cascade(families: [$0], weight: 400, isItalic: false, fallsBack: true)
  }

  @Test("An itemizer that keeps fonts from text to text finds the runs that one that keeps nothing finds")
  func keptFonts() {
    var generator = SeededGenerator(seed: 21)
    let analyzer = TextAnalyzer()
    var fonts: Set<UInt16> = []
    for cascade in Self.cascades {
      let itemizer = Itemizer(cascade: cascade)
      for index in 0..<(isConformanceRun ? 40_000 : 2_000) {
        let utf8 =
          index.isMultiple(of: 2)
          ? Array(RandomText.mixed(using: &generator).utf8)
          : Array((ExampleTexts.lists.randomElement(using: &generator)?.text ?? "").utf8)
        let analysis = analyzer.analyze(utf8)
        let found = itemizer.runs(of: utf8, analysis)
        fonts.formUnion(found.map(\.font))
        #expect(found == Itemizer(cascades: [cascade]).runs(of: utf8, analysis), "\(utf8)")
      }
    }
    #expect(fonts.count > 5)
  }

  @Test("Runs tile the text, and each cluster is in a run of its level, script, style and paragraph")
  func stretches() {
    var generator = SeededGenerator(seed: 22)
    let analyzer = TextAnalyzer()
    let itemizer = Itemizer(cascades: [Self.cascades[0], Self.cascades[1], nil])
    for _ in 0..<2_000 {
      let utf8 = Array(RandomText.mixed(length: 1...30, using: &generator).utf8)
      guard !utf8.isEmpty else { continue }
      let analysis = analyzer.analyze(utf8)
      var spans: [(end: Int32, style: UInt16)] = []
      var end = 0
      while end < utf8.count {
        end = min(utf8.count, end + Int.random(in: 1...20, using: &generator))
        spans.append((Int32(end), UInt16.random(in: 0..<3, using: &generator)))
      }
      let runs = itemizer.runs(of: utf8, analysis, spans: spans)
      #expect(runs.first?.start == 0 && runs.last?.end == Int32(utf8.count))
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.end == $1.start })
      for start in analysis.graphemes.dropLast() {
        guard let run = runs.first(where: { $0.start <= start && start < $0.end }) else { continue }
        let paragraph = analysis.paragraphs.lastIndex { $0.start <= start } ?? 0
        let isTerminator = start >= analysis.paragraphs[paragraph].contentEnd
        #expect(Int(run.paragraph) == paragraph)
        #expect(run.level == analysis.levelRuns.first { start < $0.end }?.level)
        #expect(run.style == spans.first { start < $0.end }?.style)
        #expect(!isTerminator || run.kind == .control)
        // A run of controls may have several scripts, and runs of kana have one, Hiragana.
        guard run.kind == .text, let script = analysis.scriptRuns.first(where: { start < $0.end })?.script else {
          continue
        }
        #expect(run.script == script || script.description == "Kana" && run.script.description == "Hira")
      }
    }
  }

  /// In fonts where such letters stand below each other, each looks for its base: 300 KB took 8 s in Khmer.
  @Test(
    "A row of letters that signs join is divided, as one of marks is, and not inside a cluster",
    arguments: ["ក\u{17D2}", "က\u{1039}", "ক\u{9CD}", "ꦏ\u{A9C0}", "ក\u{17D2}\u{200D}", "𑄇\u{11133}"])
  func joinedLetters(letter: String) {
    let itemizer = Itemizer(cascade: Self.cascades[0])
    let analyzer = TextAnalyzer()
    func runs(_ count: Int) -> [TextRun] {
      let utf8 = Array(String(repeating: letter, count: count).utf8)
      return itemizer.runs(of: utf8, analyzer.analyze(utf8))
    }
    let length = letter.utf8.count
    #expect(runs(512 / length).count == 1)
    let many = runs(10_000)
    #expect(many.last.map { Int($0.end) } == 10_000 * length)
    #expect(many.allSatisfy { $0.range.count <= 512 + length && $0.range.count.isMultiple(of: length) })
  }

  @Test("Words of many conjuncts are not divided, nor are texts of Devanagari that may be measured by their syllables")
  func undivided() {
    let itemizer = Itemizer(cascade: Self.cascades[0])
    let analyzer = TextAnalyzer()
    func runCount(_ piece: String, _ count: Int) -> Int {
      let utf8 = Array(String(repeating: piece, count: count).utf8)
      return itemizer.runs(of: utf8, analyzer.analyze(utf8)).count
    }
    for piece in ["ក\u{17D2}ក", "ক"] { #expect(runCount(piece, 1_000) == 1, "\(piece)") }
    #expect(runCount("क\u{94D}\u{200C}", 3_640) == 1)
    #expect(runCount("क\u{94D}\u{200C}", 3_642) == 2)
  }
}
