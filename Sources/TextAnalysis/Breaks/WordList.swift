/// The words of a script by which its lines are broken, in order; a character is its distance from the first of the script's block.
struct WordList: Sendable {
  private let characters: [UInt8]
  /// Where the characters of each word begin, and where those of the last end.
  private let starts: [Int]

  /// The lengths of the words that begin at a place.
  struct Candidates {
    /// Bit *n* is set if there is a word of *n* characters.
    fileprivate(set) var lengths: UInt64 = 0
    /// How many characters were compared until no word was left, including the one that ruled out the last.
    fileprivate(set) var comparedCount = 0

    var isEmpty: Bool { lengths == 0 }
    /// 0 if there is none.
    var longest: Int { lengths == 0 ? 0 : UInt64.bitWidth - 1 - lengths.leadingZeroBitCount }
    /// The candidates without the longest.
    var shorter: Candidates {
      var result = self
      result.lengths &= ~(1 << UInt64(longest))
      return result
    }
  }

  /// Reads a list as `Scripts/make-word-lists.py` writes it.
  ///
  /// - Complexity: O(*n*).
  init(packed: Span<UInt8>) {
    var characters: [UInt8] = []
    var starts = [0]
    var index = 0
    while index < packed.count {
      let shared = starts.count > 1 ? starts[starts.count - 2] : 0
      for offset in 0..<Int(packed[index]) { characters.append(characters[shared + offset]) }
      repeat {
        index += 1
        characters.append(packed[index] & 0x7F)
      } while packed[index] < 0x80
      index += 1
      starts.append(characters.count)
      precondition(characters.count - starts[starts.count - 2] < UInt64.bitWidth, "a word is too long")
    }
    self.characters = characters
    self.starts = starts
  }

  /// The words that begin at a place of a text.
  ///
  /// - Complexity: O(*l* log *n*) for words of *l* characters.
  func candidates(in text: Span<UInt8>, at start: Int) -> Candidates {
    var result = Candidates()
    // The words that begin with what was compared.
    var (low, high) = (0, starts.count - 1)
    for index in start..<text.count {
      let (depth, character) = (index - start, text[index])
      result.comparedCount += 1
      low = firstWord(from: low, to: high, withAtLeast: character, at: depth)
      high = firstWord(from: low, to: high, withAtLeast: character + 1, at: depth)
      guard low < high else { break }
      if starts[low + 1] - starts[low] == depth + 1 { result.lengths |= 1 << UInt64(depth + 1) }
    }
    return result
  }

  /// The first of some words, which begin alike, whose character at a depth is at least this one.
  private func firstWord(from low: Int, to high: Int, withAtLeast character: UInt8, at depth: Int) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low + high) / 2
      let place = starts[middle] + depth
      if place < starts[middle + 1], characters[place] >= character { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
