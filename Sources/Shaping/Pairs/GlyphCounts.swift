/// Which characters of a text may become more or fewer glyphs than one, or unknown glyphs.
struct GlyphCounts: Sendable {
  /// When the number of a character's glyphs may vary.
  private enum Variation: UInt8 {
    case none, inPairs, always
  }

  private var variations: [Variation]
  /// For each character, the next characters with which it may become another number of glyphs.
  private var pairs: [SymbolSet]

  /// - Parameter unknown: Characters whose glyphs are not known.
  init(count: Int, unknown: SymbolSet) {
    variations = (0..<count).map { unknown.contains($0) ? .always : .none }
    pairs = Array(repeating: .empty, count: count)
  }

  /// Records the characters of which a lookup of `GSUB` makes more or fewer glyphs; false if they cannot be determined.
  mutating func add(_ lookup: AppliedLookups.Lookup) -> Bool {
    guard lookup.type == 2 || lookup.type == 4 else { return lookup.type != 8 || lookup.rules.sequences.isEmpty }
    for sequence in lookup.rules.sequences {
      let isPassing = !lookup.passedOver.isEmpty
      for set in isPassing || sequence.count == 1 ? sequence : [] {
        for character in set.indices { variations[character] = .always }
      }
      for (first, second) in zip(sequence, sequence.dropFirst()) {
        for character in first.indices { pairs[character].formUnion(second) }
        for character in first.union(second).indices where variations[character] == .none {
          variations[character] = .inPairs
        }
      }
    }
    return true
  }

  /// Whether the character at an index of a text may be more or fewer glyphs.
  @inline(__always)
  func mayVary(at index: Int, _ count: Int, _ character: (Int) -> Int) -> Bool {
    let symbol = character(index)
    let variation = variations[symbol]
    guard variation == .inPairs else { return variation == .always }
    return index &+ 1 < count && pairs[symbol].contains(character(index &+ 1))
      || index > 0 && pairs[character(index &- 1)].contains(symbol)
  }
}
