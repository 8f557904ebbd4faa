/// Which members of an alphabet a font's rules may match beside which others.
struct NeighbourLinks: Sendable {
  /// For each member those after it that it is linked to: `rowLength` words of 64 bits.
  private var rows: [UInt64]

  private static let rowLength = AlphabetSet.capacity / 64

  /// No links between the members of an alphabet.
  init(count: Int) {
    rows = Array(repeating: 0, count: count * Self.rowLength)
  }

  /// Notes what the rules of lookups match: neighbours, and what keeps rules from matching.
  mutating func add(_ rules: LookupRules) {
    for sequence in rules.sequences + rules.exceptions + rules.neighbours { link(sequence) }
  }

  /// Notes that a rule may match each of these sets beside the next, whatever the others match.
  ///
  /// A set that has no member may have other characters, beyond a space.
  private mutating func link(_ sequence: [AlphabetSet]) {
    for (first, second) in zip(sequence, sequence.dropFirst()) where !second.isEmpty {
      for place in first.indices {
        for word in 0..<Self.rowLength { rows[place * Self.rowLength + word] |= second[word: word] }
      }
    }
  }

  /// Whether a rule may match two members that stand beside each other, or with marks between them.
  @inline(__always)
  func areLinked(_ first: UInt16, _ second: UInt16) -> Bool {
    rows[Int(first) &* Self.rowLength &+ Int(second &>> 6)] &>> UInt64(second & 63) & 1 != 0
  }
}
