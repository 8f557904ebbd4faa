import Testing
import TextAnalysis

@Suite("Analysing text")
struct TextAnalyzerTests {
  let analyzer = TextAnalyzer()

  private func analyze(_ text: String, _ options: AnalysisOptions = AnalysisOptions()) -> AnalyzedText {
    analyzer.analyze(Array(text.utf8), options: options)
  }

  @Test("An empty text is one empty paragraph")
  func empty() {
    let text = analyze("")
    #expect(text.paragraphs == [Paragraph(start: 0, contentEnd: 0, end: 0, baseDirection: .leftToRight)])
    #expect(text.levelRuns.isEmpty)
    #expect(text.scriptRuns.isEmpty)
    #expect(text.graphemes == [0])
    #expect(text.breaks.isEmpty)
  }

  @Test("Prose breaks at spaces, each script is a run")
  func prose() {
    let text = analyze("Hello, Жук (мир) and 42")
    #expect(text.breaks.map(\.offset) == [7, 14, 23, 27])
    #expect(text.scriptRuns.map(\.script.description) == ["Latn", "Cyrl", "Latn"])
    #expect(text.levelRuns == [LevelRun(start: 0, end: 29, level: 0)])
  }

  @Test("Right-to-left text has odd levels, numbers in it even ones")
  func bidi() {
    let text = analyze("שלום 12 abc")
    #expect(text.paragraphs[0].baseDirection == .rightToLeft)
    #expect(
      text.levelRuns == [
        LevelRun(start: 0, end: 9, level: 1), LevelRun(start: 9, end: 11, level: 2),
        LevelRun(start: 11, end: 12, level: 1),
        LevelRun(start: 12, end: 15, level: 2),
      ])
  }

  @Test("A hard break at the end opens an empty paragraph")
  func trailingBreak() {
    let text = analyze("a\r\nb\n")
    #expect(text.paragraphs.map(\.start) == [0, 3, 5])
    #expect(text.paragraphs.map(\.contentEnd) == [1, 4, 5])
    #expect(text.paragraphs.map(\.end) == [3, 5, 5])
    #expect(text.breaks == [LineBreak(offset: 3, kind: .mandatory), LineBreak(offset: 5, kind: .mandatory)])
    #expect(text.graphemes == [0, 1, 3, 4, 5])
  }

  @Test("Thai breaks by dictionary")
  func thai() {
    let text = analyze("สวัสดีครับ", AnalysisOptions(locale: "th"))
    #expect(text.breaks.map(\.offset) == [18])
  }
}
