/// Line breaks as Android finds them among ICU's.
///
/// Source, code: `WordBreaker.cpp` and `Hyphenator.cpp` of AOSP's Minikin, Android 15.
extension TextAnalyzer {
  /// Changes boundaries of UAX #14 inside addresses and after hyphens, as far as the rules do.
  ///
  /// - Returns: The web and mail addresses, each with the spaces after it. A line breaks inside one only if it is wider than a line.
  func breakAddresses(
    _ boundaries: inout [LineBreak], of utf8: Span<UInt8>, _ rules: LineRules
  ) -> [Range<Int32>] {
    guard rules.breaksAddresses, utf8.mayHaveAddress else {
      if !rules.breaksAfterHyphens { removeBreaksOfHyphens(&boundaries, of: utf8) }
      return []
    }
    var breaks: [LineBreak] = []
    var addresses: [Range<Int32>] = []
    var next = 0
    var (offset, scanned) = (0, 0)
    var address: AndroidAddress?
    while offset < utf8.count {
      if offset >= scanned {
        address = AndroidAddress(in: utf8, from: offset, &scanned)
        if var found = address {
          // What combines with the address is a part of it, and so are the spaces after it.
          let end = boundaries[next...].first { Int($0.offset) >= found.end }
          found.end = end.map { Int($0.offset) } ?? utf8.count
          (address, scanned) = (found, found.end)
          addresses.append(Int32(offset)..<Int32(found.end))
        }
      }
      let last = offset
      if let address, let inside = address.nextBreak(in: utf8, after: last) {
        offset = inside
        breaks.append(LineBreak(offset: Int32(inside), kind: .allowed))
      } else {
        let end = address?.end ?? 0
        while next < boundaries.count,
          Int(boundaries[next].offset) <= last || Int(boundaries[next].offset) < end
            || end == 0 && !rules.breaksAfterHyphens && isForbidden(boundaries[next], in: utf8)
        { next += 1 }
        guard next < boundaries.count else { break }
        offset = Int(boundaries[next].offset)
        breaks.append(boundaries[next])
      }
    }
    boundaries = breaks
    return addresses
  }

  /// Removes the breaks after hyphens, which Android leaves to hyphenation.
  func removeBreaksOfHyphens(_ boundaries: inout [LineBreak], of utf8: Span<UInt8>) {
    var kept = 0
    for index in boundaries.indices where !isForbidden(boundaries[index], in: utf8) {
      boundaries[kept] = boundaries[index]
      kept += 1
    }
    boundaries.removeLast(boundaries.count - kept)
  }

  private func isForbidden(_ boundary: LineBreak, in utf8: Span<UInt8>) -> Bool {
    let offset = Int(boundary.offset)
    return offset < utf8.count && utf8.extracting(0..<offset).endsWithAndroidHyphen
  }
}

extension Span<UInt8> {
  /// Whether the last character is one after which Android breaks no line: a hyphen, a soft hyphen, or a virama of Burmese.
  ///
  /// Source, code: `isLineBreakingHyphen` and `isValidBreak` of Minikin.
  package var endsWithAndroidHyphen: Bool {
    guard count > 0 else { return false }
    var start = count - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    switch nextScalar(in: self, at: &start) {
    case 0x2D, 0xAD, 0x58A, 0x5BE, 0x1039, 0x1400, 0x2010, 0x2013, 0x2027, 0x2E17, 0x2E40: return true
    default: return false
    }
  }

  /// Whether Android may find a web or mail address in the text.
  package var mayHaveAddress: Bool {
    var index = 0
    while index < count {
      switch self[index] {
      case UInt8(ascii: "@"): return true
      case UInt8(ascii: ":"):
        if index + 2 < count, self[index + 1] == UInt8(ascii: "/"), self[index + 2] == UInt8(ascii: "/") { return true }
      default: break
      }
      index += 1
    }
    return false
  }
}

/// A web or mail address: printable ASCII without spaces that has `@` or `://`.
private struct AndroidAddress {
  var end: Int

  /// Looks for one from an offset to the first character that is not printable ASCII.
  ///
  /// - Parameter scanned: Set to where that character is.
  init?(in text: Span<UInt8>, from start: Int, _ scanned: inout Int) {
    enum State { case start, at, colon, slash, slashes }
    var state = State.start
    var index = start
    while index < text.count, 0x21...0x7E ~= text[index] {
      switch (state, text[index]) {
      case (.start, UInt8(ascii: "@")): state = .at
      case (.start, UInt8(ascii: ":")): state = .colon
      case (.colon, UInt8(ascii: "/")): state = .slash
      case (.slash, UInt8(ascii: "/")): state = .slashes
      case (.colon, _), (.slash, _): state = .start
      default: break
      }
      index += 1
    }
    scanned = index
    guard state == .at || state == .slashes else { return nil }
    end = index
  }

  /// The first break after an offset that is inside the address, as the Chicago Manual of Style has it; nil if there is none.
  func nextBreak(in text: Span<UInt8>, after offset: Int) -> Int? {
    var index = offset + 1
    var last = text[offset]
    while index < end {
      let byte = text[index]
      if ":=&".utf8.contains(last) { return index }
      if last == UInt8(ascii: "/"), index >= offset + 2, text[index - 2] == UInt8(ascii: "/") { return index }
      if last != UInt8(ascii: "-") {
        if "~.,-_?#%=&".utf8.contains(byte) { return index }
        let isDouble = index + 1 < end && text[index + 1] == UInt8(ascii: "/")
        if byte == UInt8(ascii: "/"), last != UInt8(ascii: "/"), !isDouble { return index }
      }
      last = byte
      index += 1
    }
    return nil
  }
}
