/// Delimiter runs: marks of emphasis or of struck text beside each other.
///
/// Source, code: swift-cmark b022b08, `src/inlines.c`, `scan_delims` and `process_emphasis`.
extension InlineMarkdown {
  struct Delimiter {
    let mark: Unicode.Scalar
    /// The index of its piece.
    let piece: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many of its marks are not paired yet.
    var count: Int
  }

  func delimiter(_ mark: Unicode.Scalar, _ run: Range<Int>, piece: Int) -> Delimiter {
    var (before, after) = (run.lowerBound - 1, run.upperBound)
    // Emphasis looks past the marks of struck text.
    if mark != "~" {
      while before > 0, characters[before] == "~" { before -= 1 }
      while self[after] == "~" { after += 1 }
    }
    let last = before >= 0 && (mark == "~" || characters[before] != "~") ? characters[before] : "\n"
    let next = self[after] ?? "\n"
    let isLeft = !next.isSpace && (!next.isPunctuation || last.isSpace || last.isPunctuation)
    let isRight = !last.isSpace && (!last.isPunctuation || next.isSpace || next.isPunctuation)
    let canOpen: Bool
    let canClose: Bool
    switch mark {
    case "_":
      canOpen = isLeft && (!isRight || last.isPunctuation)
      canClose = isRight && (!isLeft || next.isPunctuation)
    // Struck text has one or two marks.
    case "~" where run.count > 2: (canOpen, canClose) = (false, false)
    default: (canOpen, canClose) = (isLeft, isRight)
    }
    return Delimiter(
      mark: mark, piece: piece, length: run.count, canOpen: canOpen, canClose: canClose, count: run.count)
  }

  /// Closers alike in mark and in length modulo 3: where one finds no opener, no later one finds any before it.
  private struct CloserKind: Hashable {
    let mark: Unicode.Scalar
    let remainder: Int
  }

  /// Pairs the delimiter runs from `base` on, and forgets them.
  mutating func pairDelimiters(above base: Int) {
    var openers: [Delimiter] = []
    // The piece before which no opener fits such a closer.
    var bottoms: [CloserKind: Int] = [:]
    for var closer in delimiters[base...] {
      while closer.canClose, closer.count > 0 {
        let kind = CloserKind(mark: closer.mark, remainder: closer.length % 3)
        let bottom = bottoms[kind] ?? 0
        var place = openers.count - 1
        while place >= 0, openers[place].piece >= bottom, !openers[place].fits(closer) { place -= 1 }
        guard place >= 0, openers[place].piece >= bottom else {
          bottoms[kind] = closer.piece
          break
        }
        pair(&openers[place], &closer)
        // Runs between the two cannot open anything any more.
        openers.removeSubrange((openers[place].count > 0 ? place + 1 : place)...)
      }
      if closer.canOpen, closer.count > 0 { openers.append(closer) }
    }
    delimiters.removeSubrange(base...)
  }

  private mutating func pair(_ opener: inout Delimiter, _ closer: inout Delimiter) {
    let count = closer.mark == "~" ? closer.count : min(opener.count, closer.count) >= 2 ? 2 : 1
    // Marks of struck text that are not as many on both sides are left as they are, and pair with no others.
    guard closer.mark != "~" || opener.count == closer.count else { return (opener.count, closer.count) = (0, 0) }
    mark(closer.mark == "~" ? .struck : count == 2 ? .strong : .emphasized, from: opener.piece + 1, to: closer.piece)
    take(count, of: &opener)
    take(count, of: &closer)
  }
}

extension InlineMarkdown.Delimiter {
  /// Whether a closer's marks may be paired with these.
  ///
  /// The rule of three: if one of the two can both open and close, they are not a pair where their lengths add up to a multiple of 3,
  /// unless both lengths are multiples of 3.
  ///
  /// Source, code: swift-cmark b022b08, `src/inlines.c`, `process_emphasis`.
  fileprivate func fits(_ closer: Self) -> Bool {
    mark == closer.mark
      && (!(closer.canOpen || canClose) || closer.length.isMultiple(of: 3)
        || !(length + closer.length).isMultiple(of: 3))
  }
}

extension Unicode.Scalar {
  var isASCIIPunctuation: Bool { isASCII && isPunctuation }

  /// Whether it is punctuation to cmark: all signs of ASCII, and of the others what Unicode calls punctuation, but no symbols.
  fileprivate var isPunctuation: Bool {
    switch self {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default:
      switch properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        !isASCII
      default: false
      }
    }
  }

  fileprivate var isSpace: Bool {
    switch self {
    case "\t", "\n", "\u{C}", "\r": true
    default: properties.generalCategory == .spaceSeparator
    }
  }
}
