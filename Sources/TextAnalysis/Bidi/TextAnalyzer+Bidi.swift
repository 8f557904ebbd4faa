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
    var classes: [BidiClass] = []
    var start = 0
    while start < text.count {
      classes.removeAll(keepingCapacity: true)
      var end = start
      var needsAlgorithm = false
      while end < text.count {
        let scalar = text.scalars[end]
        let bidiClass = mayBeRightToLeft(scalar) || scalar < 0x80 || true ? BidiClass(of: scalar) : .L
        classes.append(bidiClass)
        needsAlgorithm = needsAlgorithm || bidiClass.mayRaiseLevels
        end += 1
        guard bidiClass == .B else { continue }
        if scalar == 0x0D, end < text.count, text.scalars[end] == 0x0A {
          classes.append(.B)
          end += 1
        }
        break
      }
      let baseLevel: UInt8 =
        switch base {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .firstStrong: needsAlgorithm ? firstStrongLevel(classes) : 0
        }
      paragraphs.append(BidiParagraph(scalars: start..<end, baseLevel: baseLevel))
      if needsAlgorithm || baseLevel == 1 {
        var levels = embeddingLevels(classes: classes, scalars: text.scalars[start..<end], baseLevel: baseLevel)
        resetSeparators(&levels, classes: classes, scalars: text.scalars[start..<end], baseLevel: baseLevel)
        for (index, level) in levels.enumerated() {
          builder.append(end: text.offsets[start + index + 1], level: level)
        }
      } else {
        builder.append(end: text.offsets[end], level: 0)
      }
      start = end
    }
    return (paragraphs, builder.runs)
  }
}

/// Rules P2 and P3: the level of the first strong character outside isolates; 0 if there is none.
func firstStrongLevel(_ classes: [BidiClass]) -> UInt8 {
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

/// Rule L1 for a whole bidi paragraph: separators, and white space before them and before every hard line end, get the
/// paragraph's level.
func resetSeparators(
  _ levels: inout [UInt8], classes: [BidiClass], scalars: ArraySlice<UInt32>, baseLevel: UInt8
) {
  var resetting = true
  for index in levels.indices.reversed() {
    let bidiClass = classes[index]
    if bidiClass == .B || bidiClass == .S || isHardBreak(scalars[scalars.startIndex + index]) {
      resetting = true
      levels[index] = baseLevel
    } else if bidiClass.isResetAtLineEnd {
      if resetting { levels[index] = baseLevel }
    } else {
      resetting = false
    }
  }
}

/// Whether `scalar` is in a block whose characters may raise levels: checked against ICU by the tests.
func mayBeRightToLeft(_ scalar: UInt32) -> Bool {
  scalar >= 0x590
}
