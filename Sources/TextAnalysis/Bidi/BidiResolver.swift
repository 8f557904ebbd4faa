/// The Unicode Bidirectional Algorithm (UAX #9) for one paragraph at a time: from classes to embedding levels, rules X1 to
/// I2.
///
/// Implemented here because neither of the two libraries at hand is both correct and safe. FriBidi 1.0.8 takes
/// quadratic time for bracket pairs without a letter between them and for nested first-strong isolates (a million pairs
/// take minutes), recurses once for each pair, and lets one isolate's last strong character into the next. ICU 72
/// misses 31 cases of BidiCharacterTest.txt. This passes every case of Unicode's two test files, in linear time and
/// without recursion.
///
/// A resolver keeps its scratch memory from one paragraph to the next.
package struct BidiResolver {
  /// The embedding levels of the last paragraph, one for each character.
  ///
  /// Characters that rule X9 removes have the level of the one before them, or the paragraph's (section 5.2).
  package internal(set) var levels: [UInt8] = []

  /// The deepest level that explicit formatting gives (BD2).
  static let maximumDepth: UInt8 = 125

  // One for each character: its class as the rules change it.
  var types: [BidiClass] = []
  // One for each character: for an isolate initiator its PDI, for a PDI its initiator, or -1 (BD9). Of use only where there
  // is explicit formatting.
  var matches: [Int32] = []
  // One for each character, for isolate initiators: whether the first strong character in the isolate is R or AL.
  var isRightToLeftIsolate: [Bool] = []
  // The indices of the characters of the current isolating run sequence.
  var sequence: [Int32] = []
  // The brackets of the current sequence: those open at a position, and all opening ones in order.
  var openBrackets: [OpenBracket] = []
  var bracketPairs: [BracketPair] = []

  /// Creates a resolver.
  package init() {}

  /// Finds the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - classes: the classes of its characters; one of class B is the last, if there is one.
  ///   - brackets: for each character its ``BidiBracket``; empty if none is one.
  ///   - baseLevel: the paragraph's level, 0 or 1.
  /// - Complexity: O(*n*).
  package mutating func resolve(classes: [BidiClass], brackets: [BidiBracket], baseLevel: UInt8) {
    precondition(brackets.isEmpty || brackets.count == classes.count, "a bracket entry for each character, or none")
    types.removeAll(keepingCapacity: true)
    types.append(contentsOf: classes)
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(baseLevel, count: classes.count))
    if classes.contains(where: \.isExplicit) {
      matchIsolates(classes)
      resolveExplicitLevels(classes, baseLevel: baseLevel)
      forEachIsolatingRunSequence(classes, baseLevel: baseLevel) { resolver, start, end in
        resolver.resolveSequence(classes, brackets: brackets, start: start, end: end)
      }
    } else {
      sequence.removeAll(keepingCapacity: true)
      for index in classes.indices where classes[index] != .BN { sequence.append(Int32(index)) }
      let direction = BidiClass(direction: baseLevel)
      resolveSequence(classes, brackets: brackets, start: direction, end: direction)
    }
    // Section 5.2.
    var previous = baseLevel
    for index in levels.indices {
      if classes[index].isRemoved { levels[index] = previous } else { previous = levels[index] }
    }
  }

  /// Applies rules W1 to I2 to the current isolating run sequence.
  private mutating func resolveSequence(
    _ classes: [BidiClass], brackets: [BidiBracket], start: BidiClass, end: BidiClass
  ) {
    guard let first = sequence.first else { return }
    let embedding = BidiClass(direction: levels[Int(first)])
    resolveWeakTypes(start: start)
    if !brackets.isEmpty {
      resolveBrackets(classes, brackets: brackets, embedding: embedding, start: start)
    }
    resolveNeutralTypes(embedding: embedding, start: start, end: end)
    resolveImplicitLevels()
  }
}
