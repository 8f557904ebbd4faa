package import FontKit
internal import TextAnalysis

/// Tables of pair advances, each made once it pays.
///
/// For one worker. Reading a font's tables costs as much as shaping some thousand characters, so a font's first texts go to
/// HarfBuzz: a program that measures one title does not wait for it.
package struct PairTables {
  /// How many bytes of text HarfBuzz shapes before a table is made.
  private static let worthwhile = 1 << 13
  /// How many bytes of text meet most pairs.
  private static let much = 1 << 16

  /// How many kinds of text are remembered; beyond them all are forgotten, and tables made anew.
  private static let limit = 64

  private struct Key: Hashable {
    let font: Font
    let kind: ShapingKind
    let alphabet: Int
    let script: Script
  }

  private enum State {
    case shaped(bytes: Int)
    case made(PairAdvances?)
  }

  private var states: [Key: State] = [:]
  /// The table asked for last.
  private var last: (key: Key, table: PairAdvances)?

  package init() {}

  /// The table for text of some properties; nil if there is none, or not yet.
  ///
  /// - Parameters:
  ///   - alphabet: The characters that the text is made of.
  ///   - length: How many bytes are to be measured now.
  package mutating func table(
    for font: Font, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet = .ascii, length: Int
  ) -> PairAdvances? {
    let key = Key(font: font, kind: properties.kind, alphabet: alphabet.count, script: alphabet.script)
    if let last, last.key == key { return last.table }
    if states.count >= Self.limit, states[key] == nil { states.removeAll() }
    let state = states[key] ?? .shaped(bytes: 0)
    guard case .shaped(let bytes) = state else {
      guard case .made(let table?) = state else { return nil }
      last = (key, table)
      return table
    }
    guard bytes + length >= Self.worthwhile else {
      states[key] = .shaped(bytes: bytes + length)
      return nil
    }
    let table = PairAdvances(of: font, copy properties, alphabet, isForMuch: bytes + length >= Self.much)
    states[key] = .made(table)
    return table
  }
}
