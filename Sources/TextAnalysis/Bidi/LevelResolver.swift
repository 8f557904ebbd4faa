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
  mutating func resolve(
    _ text: ScalarText, base: BaseDirection
  ) -> (paragraphs: [BidiParagraph], runs: [LevelRun]) {
    var paragraphs: [BidiParagraph] = []
    var runs: [LevelRun] = []
    var start = 0
    while start < text.count {
      let (end, needsAlgorithm) = Self.paragraphEnd(text.scalars, from: start)
      // Without a character that could raise a level, a left-to-right paragraph is all of level 0.
      if needsAlgorithm || base == .rightToLeft {
        let baseLevel = resolveParagraph(text.scalars[start..<end], base: base)
        paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: baseLevel))
        for (index, level) in resolver.levels.enumerated() {
          runs.extend(to: text.offsets[start + index + 1], level: level)
        }
      } else {
        paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: 0))
        runs.extend(to: text.offsets[end], level: 0)
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
  private mutating func resolveParagraph(_ scalars: ArraySlice<UInt32>, base: BaseDirection) -> UInt8 {
    classes.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    for scalar in scalars {
      let bidiClass = BidiClass(of: scalar)
      classes.append(bidiClass)
      guard bidiClass == .ON else { continue }
      let bracket = BidiBracket(of: scalar)
      guard bracket != .none else { continue }
      if brackets.isEmpty { brackets.append(contentsOf: repeatElement(.none, count: scalars.count)) }
      brackets[classes.count - 1] = bracket
    }
    let baseLevel = base.level(of: classes)
    resolver.resolve(classes: classes, brackets: brackets, baseLevel: baseLevel)
    resolver.resetWhiteSpace(classes: classes, baseLevel: baseLevel) { index in
      isHardBreak(scalars[scalars.startIndex + index])
    }
    return baseLevel
  }

  /// Where the bidi paragraph that starts at `start` ends, and whether it has a character that may raise levels.
  private static func paragraphEnd(_ scalars: [UInt32], from start: Int) -> (end: Int, needsAlgorithm: Bool) {
    var needsAlgorithm = false
    var index = start
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      needsAlgorithm = needsAlgorithm || mayRaiseLevels(scalar)
      guard endsBidiParagraph(scalar) else { continue }
      if scalar == 0x0D, index < scalars.count, scalars[index] == 0x0A { index += 1 }
      break
    }
    return (index, needsAlgorithm)
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
