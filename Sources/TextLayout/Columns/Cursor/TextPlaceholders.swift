/// Placeholder texts from which one row is made that is measured for many rows.
///
/// If a row sets its texts as they are, a cursor takes the place of each placeholder. If it alters them, as by capitals
/// or Markdown, a row has to be made for each row of the list.
package final class TextPlaceholders {
  /// What became of the placeholders, in the order in which the row prepared them.
  package private(set) var uses: [Use] = []
  /// Whether one of them was altered before it was prepared.
  package private(set) var isAltered = false
  private let texts: [String]
  private let cursors: [ColumnCursor]

  /// A text of a row, in a style.
  package struct Use: Sendable {
    /// Which of the row's texts.
    package let text: Int
    package let style: TextStyle
  }

  /// What rows may alter in a text, apart from letters of both cases and punctuation.
  ///
  /// A row that reads Markdown does not alter texts without marks, and one that trims its texts does not alter those
  /// without white space at their ends.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Characters that Markdown or markup may take for marks.
    package static let marks = Features(rawValue: 1)
    /// White space at an end or after other white space, or that is no space, and control characters.
    package static let space = Features(rawValue: 2)
  }

  /// The placeholder for texts that have these features.
  ///
  /// Own: a character for private use, which no row has any use for.
  package static func text(_ number: Int, with features: Features) -> String {
    var text = "\(mark)aB, c. d's (e) - f; g: h! i? \"j\" k/l & m+n 5% K\(number)"
    if features.contains(.marks) { text += " *c* _d_ `e` [f](g) ~~h~~ <i> \\*j &amp; #l | @m https://n.o" }
    if features.contains(.space) { text = " \(text)\n\tk  l \u{A0} " }
    return text
  }
  private static let mark = "\u{E0AA}"

  package static func features(of text: some Collection<UInt8>) -> Features {
    var features: Features = []
    var last: UInt8 = 0x20
    for byte in text {
      switch byte {
      case 0x20 where last == 0x20: features.insert(.space)
      case 0..<0x20, 0x7F: features.insert(.space)
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "~"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "|"),
        UInt8(ascii: "@"):
        features.insert(.marks)
      // A bare link, and a character reference such as `&amp;`.
      case UInt8(ascii: "/") where last == UInt8(ascii: "/"): features.insert(.marks)
      case 0x21... where last == UInt8(ascii: "&"): features.insert(.marks)
      default: break
      }
      last = byte
    }
    if last == 0x20 { features.insert(.space) }
    return features
  }

  /// Placeholders for `count` texts.
  ///
  /// - Parameter cursors: The cursor that replaces each use, in order; empty to only record the uses.
  package init(count: Int, with features: Features, cursors: [ColumnCursor] = []) {
    texts = (0..<count).map { Self.text($0, with: features) }
    self.cursors = cursors
  }

  /// The text at the cursor of a placeholder; nil if the text is not a placeholder or there are no cursors.
  func prepared(_ text: String, _ style: TextStyle) -> PreparedText? {
    guard let number = texts.firstIndex(of: text) else {
      note(text)
      return nil
    }
    uses.append(Use(text: number, style: style))
    if cursors.isEmpty { return nil }
    precondition(uses.count <= cursors.count, "a row of the same texts is made alike each time")
    return PreparedText(cursors[uses.count - 1])
  }

  /// Records in `isAltered` whether a text that is no placeholder contains part of one.
  func note(_ text: String) {
    isAltered = isAltered || text.contains(Self.mark)
  }
}
