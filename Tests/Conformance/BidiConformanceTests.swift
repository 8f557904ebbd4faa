import TestSupport
import Testing
import TextAnalysis

/// UAX #9 against the test files of the Unicode Character Database.
@Suite("Bidi conformance", .tags(.conformance))
struct BidiConformanceTests {
  /// Every case: text to levels and visual order, by way of the analyzer.
  @Test("BidiCharacterTest.txt: 91 707 of 91 707")
  func characters() throws {
    let analyzer = TextAnalyzer()
    var ledger = CaseLedger()
    for (number, line) in try UnicodeData.lines(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let (utf8, offsets) = UnicodeData.encode(UnicodeData.scalars(fields[0]))
      let base: BaseDirection = [.leftToRight, .rightToLeft, .firstStrong][Int(fields[1]) ?? 2]
      let text = analyzer.analyze(utf8, options: AnalysisOptions(baseDirection: base))

      let wholeLine = 0..<Int32(utf8.count)
      let runs = text.levelRuns(ofLine: wholeLine, in: text.paragraphs[0], utf8: utf8.span)
      let levels = levels(of: runs, at: offsets)
      let baseLevel = text.paragraphs[0].baseDirection == .leftToRight ? "0" : "1"
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      let visible = expected.indices.filter { expected[$0] != nil }
      let order = visualOrder(of: visible.map { levels[$0] }).map { String(visible[$0]) }

      ledger.record(
        baseLevel == fields[2] && zip(levels, expected).allSatisfy { $0 == $1 ?? $0 }
          && order == fields[4].split(separator: " ").map(String.init),
        "line \(number): level \(baseLevel), levels \(levels), order \(order)")
    }
    #expect(ledger.failures.isEmpty, ledger.summary)
    #expect(ledger.passed == 91_707)
  }

  /// All strings of up to four classes, and longer ones: classes to levels and visual order, by way of the resolver.
  @Test("BidiTest.txt: 770 241 of 770 241")
  func classes() throws {
    let names = Dictionary(uniqueKeysWithValues: BidiClass.allCases.map { ("\($0)", $0) })
    var resolver = BidiResolver()
    var ledger = CaseLedger()
    var expectedLevels: [UInt8?] = []
    var expectedOrder: [Int] = []
    // One line in 31, a prime, so that the sample does not follow the file's own regularities.
    let stride = UnicodeData.isFullRun ? 1 : 31
    for (number, line) in try UnicodeData.lines(of: "BidiTest.txt") {
      if line.utf8.first == UInt8(ascii: "@") {
        let values = line.split(whereSeparator: { $0 == "\t" || $0 == " " })
        if values[0] == "@Levels:" { expectedLevels = values.dropFirst().map { UInt8($0) } }
        if values[0] == "@Reorder:" { expectedOrder = values.dropFirst().compactMap { Int($0) } }
        continue
      }
      guard number % stride == 0 else { continue }
      let fields = line.split(separator: ";")
      let classes = fields[0].split(separator: " ").compactMap { names[String($0)] }
      let bits = Int(fields[1].filter { $0 != " " }, radix: 16) ?? 0
      for (bit, base) in [BaseDirection.firstStrong, .leftToRight, .rightToLeft].enumerated() where bits >> bit & 1 == 1
      {
        let levels = levels(of: classes, base: base, with: &resolver)
        let visible = expectedLevels.indices.filter { expectedLevels[$0] != nil }
        let order = visualOrder(of: visible.map { levels[$0] }).map { visible[$0] }
        ledger.record(
          classes.count == expectedLevels.count && zip(levels, expectedLevels).allSatisfy { $0 == $1 ?? $0 }
            && order == expectedOrder,
          "line \(number), \(base): levels \(levels), order \(order)")
      }
    }
    #expect(ledger.failures.isEmpty, ledger.summary)
    #expect(UnicodeData.isFullRun ? ledger.total == 770_241 : ledger.total > 20_000)
  }

  /// The level of the character at each offset, the text's end aside.
  private func levels(of runs: [LevelRun], at offsets: [Int32]) -> [UInt8] {
    var run = 0
    return offsets.dropLast().map { offset in
      while runs[run].end <= offset { run += 1 }
      return runs[run].level
    }
  }

  /// The levels of one line of characters of the given classes; the line may hold several bidi paragraphs, and its base
  /// direction is that of the first.
  private func levels(
    of classes: [BidiClass], base: BaseDirection, with resolver: inout BidiResolver
  ) -> [UInt8] {
    let baseLevel = base.level(of: classes)
    resolver.resolve(classes: classes, brackets: [], baseLevel: baseLevel)
    resolver.resetWhiteSpace(classes: classes, baseLevel: baseLevel)
    return resolver.levels
  }
}
