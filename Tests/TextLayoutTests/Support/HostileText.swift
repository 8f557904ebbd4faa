import TestSupport

/// Text that nobody writes, but that layout has to survive.
enum HostileText {
  /// A random text of one of the hostile kinds, or of several of them.
  static func random(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let kind = kinds.randomElement(using: &generator) ?? anything
      for _ in 0..<Int.random(in: 1...16, using: &generator) { text.append(contentsOf: kind(&generator)) }
    }
    return String(text)
  }

  private typealias Kind = @Sendable (inout SeededGenerator) -> [Unicode.Scalar]

  private static let kinds: [Kind] = [
    anything, controls, bidiControls, marks, joinerChains, emoji, whiteSpace, softHyphens, hardBreaks, jamo, conjuncts,
    arabic, ligatures,
  ]

  /// Any Unicode scalar; at least half of them are below U+3000.
  private static let anything: Kind = { generator in
    let limit: UInt32 = Bool.random(using: &generator) ? 0x2FFF : 0x10FFFF
    return [Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) ?? "\u{FFFD}"]
  }

  private static let controls: Kind = { generator in
    [Unicode.Scalar(UInt8.random(in: 0...0x1F, using: &generator)), pick("\u{7F}\u{80}\u{85}\u{9F}a", &generator)]
  }

  private static let bidiControls: Kind = { generator in
    [
      pick(
        "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}", &generator),
      pick("aאب1+, (", &generator),
    ]
  }

  /// A stack of marks, with or without a base.
  private static let marks: Kind = { generator in
    var stack = Bool.random(using: &generator) ? [pick("aoא ب", &generator)] : []
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      stack.append(pick("\u{300}\u{301}\u{327}\u{5B8}\u{64B}\u{651}\u{93F}\u{E31}\u{20DD}\u{FE20}", &generator))
    }
    return stack
  }

  private static let joinerChains: Kind = { generator in
    [pick("👩❤👨👦a1 ", &generator), pick("\u{200D}\u{200C}\u{FE0F}\u{FE0E}\u{20E3}\u{1F3FD}", &generator)]
  }

  private static let emoji: Kind = { generator in
    [pick("🇯🇵🇩👍🏿☃❤♟#*0😀", &generator)]
  }

  private static let whiteSpace: Kind = { generator in
    [pick("  \t\u{A0}\u{2003}\u{2007}\u{2009}\u{200B}\u{202F}\u{2060}\u{3000}\u{FEFF}", &generator)]
      + (Bool.random(using: &generator) ? [pick("abשد本", &generator)] : [])
  }

  private static let softHyphens: Kind = { generator in
    (Bool.random(using: &generator) ? ["\u{AD}"] : []) + [pick("iWfאبд", &generator)]
  }

  private static let hardBreaks: Kind = { generator in
    [pick("\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}", &generator)]
      + (Bool.random(using: &generator) ? [pick("\n aא", &generator)] : [])
  }

  private static let jamo: Kind = { generator in
    [pick("\u{1100}\u{1112}\u{1161}\u{1175}\u{11A8}\u{11C2}한각", &generator)]
  }

  private static let conjuncts: Kind = { generator in
    [pick("कषरजञिीु", &generator), pick("\u{94D}\u{94D}\u{93C}\u{200D}क ", &generator)]
  }

  private static let arabic: Kind = { generator in
    [pick("لاأبهـيرد\u{640}\u{64E} ", &generator)]
  }

  private static let ligatures: Kind = { generator in
    [pick("ffiflTVAy. -", &generator)]
  }

  private static func pick(_ characters: String, _ generator: inout SeededGenerator) -> Unicode.Scalar {
    let scalars = Array(characters.unicodeScalars)
    return scalars[Int.random(in: scalars.indices, using: &generator)]
  }
}
