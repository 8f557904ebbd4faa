internal import TextAnalysis

/// Looking for white space that hangs.
extension HangingSpace {
  private func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch characters {
    case .separators: scalar.hangsAtLineEnd
    case .separatorsButTab: scalar.hangsAtLineEnd && scalar != "\t"
    case .spaceTabIdeographic: scalar == " " || scalar == "\t" || scalar == "\u{3000}"
    }
  }

  /// How many formatting characters in a row of white space are looked past, so that a line of nothing else takes
  /// linear time.
  private static let mostControls = 16

  /// Whether the character is skipped in the search for white space at a line's end.
  private func isPassedOver(_ scalar: Unicode.Scalar) -> Bool { passesFormatting && scalar.isBidiControl }

  /// Where the white space that ends at `end` begins, with formatting characters in it or after it; `end` if there is
  /// none.
  func start(before end: Int, in text: [UInt8], notBefore floor: Int) -> Int {
    var start = end
    var offset = end
    var controls = 0
    while offset > floor {
      var lead = offset - 1
      while lead > floor && text[lead] & 0xC0 == 0x80 { lead -= 1 }
      var cursor = lead
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else { break }
      if hangs(scalar) {
        start = lead
      } else if isPassedOver(scalar), controls < Self.mostControls {
        controls += 1
      } else {
        break
      }
      offset = lead
    }
    return start
  }

  /// Whether a piece between two breaks is formatting characters and white space, and there is white space before it.
  func hangsWhole(_ piece: Range<Int>, of text: [UInt8]) -> Bool {
    guard !hasLines, !piece.isEmpty else { return false }
    var cursor = piece.lowerBound
    while cursor < piece.upperBound {
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)),
        isPassedOver(scalar) || hangs(scalar)
      else { return false }
    }
    return start(before: piece.lowerBound, in: text, notBefore: 0) < piece.lowerBound
  }

  /// Where the white space that begins at `start` ends; `start` if there is none.
  func end(after start: Int, in text: [UInt8], notAfter ceiling: Int) -> Int {
    var end = start
    while end < ceiling {
      var cursor = end
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)), hangs(scalar) else { break }
      end = cursor
    }
    return end
  }

  /// Whether there is white space before the last of a text's other characters.
  static func isInside(_ text: [UInt8]) -> Bool {
    var (cursor, hasSpace) = (0, false)
    while cursor < text.count {
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else { continue }
      if scalar.hangsAtLineEnd {
        hasSpace = true
      } else if hasSpace {
        return true
      }
    }
    return false
  }

  /// Whether a hard break or the text's end follows white space.
  static func endsParagraph(in text: [UInt8]) -> Bool {
    var (cursor, followsSpace) = (0, false)
    while cursor < text.count {
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else { continue }
      if followsSpace && isHardBreak(scalar.value) { return true }
      followsSpace = scalar.hangsAtLineEnd
    }
    return followsSpace
  }

  /// Whether the text from `start` to `end`, or to the text's end, is invisible: white space, hard breaks and
  /// bidirectional formatting.
  static func isBlank(_ text: [UInt8], from start: Int, to end: Int? = nil) -> Bool {
    let end = end ?? text.count
    var cursor = start
    while cursor < end {
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)),
        scalar.hangsAtLineEnd || isHardBreak(scalar.value) || scalar.isBidiControl
      else { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the character formats bidirectional text and is not seen (Bidi_Control).
  fileprivate var isBidiControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
