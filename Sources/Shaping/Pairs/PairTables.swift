package import FontKit
internal import Synchronization
internal import TextAnalysis

/// The tables that measure texts without HarfBuzz; each is made once it pays.
///
/// For one worker. Reading a font's tables costs as much as shaping some thousand characters, so a font's first texts, of all
/// workers, go to HarfBuzz: a program that measures one title does not wait for it.
package struct PairTables {
  private var pairs = WorthwhileTables<PairAdvances>()
  private var letters = WorthwhileTables<any LetterAdvances>()

  package init() {}

  /// The table of pairs for text of some properties; nil if there is none, or not yet.
  ///
  /// - Parameters:
  ///   - alphabet: The characters that the text is made of.
  ///   - length: How many bytes are to be measured now.
  package mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet = .ascii, length: Int
  ) -> PairAdvances? {
    pairs.table(for: font, properties, alphabet.number, length: length, worthwhile: 1 << 13) {
      PairAdvances(of: font, $0, alphabet)
    }
  }

  /// The table of letters for text of some properties; nil if there is none, or not yet.
  package mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: any LetterAlphabet, length: Int
  ) -> (any LetterAdvances)? {
    letters.table(for: font, properties, alphabet.number, length: length, worthwhile: alphabet.worthwhileBytes) {
      alphabet.advances(in: font, $0)
    }
  }
}

/// Tables by what they are for, each made when enough text has asked for it.
private struct WorthwhileTables<Table> {
  /// The most kinds of text that are kept; at this number all are dropped, and tables are made again.
  private static var limit: Int { 64 }

  struct Key: Hashable {
    let font: FontFace
    let kind: ShapingKind
    let alphabet: Int
  }

  /// The tables that were made; nil where nothing can be proved.
  private var made: [Key: Table?] = [:]
  private var last: (key: Key, table: Table)?

  mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Int, length: Int, worthwhile: Int,
    _ make: (ShapingProperties) -> Table?
  ) -> Table? {
    let key = Key(font: font, kind: properties.kind, alphabet: alphabet)
    if let last, last.key == key { return last.table }
    let table: Table?
    if let known = made[key] {
      table = known
    } else {
      // How many bytes of text have asked for the table: of many workers that measure a few titles each, the later ones
      // profit from the earlier ones.
      let awaited = font.harfBuzz.findings.finding(about: key.kind, alphabet) { Shared(0) }
      let count = awaited.value.withLock { count in
        count += length
        return count
      }
      guard count >= (Shortcuts.areTakenAtOnce ? 0 : worthwhile) else { return nil }
      if made.count >= Self.limit { made.removeAll() }
      table = make(copy properties)
      made[key] = .some(table)
    }
    if let table { last = (key, table) }
    return table
  }
}
