import CICU

/// A stretch of scalars that UAX #9 resolves on its own: up to and with a separator of class B.
struct BidiParagraph {
  /// Indices of scalars.
  var scalars: Range<Int>
  /// 0 or 1.
  var baseLevel: UInt8
}

extension TextAnalyzer {
  /// The bidi paragraphs of the text and its level runs, rule L1 applied at separators and hard line ends.
  func resolveBidi(
    _ text: ScalarText, base: BaseDirection
  ) -> (paragraphs: [BidiParagraph], runs: [LevelRun]) {
    var paragraphs: [BidiParagraph] = []
    var builder = LevelRunBuilder()
    var start = 0
    while start < text.count {
      let (end, needsAlgorithm) = bidiParagraphEnd(text.scalars, from: start)
      // Without a character that could raise a level, a left-to-right paragraph is all of level 0.
      guard needsAlgorithm || base == .rightToLeft else {
        paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: 0))
        builder.append(end: text.offsets[end], level: 0)
        start = end
        continue
      }
      let baseLevel = resolveParagraph(text.scalars[start..<end], base: base)
      paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: baseLevel))
      for (index, level) in bidiResolver.levels.enumerated() {
        builder.append(end: text.offsets[start + index + 1], level: level)
      }
      start = end
    }
    return (paragraphs, builder.runs)
  }

  /// Resolves one bidi paragraph into `bidiResolver.levels` and returns its level.
  private func resolveParagraph(_ scalars: ArraySlice<UInt32>, base: BaseDirection) -> UInt8 {
    bidiClasses.removeAll(keepingCapacity: true)
    bidiBrackets.removeAll(keepingCapacity: true)
    for scalar in scalars {
      let bidiClass = BidiClass(of: scalar)
      bidiClasses.append(bidiClass)
      guard bidiClass == .ON else { continue }
      let bracket = BidiBracket(of: scalar)
      guard bracket != .none else { continue }
      bidiBrackets.append(contentsOf: repeatElement(.none, count: scalars.count - bidiBrackets.count))
      bidiBrackets[bidiClasses.count - 1] = bracket
    }
    let baseLevel = base.level(of: bidiClasses)
    bidiResolver.resolve(classes: bidiClasses, brackets: bidiBrackets, baseLevel: baseLevel)
    bidiResolver.resetWhiteSpace(classes: bidiClasses, baseLevel: baseLevel) { index in
      isHardBreak(scalars[scalars.startIndex + index])
    }
    return baseLevel
  }

  /// Where the bidi paragraph that starts at `start` ends, and whether it has a character that may raise levels.
  private func bidiParagraphEnd(_ scalars: [UInt32], from start: Int) -> (end: Int, needsAlgorithm: Bool) {
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

extension BidiBracket {
  /// What `scalar` is as a bracket (BidiBrackets.txt).
  ///
  /// The two pairs of angle brackets are canonical equivalents and count
  /// as the same (BD14 to BD16).
  package init(of scalar: UInt32) {
    self =
      switch cicu_bracket_kind(scalar) {
      case 1: .opening(closing: Self.canonical(cicu_paired_bracket(scalar)))
      case 2: .closing(Self.canonical(scalar))
      default: .none
      }
  }

  private static func canonical(_ scalar: UInt32) -> UInt32 {
    scalar == 0x232A ? 0x3009 : scalar
  }
}
