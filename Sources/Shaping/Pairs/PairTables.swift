package import FontKit
internal import Synchronization
internal import TextAnalysis

/// Tables of advances, each made once it pays.
///
/// For one worker. Reading a font's tables costs as much as shaping some thousand characters, so a font's first texts, of all
/// workers, go to HarfBuzz: a program that measures one title does not wait for it.
package struct PairTables {
  private var pairs = WorthwhileTables<PairAdvances>(afterBytes: 1 << 13)
  // HarfBuzz takes some 100 000 instructions for a word whose letters join, for which tables of 13 million pay soon.
  private var joined = WorthwhileTables<JoinedAdvances>(afterBytes: 1 << 11)
  private var syllabic = WorthwhileTables<SyllabicAdvances>(afterBytes: 1 << 13)

  package init() {}

  /// The table of pairs for text of some properties; nil if there is none, or not yet.
  ///
  /// - Parameters:
  ///   - alphabet: The characters that the text is made of.
  ///   - length: How many bytes are to be measured now.
  package mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet = .ascii, length: Int
  ) -> PairAdvances? { pairs.table(for: font, properties, alphabet, length: length) }

  /// The same of the chains of words whose letters join.
  package mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: JoiningAlphabet, length: Int
  ) -> JoinedAdvances? { joined.table(for: font, properties, alphabet, length: length) }

  /// The same of the syllables of words.
  package mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: SyllabicAlphabet, length: Int
  ) -> SyllabicAdvances? { syllabic.table(for: font, properties, alphabet, length: length) }
}

/// The advances of texts of an alphabet in a font.
private protocol AdvanceTable {
  associatedtype Letters: NumberedAlphabet

  /// Nil if the font's tables do not allow to measure them.
  init?(of font: FontFace, _ properties: ShapingProperties, _ alphabet: Letters)
}

extension PairAdvances: AdvanceTable {}
extension JoinedAdvances: AdvanceTable {}
extension SyllabicAdvances: AdvanceTable {}

/// Tables by what they are for, each made when enough text has asked for it.
private struct WorthwhileTables<Table: AdvanceTable> {
  /// How many kinds of text are remembered; beyond them all are forgotten, and tables made anew.
  private static var limit: Int { 64 }

  struct Key: Hashable {
    let font: FontFace
    let kind: ShapingKind
    let alphabet: Int
  }

  private enum State {
    case awaited(AwaitedTable<Table>)
    case made(Table?)
  }

  /// How many bytes of text HarfBuzz shapes before a table is made.
  private let worthwhile: Int
  private var states: [Key: State] = [:]
  /// The table asked for last.
  private var last: (key: Key, table: Table)?

  init(afterBytes worthwhile: Int) {
    self.worthwhile = Shortcuts.areTakenAtOnce ? 0 : worthwhile
  }

  mutating func table(
    for font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Table.Letters, length: Int
  ) -> Table? {
    let key = Key(font: font, kind: properties.kind, alphabet: alphabet.number)
    if let last, last.key == key { return last.table }
    if states.count >= Self.limit, states[key] == nil { states.removeAll() }
    let awaited: AwaitedTable<Table>
    switch states[key] {
    case .made(let table?):
      last = (key, table)
      return table
    case .made(nil): return nil
    case .awaited(let known): awaited = known
    case nil:
      awaited = key.font.harfBuzz.findings.finding(about: key.kind, key.alphabet) { AwaitedTable() }
      states[key] = .awaited(awaited)
    }
    guard awaited.add(length) >= worthwhile else { return nil }
    let table = Table(of: font, copy properties, alphabet)
    states[key] = .made(table)
    return table
  }
}

/// How much text has asked for a table, of all workers: each of many that measure a few titles profits from those before it.
private final class AwaitedTable<Table>: Sendable {
  private let bytes = Atomic(0)

  /// Adds what is to be measured now, and gives all that was.
  func add(_ length: Int) -> Int { bytes.add(length, ordering: .relaxed).newValue }
}
