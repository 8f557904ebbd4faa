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

  @Test("Lines break at spaces between words that are said to be alone, but where two edges are said to hold together")
  func wordBreaks() {
    var generator = SeededGenerator(seed: 13)
    let analyzer = TextAnalyzer()
    var table = CharacterTable()
    let signs =
      "()[]{}\"'#$%&*+,-./:;<=>?@!\u{AB}\u{BB}\u{2018}\u{2019}\u{201C}\u{201D}\u{2026}、。「」（）：！？\u{B0}\u{2014}\u{60C}\u{61B}\u{61F}\u{6D4}"
      .map(\.self)
    let letters = "aZ9é漢あァーゝ々ไท한और١ب۱ש\u{301}\u{E33}".map(\.self)
    var alone = 0
    var apart = 0
    for _ in 0..<(isConformanceRun ? 200_000 : 10_000) {
      let words = (0..<3).map { _ in
        String(
          (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            (Bool.random(using: &generator) ? signs : letters).randomElement(using: &generator) ?? "a"
          })
      }
      let found = words.map { table.characters(ofWord: Array($0.utf8).span) }
      guard found.allSatisfy(\.areAlone) else { continue }
      alone += 1
      let text = Array(words.joined(separator: " ").utf8)
      for locale in ["en", "ja", "zh"] {
        let breaks = analyzer.lineBreaks(of: text.span, options: AnalysisOptions(locale: locale)).map { Int($0.offset) }
        var end = 0
        for (word, (one, next)) in zip(words, zip(found, found.dropFirst())) {
          end += word.utf8.count + 1
          let areTogether =
            one.endsWithQuote && next.beginsWithBracket
            || one.endsWithBracket && next.beginsWithNonstarter
          if areTogether { continue }
          apart += 1
          #expect(breaks.contains(end), "\(words) \(locale)")
        }
      }
    }
    #expect(alone > 500 && apart > 2_000)
  }

  @Test(
    "Words whose edges may join what is beyond a space, or that hold what is not seen, are not alone",
    arguments: [
      "(", "\u{201C}", "a\u{201C}", "a(", ":a", "!a", ")a", "\u{300D}字", "a\u{200B}", "a\u{AD}", "\u{FFFD}", "-",
    ])
  func notAlone(word: String) {
    var table = CharacterTable()
    let found = table.characters(ofWord: Array(word.utf8).span)
    #expect(!found.areAlone)
  }

  @Test("What brackets leave open, and characters of several scripts")
  func properties() {
    let names: [(String, KeyPath<WordCharacters, Bool>)] = [
      ("plain", \.hasPlainEdges), ("bracket first", \.beginsWithBracket), ("nonstarter first", \.beginsWithNonstarter),
      ("quote last", \.endsWithQuote), ("bracket last", \.endsWithBracket), ("opens", \.opensBracket),
      ("closes", \.closesBracket), ("script open", \.leavesScriptOpen),
    ]
    let expected = [
      "(a": ["bracket first", "opens"], "a)": ["bracket last", "closes"], "(a)": ["bracket first", "bracket last"],
      "a(b": ["plain", "opens"], "[a)": ["bracket first", "bracket last", "opens", "closes"], "क१": ["plain"],
      "१२": ["plain", "script open"], "a१": ["plain", "script open"],
      "ァb”": ["nonstarter first", "quote last", "bracket last"],
    ]
    var table = CharacterTable()
    for (word, properties) in expected {
      let found = table.characters(ofWord: Array(word.utf8).span)
      #expect(names.filter { found[keyPath: $0.1] }.map(\.0) == properties, "\(word)")
    }
  }

  @Test("The letter that stands for a script is of that script alone")
  func sampleLetters() {
    let codes = Set((UInt32(0)..<0x11_0000).map { CharacterFacts(of: $0).onlyScript }).filter { $0 >= 0 }
    var letters = 0
    for code in codes where Script(ofCode: code) != .unknown {
      #expect(Script(ofCode: code).code == code)
      guard let letter = Script(ofCode: code).sampleLetter else { continue }
      letters += 1
      #expect(CharacterFacts(of: letter.value).onlyScript == code, "\(Script(ofCode: code))")
    }
    #expect(letters > 150)
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
