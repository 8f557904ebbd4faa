internal import Shaping
internal import TextAnalysis

/// Texts of printable ASCII by their words: no character is looked at twice but in words that are new.
extension ColumnMeasurer {
  /// Finds the thresholds of a text of printable ASCII with a letter in it, and no space at its ends; false if it is another, or
  /// if its words do not tell them.
  ///
  /// - Complexity: O(*n*); a step for each character to look its word up, and some for each word.
  mutating func measureASCII(_ text: Span<UInt8>, _ typesetter: Typesetter) -> Bool {
    guard text.isPrintableASCII, let advances = table(for: .latin, .ascii, length: text.count, typesetter) else {
      return false
    }
    pairedWords.trim()
    var (starts, ends) = finder.takeSegments(room: text.count + 1)
    var isKnown = false
    var count = 0
    do {
      var starts = starts.mutableSpan
      var ends = ends.mutableSpan
      isKnown = addSegments(of: text, advances, to: &starts, &ends, &count)
    }
    guard isKnown else {
      finder.putBack(starts: starts, ends: ends)
      return false
    }
    finder.addParagraph(starts: starts, ends: ends, count: count)
    return true
  }

  private mutating func addSegments(
    of text: Span<UInt8>, _ advances: PairAdvances, to starts: inout MutableSpan<Int32>,
    _ ends: inout MutableSpan<Int32>, _ count: inout Int
  ) -> Bool {
    func append(start: Int32, end: Int32) {
      starts[count] = start
      ends[count] = end
      count &+= 1
    }
    var hasLetter = false
    var isShaped = false
    var pen: Int32 = 0
    var lineStart: Int32 = 0
    var start = 0
    while start < text.count {
      var end = start
      var key = WordKey()
      var word = PairedWord.dependent
      var parts = 0
      // A stretch up to a space at which a line breaks, and across which no rule of the font reaches.
      repeat {
        if parts > 0 {
          key.append(0x20)
          end &+= 1
        }
        parts &+= 1
        end = Self.wordEnd(in: text, from: end, &key)
        guard start < end, parts < Self.mostParts, end != text.count &- 1 || text[end] != 0x20 else { return false }
        word = pairedWord(text.extracting(start..<end), key, precedesSpace: end < text.count, advances)
        guard !word.isDependent else { return false }
      } while end < text.count && !isApart(word, at: end, of: text, advances)

      if start > 0 {
        append(start: lineStart, end: pen)
        pen &+= word.spaceAdvance
        lineStart = pen
      }
      if word.cutCount > 0 {
        for cut in pairedWords.cuts[Int(word.firstCut)..<Int(word.firstCut) + Int(word.cutCount)] {
          append(start: lineStart, end: pen &+ cut.end)
          lineStart = pen &+ cut.start
        }
      }
      pen &+= word.advance
      hasLetter = hasLetter || word.hasLetter
      isShaped = isShaped || word.isShaped
      start = end &+ 1
    }
    append(start: lineStart, end: pen)
    guard hasLetter else { return false }
    if isShaped { paths.pairsAndWords += 1 } else { paths.pairs += 1 }
    return true
  }

  /// How many stretches without spaces a word may have: each that is added is looked up with those before it.
  private static var mostParts: Int { 8 }

  /// Where the stretch without spaces ends that begins at an index.
  @inline(__always)
  private static func wordEnd(in text: Span<UInt8>, from start: Int, _ key: inout WordKey) -> Int {
    var end = start
    while end < text.count, text[end] != 0x20 {
      key.append(text[end])
      end &+= 1
    }
    return end
  }

  @inline(__always)
  private mutating func pairedWord(
    _ word: Span<UInt8>, _ key: WordKey, precedesSpace: Bool, _ advances: PairAdvances
  ) -> PairedWord {
    var key = key
    if precedesSpace { key.endWithSpace() }
    let place = pairedWords.table.place(of: word, key) ?? pairedWords.insert(word, key, advances, factor: factor)
    return pairedWords.table[place]
  }

  /// Whether a word and what follows the space after it do not change each other.
  @inline(__always)
  private func isApart(
    _ word: PairedWord, at space: Int, of text: Span<UInt8>, _ advances: PairAdvances
  ) -> Bool {
    // Spaces in a row are inside a word.
    guard space > 0, text[space &- 1] != 0x20, let known = word.space, known.breaks(before: text[space &+ 1]) else {
      return false
    }
    return word.isIsolated || advances.isolates(atSpace: space, ofASCII: text)
  }
}

extension Span<UInt8> {
  /// Whether there are characters, all of printable ASCII.
  var isPrintableASCII: Bool {
    // Most texts of other characters tell by the first.
    guard count > 0, self[0] < 0x80 else { return false }
    var highest: UInt8 = 0
    for index in 0..<count { highest = Swift.max(highest, self[index] &- 0x20) }
    return highest < 0x5F
  }
}
