package import FontKit
internal import TextAnalysis

/// Tables of pair advances, each made once it pays.
///
/// For one worker. A table costs as much as shaping some ten thousand characters, so a font's first texts go to HarfBuzz: a program
/// that measures one title does not wait for it.
package struct PairTables {
  /// How many bytes of text HarfBuzz shapes before a table is made.
  ///
  /// Making one takes 9 120 calls of HarfBuzz for two letters or one.
  private static let worthwhile = 1 << 14

  /// How many kinds of text are remembered when a table is made; beyond them all are forgotten, and tables made anew.
  private static let limit = 64

  private struct Key: Hashable {
    let font: Font
    let kind: ShapingKind
  }

  private enum State {
    case shaped(bytes: Int)
    case made(PairAdvances?)
  }

  private var states: [Key: State] = [:]

  package init() {}

  /// The table for text of some properties; nil if there is none, or not yet.
  ///
  /// - Parameter length: How many bytes are to be measured now.
  package mutating func table(
    for font: Font, _ properties: borrowing ShapingProperties, length: Int
  ) -> PairAdvances? {
    let key = Key(font: font, kind: properties.kind)
    let state = states[key] ?? .shaped(bytes: 0)
    guard case .shaped(let bytes) = state else {
      if case .made(let table) = state { return table }
      return nil
    }
    guard bytes + length >= Self.worthwhile else {
      states[key] = .shaped(bytes: bytes + length)
      return nil
    }
    if states.count > Self.limit { states.removeAll() }
    let table = PairAdvances(of: font, properties)
    states[key] = .made(table)
    return table
  }
}
