import TestSupport
import Testing
import TextAnalysis

/// The character properties layout asks for, against the files of the Unicode Character Database, for every code point.
@Suite("Property conformance", .tags(.conformance))
struct PropertyConformanceTests {
  @Test("The properties are those of the Unicode version of the files, or on Debian 13 of the next")
  func version() {
    #expect(unicodeVersion == (UnicodeData.areOlder ? (16, 0) : (15, 0)))
  }

  @Test("PropList.txt and DerivedCoreProperties.txt")
  func binaryProperties() throws {
    let properties = try ranges(in: "PropList.txt")
    try check(properties["Regional_Indicator"]) { $0.isRegionalIndicator }
    let noBreak: Set<UInt32> = [0xA0, 0x2007, 0x202F, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    try check(properties["White_Space"]?.subtracting(noBreak)) { $0.hangsAtLineEnd }
    try check(ranges(in: "DerivedCoreProperties.txt")["Default_Ignorable_Code_Point"]) { $0.isDefaultIgnorable }
  }

  @Test("emoji/emoji-data.txt")
  func emojiProperties() throws {
    let properties = try ranges(in: "emoji/emoji-data.txt")
    try check(properties["Emoji"]) { $0.isEmoji }
    try check(properties["Emoji_Presentation"]) { $0.hasEmojiPresentation }
    try check(properties["Emoji_Modifier"]) { $0.isEmojiModifier }
    try check(properties["Emoji_Modifier_Base"]) { $0.isEmojiModifierBase }
    try check(properties["Extended_Pictographic"]) { $0.isExtendedPictographic }
  }

  @Test("extracted/DerivedGeneralCategory.txt and LineBreak.txt")
  func categories() throws {
    let categories = try ranges(in: "extracted/DerivedGeneralCategory.txt")
    func union(_ names: [String]) -> Set<UInt32> {
      names.reduce(into: []) { $0.formUnion(categories[$1] ?? []) }
    }
    try check(union(["Mn", "Mc", "Me"])) { $0.isMark }
    try check(union(["Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No"])) { $0.isLetterOrNumber }
    try check(ranges(in: "LineBreak.txt")["SA"]) { $0.isComplexContext }
  }

  @Test("extracted/DerivedJoiningType.txt")
  func joiningTypes() throws {
    let types = try ranges(in: "extracted/DerivedJoiningType.txt")
    try check(types["R"]) { $0.joiningType == .right }
    try check(types["L"]) { $0.joiningType == .left }
    try check(types["D"]?.union(types["C"] ?? [])) { $0.joiningType == .dual }
    try check(types["T"]) { $0.joiningType == .transparent }
  }

  @Test("BidiBrackets.txt: each bracket, its kind and its pair; nothing else is one")
  func brackets() throws {
    var expected: [UInt32: BidiBracket] = [:]
    for (_, line) in try UnicodeData.lines(of: "BidiBrackets.txt") {
      let fields = line.split(separator: "#")[0].split(separator: ";").map { $0.filter { $0 != " " } }
      let scalar = try #require(UInt32(fields[0], radix: 16))
      let pair = try #require(UInt32(fields[1], radix: 16))
      expected[scalar] = fields[2] == "o" ? .opening(closing: pair) : .closing(scalar)
    }
    #expect(expected.count == 128)
    // The canonical equivalents count as one pair (BD14).
    expected[0x2329] = .opening(closing: 0x3009)
    expected[0x232A] = .closing(0x3009)
    let faults = (0..<0x11_0000).filter { (scalar: UInt32) in BidiBracket(of: scalar) != expected[scalar] ?? .none }
    #expect(faults.isEmpty)
  }

  @Test("BidiMirroring.txt")
  func mirroring() throws {
    var expected: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (_, line) in try UnicodeData.lines(of: "BidiMirroring.txt") {
      let scalars = UnicodeData.scalars(line.split(separator: "#")[0].replacing(";", with: " "))
      expected[scalars[0]] = scalars[1]
    }
    #expect(expected.count > 400)
    #expect(Self.allScalars.filter { $0.mirrored != expected[$0] ?? $0 }.isEmpty)
  }

  @Test("Scripts.txt, by the short names of PropertyValueAliases.txt")
  func scripts() throws {
    var shortNames: [String: String] = [:]
    for (_, line) in try UnicodeData.lines(of: "PropertyValueAliases.txt") {
      let fields = line.split(separator: "#")[0].split(separator: ";").map { $0.filter { $0 != " " } }
      if fields[0] == "sc" { shortNames[fields[2]] = fields[1] }
    }
    var expected: [UInt32: String] = [:]
    for (name, scalars) in try ranges(in: "Scripts.txt") {
      for scalar in scalars { expected[scalar] = shortNames[name] }
    }
    #expect(expected.count > 140_000)
    let known = try knownScalars()
    #expect(known.filter { $0.script.description != expected[$0.value] ?? "Zzzz" }.isEmpty)
  }

  @Test("emoji-variation-sequences.txt: a selector decides, without one the default does")
  func variationSequences() throws {
    let pictures = try #require(ranges(in: "emoji/emoji-data.txt")["Emoji_Presentation"])
    var ledger = CaseLedger()
    for (number, line) in try UnicodeData.lines(of: "emoji/emoji-variation-sequences.txt") {
      let fields = line.split(separator: "#")[0].split(separator: ";")
      let scalars = UnicodeData.scalars(fields[0])
      let sequence = UnicodeData.encode(scalars).utf8
      let isPicture = fields[1].contains("emoji style")
      ledger.record(wantsEmojiPresentation(cluster: sequence.span) == isPicture, "line \(number)")
      let alone = UnicodeData.encode([scalars[0]]).utf8
      let isPictureAlone = pictures.contains(scalars[0].value)
      ledger.record(wantsEmojiPresentation(cluster: alone.span) == isPictureAlone, "line \(number), alone")
    }
    #expect(ledger.failures.isEmpty, ledger.summary)
    #expect(ledger.total > 1_000)
  }

  private static let allScalars = (0..<UInt32(0x11_0000)).compactMap(Unicode.Scalar.init)

  /// What Unicode 16 changed: U+19DA, which is SA in the files, is a number to line breaking, and the mark U+1171E has a width, so
  /// that letters do not join across it.
  private static let changed: Set<UInt32> = [0x19DA, 0x1171E]

  /// The characters of which the files tell what ICU should: where ICU is newer, those that the files know, and that have not changed.
  private func knownScalars() throws -> [Unicode.Scalar] {
    guard UnicodeData.areOlder else { return Self.allScalars }
    let ages = try ranges(in: "DerivedAge.txt")
    let known = ages.values.reduce(into: Set<UInt32>()) { $0.formUnion($1) }.subtracting(Self.changed)
    return Self.allScalars.filter { known.contains($0.value) }
  }

  /// Holds a property against the code points that have it.
  private func check(
    _ expected: Set<UInt32>?, _ property: (Unicode.Scalar) -> Bool, location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try #require(expected, sourceLocation: location)
    let faults = try knownScalars().filter { property($0) != expected.contains($0.value) }
    #expect(faults.isEmpty, "\(faults.prefix(10).map(\.value))", sourceLocation: location)
  }

  /// The code points of each value in a file of the form `0600..0604 ; value # comment`.
  private func ranges(in path: String) throws -> [String: Set<UInt32>] {
    var result: [String: Set<UInt32>] = [:]
    for (_, line) in try UnicodeData.lines(of: path) {
      let fields = line.split(separator: "#")[0].split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard fields.count == 2 else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { continue }
      result[fields[1], default: []].formUnion(first...last)
    }
    return result
  }
}
