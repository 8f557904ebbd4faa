/// Bytes from which a target takes its options and texts.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte; 0 after the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number from a range of at most 256.
  mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(byte()) % range.count }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(byte()) % elements.count] }

  /// A length in points, from none to some thousand, now and then one that is not whole.
  mutating func length() -> Double {
    let byte = Double(byte())
    return byte < 200 ? byte * 2 : byte < 240 ? (byte - 199) * 0.37 : (byte - 240) * 900
  }

  /// All that is left, as it is.
  mutating func bytes() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  /// Texts of all that is left: UTF-8 that may be damaged, or a character for each byte, which the first byte says.
  mutating func texts(atMost count: Int) -> [String] {
    let isCoded = flag()
    return bytes().split(separator: Self.separator, maxSplits: count - 1, omittingEmptySubsequences: false).map {
      part in
      guard isCoded else { return String(decoding: part, as: UTF8.self) }
      var text = ""
      for byte in part { text.unicodeScalars.append(Self.alphabet[Int(byte)]) }
      return text
    }
  }

  /// Stands between texts.
  static let separator: UInt8 = 0x1E

  /// A character for each byte: a text of few bytes then has many scripts, and what is between them.
  private static let alphabet: [Unicode.Scalar] = {
    var scalars = (0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }
    scalars +=
      "\n\t\r\u{0}\u{85}\u{A0}\u{AD}\u{2028}\u{2029}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{FFFC}\u{FFFD}"
      .unicodeScalars
    scalars +=
      "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{61C}".unicodeScalars
    scalars +=
      "\u{300}\u{301}\u{308}\u{327}\u{338}\u{5B0}\u{5B7}\u{5BC}\u{64B}\u{651}\u{FE0F}\u{20E3}\u{1F3FD}".unicodeScalars
    scalars += "äöüßéñçøłŐžıİſﬁ…–—‘’“”«»€№½²".unicodeScalars
    scalars += "АБвгдёжзийщюя".unicodeScalars + "ΑβγδςΩά".unicodeScalars
    scalars += "אבגדהוזחט".unicodeScalars + "ابتجدرسعفكلمنهويلاﷺ١٢".unicodeScalars
    scalars += "कखगरतनमयह्ािीेंःृ़१".unicodeScalars + "กขคงเแโใไำิี่้์๑ฯ".unicodeScalars
    scalars += "日本語カナっーゃ、。「」가한".unicodeScalars + "😀👍🇩🇪👩❤".unicodeScalars
    return Array((scalars + [Unicode.Scalar](repeating: " ", count: 256)).prefix(256))
  }()
}
