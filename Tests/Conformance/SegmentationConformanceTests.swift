import TestSupport
import Testing
import TextAnalysis

/// UAX #14 and UAX #29 against the test files of the Unicode Character Database.
@Suite("Segmentation conformance", .tags(.conformance))
struct SegmentationConformanceTests {
  let analyzer = TextAnalyzer()

  @Test("GraphemeBreakTest.txt: all 602 of Unicode 15.0, 1 187 of 15.1")
  func graphemes() throws {
    var ledger = CaseLedger()
    for (number, line) in try UnicodeData.lines(of: "auxiliary/GraphemeBreakTest.txt") {
      let (utf8, expected) = parse(line)
      let boundaries = analyzer.analyze(utf8).graphemes
      ledger.record(boundaries == [0] + expected, "line \(number): \(boundaries)")
    }
    #expect(ledger.failures.isEmpty, ledger.summary)
    #expect(ledger.passed == ["15.0": 602, "15.1": 1187][UnicodeData.version])
  }

  @Test("LineBreakTest.txt: 7 632 of 7 654, the others one by one")
  func lines() throws {
    var passed = 0
    var deviations = Dictionary(uniqueKeysWithValues: LineBreakDeviations.all.map { ($0.file, $0.ours) })
    #expect(deviations.count == 22)
    for (number, line) in try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt") {
      let (utf8, expected) = parse(line)
      var scalars = ScalarText()
      var breaks: [LineBreak] = []
      analyzer.findLineBoundaries(of: utf8.span, &scalars, options: AnalysisOptions(locale: ""), into: &breaks)
      let boundaries = breaks.map(\.offset)
      if boundaries == expected {
        passed += 1
      } else {
        let file = line.prefix { $0 != "\t" }.description
        let ours = deviations.removeValue(forKey: file).map { parse(Substring($0)).boundaries }
        // Those of 15.1 that ICU breaks by the rules of 16.0 are counted only.
        #expect(boundaries == ours || UnicodeData.areOlder, "line \(number): \(file): \(boundaries)")
      }
    }
    #expect(passed == ["15.0": 7_632, "15.1": 10_241][UnicodeData.version])
    #expect(deviations.isEmpty || UnicodeData.areOlder, "these no longer deviate")
  }

  @Test("emoji-test.txt: each fully-qualified sequence is one grapheme cluster drawn as a picture")
  func emoji() throws {
    var ledger = CaseLedger()
    for (number, line) in try UnicodeData.lines(of: "emoji/emoji-test.txt") {
      let fields = line.split(separator: "#")[0].split(separator: ";")
      guard fields[1].contains("fully-qualified"), !fields[1].contains("minimally") else { continue }
      let (utf8, _) = UnicodeData.encode(UnicodeData.scalars(fields[0]))
      let text = analyzer.analyze(utf8)
      ledger.record(
        text.graphemes == [0, Int32(utf8.count)] && text.breaks.isEmpty && wantsEmojiPresentation(cluster: utf8.span),
        "line \(number): \(text.graphemes), \(text.breaks.map(\.offset))")
    }
    #expect(ledger.failures.isEmpty, ledger.summary)
    #expect(ledger.passed == ["15.0": 3_655, "15.1": 3_773][UnicodeData.version])
  }

  /// The bytes of a line of a break test, and the offsets at which it has `÷`, that at the text's start left out.
  private func parse(_ line: Substring) -> (utf8: [UInt8], boundaries: [Int32]) {
    var utf8: [UInt8] = []
    var boundaries: [Int32] = []
    for token in line.split(separator: "#")[0].split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      switch token {
      case "÷": boundaries.append(Int32(utf8.count))
      case "×": break
      default: utf8.append(contentsOf: UnicodeData.encode(UnicodeData.scalars(token)).utf8)
      }
    }
    return (utf8, boundaries.filter { $0 > 0 })
  }
}
