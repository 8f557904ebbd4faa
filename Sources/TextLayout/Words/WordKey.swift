/// The key of a word: its bytes in 64 bits, mixed if they are more, its length, and whether a space follows.
struct WordKey: Hashable, Sendable {
  private var packed: UInt64 = 0
  /// Twice the number of bytes, plus one if a space follows.
  private var lengthAndSpace: UInt32 = 0

  init(_ word: Span<UInt8>, precedesSpace: Bool) {
    append(word)
    if precedesSpace { endWithSpace() }
  }

  private init() {}

  private mutating func append(_ word: Span<UInt8>) {
    guard word.count >= 8 else {
      var eight: UInt64 = 0
      for index in 0..<word.count { eight |= UInt64(word[index]) &<< UInt64(truncatingIfNeeded: 8 &* index) }
      if word.count > 0 { append(eight, length: word.count) }
      return
    }
    var start = 0
    while start &+ 8 < word.count {
      append(word.eightBytes(at: start), length: 8)
      start &+= 8
    }
    append(word.lastEightBytes(from: start), length: word.count &- start)
  }

  /// The key of the word that begins at an index and ends before the next space or with the text, eight bytes at a time.
  @inline(__always)
  init(wordOf text: Span<UInt8>, at start: Int) {
    self.init()
    guard text.count >= 8 else {
      var end = start
      while end < text.count, text[end] != 0x20 { end &+= 1 }
      append(text.extracting(start..<end))
      return
    }
    var index = start
    while true {
      let eight = text.lastEightBytes(from: index)
      // Spaces are 0 here, and a carry finds the first of them (Warren, Hacker's Delight, 6-1).
      let others = eight ^ 0x2020_2020_2020_2020
      let marks = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      let length = min(marks.trailingZeroBitCount &>> 3, text.count &- index)
      let bytesBeforeMark = (marks & (0 &- marks)) &>> 7 &- 1
      if length > 0 { append(eight & bytesBeforeMark, length: length) }
      index &+= length
      if length < 8 || index == text.count { return }
    }
  }

  /// Adds bytes, the first as the lowest: the first eight stay as they are, those after them are mixed in.
  @inline(__always)
  private mutating func append(_ eight: UInt64, length: Int) {
    packed = (packed &<< 24 | packed &>> 40) ^ eight
    lengthAndSpace &+= UInt32(truncatingIfNeeded: 2 &* length)
  }

  @inline(__always)
  mutating func endWithSpace() { lengthAndSpace |= 1 }

  var length: Int { Int(lengthAndSpace &>> 1) }

  var precedesSpace: Bool { lengthAndSpace & 1 != 0 }

  /// Whether the key holds the whole word, so that equal keys mean equal words.
  var isWhole: Bool { lengthAndSpace < 18 }

  /// Both halves of a product with 2⁶⁴ divided by the golden ratio: the upper half depends on the last bytes, too.
  var hash: UInt32 {
    let product = (packed ^ UInt64(lengthAndSpace) &<< 57).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return UInt32(truncatingIfNeeded: product.high ^ product.low)
  }
}

extension Span<UInt8> {
  /// Eight bytes, the first as the lowest, read in one step instead of eight.
  @inline(__always)
  func eightBytes(at index: Int) -> UInt64 {
    let bytes = extracting(index..<index &+ 8)
    var eight: UInt64 = 0
    for byte in 0..<8 { eight |= UInt64(bytes[byte]) &<< UInt64(8 &* byte) }
    return eight
  }

  /// The same where fewer than eight may be left; missing bytes are 0.
  ///
  /// - Precondition: There are eight bytes or more, and one from the index on.
  @inline(__always)
  func lastEightBytes(from index: Int) -> UInt64 {
    let start = Swift.min(index, count &- 8)
    return eightBytes(at: start) &>> UInt64(8 &* (index &- start))
  }
}
