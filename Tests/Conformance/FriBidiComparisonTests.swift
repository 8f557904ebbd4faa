import CFriBidi
import TestSupport
import Testing
import TextAnalysis

/// A second opinion on long paragraphs, which Unicode's files have few of.
///
/// Only where FriBidi 1.0.8 follows UAX #9. It does not where there are explicit codes (it carries the last strong
/// character from one isolate into the next, and looks for what precedes a bracket beyond the level run) and where a mark
/// stands between a neutral and a bracket (it loses the bracket).
@Suite("FriBidi comparison", .tags(.conformance))
struct FriBidiComparisonTests {
  @Test("Random paragraphs without explicit codes have the same levels")
  func paragraphs() {
    let count = UnicodeData.isFullRun ? 20_000 : 2_000
    var generator = SeededGenerator(seed: 9)
    var resolver = BidiResolver()
    var ledger = CaseLedger()
    for _ in 0..<count {
      let (classes, brackets) = randomParagraph(using: &generator)
      let baseLevel = UInt8.random(in: 0...1, using: &generator)
      resolver.resolve(classes: classes, brackets: brackets, baseLevel: baseLevel)
      let expected = friBidiLevels(classes, brackets, baseLevel: baseLevel)
      // FriBidi applies rule L1 in part; both are compared with all of it applied.
      let ours = withWhiteSpaceReset(resolver.levels, classes, baseLevel)
      let theirs = withWhiteSpaceReset(expected, classes, baseLevel)
      ledger.record(ours == theirs, "\(classes) \(brackets), \(baseLevel): \(ours), FriBidi \(theirs)")
    }
    #expect(ledger.failures.isEmpty, ledger.summary)
    #expect(ledger.passed == count)
  }

  /// Up to 200 characters of a few classes, so that the same rules meet often.
  private func randomParagraph(using generator: inout SeededGenerator) -> ([BidiClass], [BidiBracket]) {
    let all: [BidiClass] = [.L, .R, .EN, .ES, .ET, .AN, .CS, .S, .WS, .ON, .AL, .NSM, .BN]
    var palette = all.shuffled(using: &generator).prefix(Int.random(in: 2...8, using: &generator))
    let hasBrackets = Bool.random(using: &generator)
    if hasBrackets { palette = [.ON] + palette.filter { $0 != .NSM } }
    let length = Int.random(in: 1...200, using: &generator)
    let classes = (0..<length).map { _ in palette.randomElement(using: &generator) ?? .ON }
    guard hasBrackets else { return (classes, []) }
    let kinds: [BidiBracket] = [
      .none, .opening(closing: 0x29), .closing(0x29), .opening(closing: 0x5D), .closing(0x5D),
    ]
    return (classes, classes.map { $0 == .ON ? kinds.randomElement(using: &generator) ?? .none : .none })
  }

  private func withWhiteSpaceReset(_ levels: [UInt8], _ classes: [BidiClass], _ baseLevel: UInt8) -> [UInt8] {
    var resetting = true
    return zip(levels, classes).reversed().map { level, bidiClass in
      switch bidiClass {
      case .S, .B: resetting = true
      case .WS, .BN: break
      default: resetting = false
      }
      return resetting ? baseLevel : level
    }
  }

  private func friBidiLevels(_ classes: [BidiClass], _ brackets: [BidiBracket], baseLevel: UInt8) -> [UInt8] {
    let types = classes.map { Self.friBidiTypes[Int($0.rawValue)] }
    let pairs = classes.indices.map { index -> FriBidiBracketType in
      switch brackets.isEmpty ? .none : brackets[index] {
      case .none: 0
      case .opening(let closing): closing | 0x8000_0000  // FRIBIDI_BRACKET_OPEN_MASK
      case .closing(let closing): closing
      }
    }
    let direction = baseLevel == 0 ? FRIBIDI_TYPE_LTR : FRIBIDI_TYPE_RTL
    var base = FriBidiParType(rawValue: direction.rawValue)
    var levels = [FriBidiLevel](repeating: 0, count: types.count)
    let maximum = unsafe fribidi_get_par_embedding_levels_ex(types, pairs, Int32(types.count), &base, &levels)
    #expect(maximum > 0)
    return levels.map { UInt8(bitPattern: $0) }
  }

  /// FriBidi's names for the classes, in the order of ``BidiClass``.
  private static let friBidiTypes: [FriBidiCharType] = [
    FRIBIDI_TYPE_LTR, FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_EN, FRIBIDI_TYPE_ES, FRIBIDI_TYPE_ET, FRIBIDI_TYPE_AN,
    FRIBIDI_TYPE_CS, FRIBIDI_TYPE_BS, FRIBIDI_TYPE_SS, FRIBIDI_TYPE_WS, FRIBIDI_TYPE_ON, FRIBIDI_TYPE_LRE,
    FRIBIDI_TYPE_LRO, FRIBIDI_TYPE_AL, FRIBIDI_TYPE_RLE, FRIBIDI_TYPE_RLO, FRIBIDI_TYPE_PDF, FRIBIDI_TYPE_NSM,
    FRIBIDI_TYPE_BN, FRIBIDI_TYPE_FSI, FRIBIDI_TYPE_LRI, FRIBIDI_TYPE_RLI, FRIBIDI_TYPE_PDI,
  ].map { FriBidiCharType($0.rawValue) }
}
