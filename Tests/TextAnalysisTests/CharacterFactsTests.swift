import TestSupport
import Testing

@testable import TextAnalysis

/// What is kept of characters against ICU, and what is read off it against the long way.
@Suite("Facts of characters", .tags(.conformance))
struct CharacterFactsTests {
  @Test("Every code point's facts are ICU's properties, and it ends a bidi paragraph if it is said to")
  func everyCodePoint() {
    var table = CharacterTable()
    for value in UInt32(0)..<0x11_0000 {
      let facts = table.facts(of: value)
      var isKept =
        facts.bidiClass == BidiClass(of: value) && facts.isBracket == (BidiBracket(of: value) != .none)
        && facts == CharacterFacts(of: value) && table.facts(of: value) == facts
      if let scalar = Unicode.Scalar(value) {
        isKept =
          isKept && facts.isDefaultIgnorable == scalar.isDefaultIgnorable && facts.isMark == scalar.isMark
          && facts.isLetterOrNumber == scalar.isLetterOrNumber
          && Script(code: facts.script) == scalar.script
          && (facts.onlyScript < 0 || ScriptSet(scriptsOf: value)?.only == facts.onlyScript)
          && (facts.onlyScript == -1) == (ScriptSet(scriptsOf: value) == nil)
      }
      if !isKept { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("Looked up together, characters have the facts they have alone, in whatever order they come")
  func together() {
    var generator = SeededGenerator(seed: 11)
    var table = CharacterTable()
    for _ in 0..<200 {
      let scalars = RandomText.mixed(using: &generator).unicodeScalars.map(\.value)
      table.read(scalars)
      for (index, scalar) in scalars.enumerated() {
        #expect(CharacterFacts(bits: table.facts[index]) == CharacterFacts(of: scalar))
      }
    }
  }

  @Test("Script runs are those found with no cluster passed over")
  func scripts() {
    var generator = SeededGenerator(seed: 12)
    let analyzer = TextAnalyzer()
    var runCount = 0
    for _ in 0..<(isConformanceRun ? 50_000 : 3_000) {
      let text = RandomText.mixed(using: &generator)
      let utf8 = Array(text.utf8)
      // One that is not of ASCII goes the general way.
      let analysis = analyzer.analyze(utf8 + Array("Ж".utf8))
      var builder = ScriptRunBuilder()
      var scalars = ScalarText()
      scalars.decode((utf8 + Array("Ж".utf8)).span)
      let starts = Set(analysis.paragraphs.map(\.start))
      for (start, end) in zip(analysis.graphemes, analysis.graphemes.dropFirst()) {
        if starts.contains(start) { builder.startParagraph(at: start) }
        let (first, last) = (scalars.offsets.firstIndex(of: start) ?? 0, scalars.offsets.firstIndex(of: end) ?? 0)
        let cluster = scalars.scalars[first..<last]
        builder.append(cluster, isBracket: BidiBracket(of: cluster[first]) != .none, at: start)
      }
      let expected = builder.finish(at: analysis.graphemes.last ?? 0)
      runCount += expected.count
      #expect(analysis.scriptRuns == expected, "\(text.unicodeScalars.map(\.value))")
    }
    #expect(runCount > 3_000)
  }

  @Test("A word's characters are what their properties say")
  func words() {
    var generator = SeededGenerator(seed: 13)
    let analyzer = TextAnalyzer()
    var alone = 0
    for _ in 0..<5_000 {
      let text = RandomText.mixed(length: 1...3, using: &generator).filter { $0 != " " }
      let found = analyzer.characters(ofWord: Array(text.utf8).span)
      let scalars = Array(text.unicodeScalars)
      let isPlain = scalars.allSatisfy {
        $0 != "\u{FFFD}" && (!$0.isDefaultIgnorable || $0 == "\u{200C}" || $0 == "\u{200D}")
      }
      // A mark is of its base's class to line breaking (UAX #14, rule LB9).
      let isMarked = scalars.last?.isMark ?? false && scalars.last { !$0.isMark }?.isLetterOrNumber ?? false
      let endsWell = isMarked || scalars.last.map { $0.isLetterOrNumber || $0 == "," || $0 == "." } ?? false
      let scripts = Set(scalars.filter(\.isLetterOrNumber).map(\.script)).subtracting([.common])
      #expect(found.areAlone == (isPlain && endsWell && scalars.first?.isLetterOrNumber ?? false), "\(text)")
      #expect(found.script.map(Script.init(code:)) == (scripts.count == 1 ? scripts.first : nil), "\(text)")
      if found.areAlone { alone += 1 }
    }
    #expect(alone > 500)
  }
}

extension Script {
  /// The script of one of ICU's codes, by a character of it: ICU's own numbering is of no use elsewhere.
  fileprivate init(code: Int32) {
    self = Self.byCode[code] ?? .unknown
  }

  private static let byCode: [Int32: Script] = {
    var found: [Int32: Script] = [:]
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let code = CharacterFacts(of: value).script
      if found[code] == nil { found[code] = scalar.script }
    }
    return found
  }()
}
