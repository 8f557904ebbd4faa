/// A stretch of scalars that UAX #9 resolves on its own: up to and with a separator of class B.
struct BidiParagraph {
  /// Indices of scalars.
  var scalars: Range<Int>
  /// 0 or 1.
  var baseLevel: UInt8
}

/// Finds the bidi paragraphs and the level runs of texts, keeping its scratch memory from one to the next.
struct LevelResolver {
  private var resolver = BidiResolver()
  private var classes: [BidiClass] = []
  private var brackets: [BidiBracket] = []

  /// The bidi paragraphs of the text and its level runs, rule L1 applied at separators and hard line ends.
  ///
  /// - Parameter facts: What is known of each character.
  mutating func resolve(
    _ text: ScalarText, _ facts: [UInt32], base: BaseDirection
  ) -> (paragraphs: [BidiParagraph], runs: [LevelRun]) {
    var paragraphs: [BidiParagraph] = []
    var runs: [LevelRun] = []
    var start = 0
    while start < text.count {
      let (end, present) = Self.paragraphEnd(text.scalars.span, facts.span, from: start)
      if let level = present.onlyLevel(base: base) {
        paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: level))
        runs.extend(to: text.offsets[end], level: level)
      } else {
        let baseLevel = resolveParagraph(text.scalars[start..<end], facts[start..<end], base: base)
        paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: baseLevel))
        for (index, level) in resolver.levels.enumerated() {
          runs.extend(to: text.offsets[start + index + 1], level: level)
        }
      }
      start = end
    }
    return (paragraphs, runs)
  }

  /// Gives back memory beyond what everyday texts need.
  mutating func trim(toCapacity limit: Int) {
    if classes.capacity > limit { self = LevelResolver() }
  }

  /// Resolves one bidi paragraph into `resolver.levels` and returns its level.
  private mutating func resolveParagraph(
    _ scalars: ArraySlice<UInt32>, _ facts: ArraySlice<UInt32>, base: BaseDirection
  ) -> UInt8 {
    classes.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    for (scalar, bits) in zip(scalars, facts) {
      let facts = CharacterFacts(bits: bits)
      classes.append(facts.bidiClass)
      guard facts.isBracket, facts.bidiClass == .ON else { continue }
      if brackets.isEmpty { brackets.append(contentsOf: repeatElement(.none, count: scalars.count)) }
      brackets[classes.count - 1] = BidiBracket(of: scalar)
    }
    let baseLevel = base.level(of: classes)
    resolver.resolve(classes: classes, brackets: brackets, baseLevel: baseLevel)
    resolver.resetWhiteSpace(classes: classes, baseLevel: baseLevel) { index in
      isHardBreak(scalars[scalars.startIndex + index])
    }
    return baseLevel
  }

  /// Where the bidi paragraph that starts at `start` ends, and the classes in it.
  private static func paragraphEnd(
    _ scalars: Span<UInt32>, _ facts: Span<UInt32>, from start: Int
  ) -> (end: Int, present: BidiClassSet) {
    var present: BidiClassSet = []
    var index = start
    while index < scalars.count {
      let bidiClass = CharacterFacts(bits: facts[index]).bidiClass
      present.formUnion(BidiClassSet(bidiClass))
      index += 1
      guard bidiClass == .B else { continue }
      if scalars[index - 1] == 0x0D, index < scalars.count, scalars[index] == 0x0A { index += 1 }
      break
    }
    return (index, present)
  }
}

extension [LevelRun] {
  /// Appends a stretch of text up to `end`, joining it to the last run if that has the same level.
  fileprivate mutating func extend(to end: Int32, level: UInt8) {
    if let last = indices.last, self[last].level == level {
      self[last].end = end
    } else {
      append(LevelRun(start: last?.end ?? 0, end: end, level: level))
    }
  }
}

extension BaseDirection {
  /// The level of a bidi paragraph: the given one, or that of its first strong character outside isolates, 0 if there is
  /// none (rules P2 and P3).
  package func level(of classes: [BidiClass]) -> UInt8 {
    switch self {
    case .leftToRight: return 0
    case .rightToLeft: return 1
    case .firstStrong:
      var isolates = 0
      for bidiClass in classes {
        switch bidiClass {
        case .L where isolates == 0: return 0
        case .R where isolates == 0, .AL where isolates == 0: return 1
        case .LRI, .RLI, .FSI: isolates += 1
        case .PDI: isolates = max(0, isolates - 1)
        default: break
        }
      }
      return 0
    }
  }
}
