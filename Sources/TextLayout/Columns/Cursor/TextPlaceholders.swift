/// Texts that stand for those of many rows while one is made that is measured for all of them.
///
/// A row may set its texts as they are, which a cursor then does for it; one that alters them, as by capitals or Markdown, is made for each
/// row.
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

  /// What stands for a text.
  ///
  /// It has what a row may alter: letters of both cases and punctuation, and in texts that are not plain the marks of Markdown and white space
  /// of all kinds.
  ///
  /// Own: a character for private use, which no row has any use for.
  package static func text(_ number: Int, isPlain: Bool) -> String {
    let plain = "\(mark)aB, c. d's (e) - f; g: h! i? \"j\" k/l & m+n 5% K\(number)"
    return isPlain ? plain : " \(plain) *c* _d_ `e` [f](g) ~~h~~ <i> \\*j\n\tk  #l | @m https://n.o \u{A0} "
  }
  private static let mark = "\u{E0AA}"

  /// Whether a text has nothing that Markdown knows, and no white space but single spaces between words.
  package static func isPlain(_ text: some Collection<UInt8>) -> Bool {
    var last: UInt8 = 0x20
    for byte in text {
      switch byte {
      case 0x20 where last == 0x20: return false
      case 0..<0x20, 0x7F: return false
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "~"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "|"),
        UInt8(ascii: "@"):
        return false
      // A link that is not marked as one.
      case UInt8(ascii: "/") where last == UInt8(ascii: "/"): return false
      default: last = byte
      }
    }
    return last != 0x20
  }

  /// Placeholders for so many texts.
  ///
  /// - Parameter cursors: What takes the place of each use, in order; none to learn of the uses.
  package init(count: Int, arePlain: Bool, cursors: [ColumnCursor] = []) {
    texts = (0..<count).map { Self.text($0, isPlain: arePlain) }
    self.cursors = cursors
  }

  /// What takes the place of a text, if it stands for another.
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

  /// Looks whether a text that is prepared otherwise holds one of them.
  func note(_ text: String) {
    isAltered = isAltered || text.contains(Self.mark)
  }
}
