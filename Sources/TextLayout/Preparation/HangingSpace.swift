internal import TextAnalysis

/// White space at a line's end, which hangs beyond the edge instead of taking room.
///
/// CSS lets every space separator hang but the no-break spaces, and so does `unicode`; browsers let the space, the tab
/// and the ideographic space hang only.
struct HangingSpace {
  private let isBrowser: Bool

  init(_ profile: LineBreakingProfile) {
    isBrowser = profile == .browser
  }

  private func hangs(_ scalar: Unicode.Scalar) -> Bool {
    isBrowser ? scalar == " " || scalar == "\t" || scalar == "\u{3000}" : scalar.hangsAtLineEnd
  }

  /// Where the white space that ends at `end` begins; `end` if there is none.
  func start(before end: Int, in text: [UInt8], notBefore floor: Int) -> Int {
    var start = end
    while start > floor {
      var lead = start - 1
      while lead > floor && text[lead] & 0xC0 == 0x80 { lead -= 1 }
      var cursor = lead
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)), hangs(scalar) else { break }
      start = lead
    }
    return start
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

  /// Whether there is nothing but white space and hard breaks from `start` to `end`, or to the text's end.
  static func isBlank(_ text: [UInt8], from start: Int, to end: Int? = nil) -> Bool {
    let end = end ?? text.count
    var cursor = start
    while cursor < end {
      guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)),
        scalar.hangsAtLineEnd || scalar.isHardBreak
      else { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// LF, VT, FF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR (UAX #14, classes BK, CR, LF and NL).
  fileprivate var isHardBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
