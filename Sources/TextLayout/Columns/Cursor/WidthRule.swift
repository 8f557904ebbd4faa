/// A rule that decides from the widths of two texts on one line whether they fit beside each other.
///
/// For a row that does not use the widths themselves. Widths differ from row to row, so few rows would share an answer;
/// this rule has only two answers.
package protocol WidthRule: Hashable, Sendable {
  /// Whether texts of these widths fit, in points.
  func holds(_ first: Double, _ second: Double) -> Bool
}

extension PreparedText {
  /// Whether the text fits beside another that comes after it.
  package func fits(size: Double, before other: PreparedText, size otherSize: Double, by rule: some WidthRule) -> Bool {
    guard let cursor = storage.cursor ?? other.storage.cursor else {
      return rule.holds(maximumContentWidth(size: size), other.maximumContentWidth(size: otherSize))
    }
    let asked = TextQuestion.Asked.fits(TextOnLine(self, size), TextOnLine(other, otherSize), AnyWidthRule(rule))
    guard case .fits(let fits) = cursor.ask(asked, size: size) else { return false }
    return fits
  }
}

/// One of two texts that may fit beside each other: a position in a column, or a text that is the same in all rows.
enum TextOnLine: Hashable, Sendable {
  case text(ColumnCursor, size: Double)
  /// As wide as this, in points.
  case fixed(width: Double)

  fileprivate init(_ text: PreparedText, _ size: Double) {
    self = text.storage.cursor.map { .text($0, size: size) } ?? .fixed(width: text.maximumContentWidth(size: size))
  }

  /// How wide it is on one line, where its cursor is.
  var width: Double {
    switch self {
    case .text(let cursor, let size): cursor.singleLineWidth(size: size)
    case .fixed(let width): width
    }
  }

  /// How wide it is in some rows of a chunk; nil where the text itself has to be asked.
  func widths(of part: Range<Int>, inChunk index: Int) -> [Double?] {
    switch self {
    case .text(let cursor, let size): cursor.singleLineWidths(of: part, inChunk: index, size: size)
    case .fixed(let width): Array(repeating: width, count: part.count)
    }
  }
}

/// A type-erased `WidthRule`.
struct AnyWidthRule: Hashable, Sendable {
  private let rule: any WidthRule

  init(_ rule: any WidthRule) { self.rule = rule }

  func holds(_ first: Double, _ second: Double) -> Bool { rule.holds(first, second) }

  static func == (one: AnyWidthRule, other: AnyWidthRule) -> Bool { AnyHashable(one.rule) == AnyHashable(other.rule) }

  func hash(into hasher: inout Hasher) { rule.hash(into: &hasher) }
}
