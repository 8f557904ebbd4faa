extension BidiResolver {
  /// The deepest nesting of brackets that is followed (BD16).
  private static let maximumOpenBrackets = 63

  /// Strong directions that occur in a stretch of text.
  struct StrongDirections: OptionSet {
    let rawValue: UInt8
    static let embedding = StrongDirections(rawValue: 1)
    static let opposite = StrongDirections(rawValue: 2)
  }

  /// An opening bracket whose closing one has not come yet.
  struct OpenBracket {
    /// Its entry in `bracketPairs`.
    var pair: Int
    /// The bracket that closes it.
    var closing: UInt32
    /// The strong directions since then, without those between brackets that were opened later.
    var contents: StrongDirections
  }

  /// Two brackets that belong together, as positions in the sequence, and what is between them.
  struct BracketPair {
    var opening: Int
    /// Nil if the opening bracket is never closed.
    var closing: Int?
    var contents: StrongDirections
  }

  /// Applies rule N0 to the current sequence.
  mutating func resolveBrackets(
    _ classes: [BidiClass], brackets: [BidiBracket], embedding: BidiClass, start: BidiClass
  ) {
    pairBrackets(brackets, embedding: embedding)
    guard !bracketPairs.isEmpty else { return }
    // In the order of the opening brackets, so that the brackets before a pair are already resolved, and those inside it
    // are not.
    var next = 0
    var lastStrong = start
    for position in sequence.indices {
      if next < bracketPairs.count, bracketPairs[next].opening == position {
        let pair = bracketPairs[next]
        next += 1
        if let closing = pair.closing,
          let direction = direction(of: pair, embedding: embedding, lastStrong: lastStrong)
        {
          setBracket(at: pair.opening, to: direction, classes)
          setBracket(at: closing, to: direction, classes)
        }
      }
      if let strong = types[Int(sequence[position])].strongDirection { lastStrong = strong }
    }
  }

  /// BD16, and what is between the brackets of each pair.
  private mutating func pairBrackets(_ brackets: [BidiBracket], embedding: BidiClass) {
    openBrackets.removeAll(keepingCapacity: true)
    bracketPairs.removeAll(keepingCapacity: true)
    for position in sequence.indices {
      let index = Int(sequence[position])
      if let strong = types[index].strongDirection {
        guard let last = openBrackets.indices.last else { continue }
        openBrackets[last].contents.insert(strong == embedding ? .embedding : .opposite)
        continue
      }
      guard types[index] == .ON else { continue }
      switch brackets[index] {
      case .none:
        break
      case .opening(let closing):
        guard openBrackets.count < Self.maximumOpenBrackets else { return }
        openBrackets.append(OpenBracket(pair: bracketPairs.count, closing: closing, contents: []))
        bracketPairs.append(BracketPair(opening: position, closing: nil, contents: []))
      case .closing(let bracket):
        guard let match = openBrackets.lastIndex(where: { $0.closing == bracket }) else { continue }
        let contents = openBrackets[match...].reduce(into: StrongDirections()) { $0.formUnion($1.contents) }
        bracketPairs[openBrackets[match].pair].closing = position
        bracketPairs[openBrackets[match].pair].contents = contents
        openBrackets.removeSubrange(match...)
        if let last = openBrackets.indices.last { openBrackets[last].contents.formUnion(contents) }
      }
    }
  }

  /// Rules N0 b, c and d.
  private func direction(of pair: BracketPair, embedding: BidiClass, lastStrong: BidiClass) -> BidiClass? {
    if pair.contents.contains(.embedding) { return embedding }
    guard pair.contents.contains(.opposite) else { return nil }
    return lastStrong
  }

  /// Gives a bracket, and the marks on it, a direction.
  ///
  /// Marks in an override are no longer marks: they have its direction.
  private mutating func setBracket(at position: Int, to direction: BidiClass, _ classes: [BidiClass]) {
    types[Int(sequence[position])] = direction
    var mark = position + 1
    while mark < sequence.count, classes[Int(sequence[mark])] == .NSM, types[Int(sequence[mark])] == .ON {
      types[Int(sequence[mark])] = direction
      mark += 1
    }
  }
}
