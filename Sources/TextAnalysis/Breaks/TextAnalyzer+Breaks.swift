extension TextAnalyzer {
  /// The boundaries of grapheme clusters, 0 and the end included.
  func findGraphemes(_ utf8: Span<UInt8>, _ text: ScalarText) -> [Int32] {
    var boundaries: [Int32] = [0]
    boundaries.reserveCapacity(text.count + 1)
    graphemeFinder.forEachBoundary(in: utf8, text) { boundaries.append($0) }
    return boundaries
  }

  /// Finds every boundary that UAX #14 gives, with ICU's dictionaries, the end of the text included, wherever grapheme clusters end,
  /// but none after hyphens unless lines break there.
  ///
  /// - Parameters:
  ///   - scalars: Memory for the characters, which is used again.
  ///   - breaks: Receives the boundaries; what it had is removed, its memory is used again.
  package func findLineBoundaries(
    of utf8: Span<UInt8>, _ scalars: inout ScalarText, options: AnalysisOptions, into breaks: inout [LineBreak]
  ) {
    scalars.decode(utf8)
    findLineBoundaries(of: utf8, scalars, options: options, into: &breaks)
    if !options.rules.breaksAfterHyphens { removeBreaksOfHyphens(&breaks, of: utf8) }
  }

  func findLineBoundaries(
    of utf8: Span<UInt8>, _ text: ScalarText, options: AnalysisOptions, into breaks: inout [LineBreak]
  ) {
    breaks.removeAll(keepingCapacity: true)
    lineFinder(options).forEachBoundary(in: utf8, text) { offset in
      breaks.append(LineBreak(offset: offset, kind: endsWithHardBreak(utf8, at: offset) ? .mandatory : .allowed))
    }
    keepShortRunsWhole(&breaks, of: text)
    if options.rules.keepsHangulWords, text.scalars.contains(where: isHangul) {
      removeBreaks(&breaks, of: text, between: isHangul)
    }
    if options.rules.hasRecentRules { breakByRecentRules(&breaks, of: text) }
  }

  /// Adds and removes the soft breaks that ``RecentLineRules`` decide.
  private func breakByRecentRules(_ breaks: inout [LineBreak], of text: ScalarText) {
    let old = breaks
    var next = 0
    breaks.removeAll(keepingCapacity: true)
    for index in text.scalars.indices.dropFirst() {
      let offset = text.offsets[index]
      while next < old.count, old[next].offset < offset { next += 1 }
      let known = next < old.count && old[next].offset == offset ? old[next] : nil
      if known?.kind == .mandatory || RecentLineRules.mayBreak(text.scalars, before: index) ?? (known != nil) {
        breaks.append(known ?? LineBreak(offset: offset, kind: .allowed))
      }
    }
    if let last = old.last, last.offset == text.offsets[text.count] { breaks.append(last) }
  }

  /// The line breaks of a text by the options' rules, none of them inside a grapheme cluster or inside a word that is to
  /// be kept whole.
  func findBreaks(
    _ utf8: Span<UInt8>, _ text: ScalarText, graphemes: inout [Int32], options: AnalysisOptions
  ) -> (breaks: [LineBreak], addresses: [Range<Int32>]) {
    var boundaries: [LineBreak] = []
    var addresses: [Range<Int32>] = []
    if options.rules.breaksByPairs {
      boundaries = browserBoundaries(of: utf8, text, options: options)
    } else {
      findLineBoundaries(of: utf8, text, options: options, into: &boundaries)
      addresses = breakAddresses(&boundaries, of: utf8, options.rules)
    }
    if options.rules.dividesGraphemes { divide(&graphemes, at: boundaries.lazy.map(\.offset)) }
    if options.rules.dividesConjuncts { divide(&graphemes, at: conjunctBoundaries(of: text)) }
    var breaks = moveToGraphemes(boundaries, of: text, graphemes: graphemes)
    if let last = breaks.last, last.kind == .allowed, Int(last.offset) == utf8.count { breaks.removeLast() }
    if options.words == .keepAll { removeBreaks(&breaks, of: text, between: isKeptTogether) }
    return (breaks, addresses)
  }

  /// Where a letter follows a virama of a script of India.
  private func conjunctBoundaries(of text: ScalarText) -> [Int32] {
    text.scalars.indices.dropFirst().filter { index in
      let last = text.scalars[index - 1] == 0x200D && index > 1 ? text.scalars[index - 2] : text.scalars[index - 1]
      return 0x900...0xD7F ~= last && last & 0x7F == 0x4D
        && Unicode.Scalar(text.scalars[index])?.isLetterOrNumber ?? false
    }.map { text.offsets[$0] }
  }

  /// Ends a grapheme cluster at each of some offsets, which rise.
  private func divide(_ graphemes: inout [Int32], at offsets: some Sequence<Int32>) {
    var cluster = 0
    let inside = offsets.filter { offset in
      while graphemes[cluster] < offset { cluster += 1 }
      return graphemes[cluster] > offset
    }
    if !inside.isEmpty { graphemes = (graphemes + inside).sorted() }
  }

  /// Breaks at grapheme boundaries only.
  ///
  /// UAX #14 lets a line start with a mark after a space, but the space and the mark are one cluster. If what follows the
  /// space is invisible, such as a stray zero-width non-joiner between two words, the break moves behind it: the words
  /// still part. A visible mark stays where it is, and the break is left out.
  private func moveToGraphemes(_ breaks: [LineBreak], of text: ScalarText, graphemes: [Int32]) -> [LineBreak] {
    var result: [LineBreak] = []
    result.reserveCapacity(breaks.count)
    var cluster = 0
    var index = 0
    for lineBreak in breaks {
      while graphemes[cluster] < lineBreak.offset { cluster += 1 }
      let end = graphemes[cluster]
      guard end != lineBreak.offset else {
        if result.last?.offset == end { result.removeLast() }
        result.append(lineBreak)
        continue
      }
      while text.offsets[index] < lineBreak.offset { index += 1 }
      while text.offsets[index] < end, Unicode.Scalar(text.scalars[index])?.isDefaultIgnorable ?? false { index += 1 }
      guard text.offsets[index] == end, index < text.count, !isSpaceOrHardBreak(text.scalars[index]) else { continue }
      if result.last?.offset != end { result.append(LineBreak(offset: end, kind: .allowed)) }
    }
    return result
  }

  /// Leaves out the soft breaks between two characters of a kind; marks belong to the character before them.
  private func removeBreaks(
    _ breaks: inout [LineBreak], of text: ScalarText, between isOfKind: (UInt32) -> Bool
  ) {
    var index = 0
    var base: UInt32 = 0
    breaks.removeAll { lineBreak in
      guard lineBreak.kind == .allowed else { return false }
      while text.offsets[index] < lineBreak.offset {
        let isMark = Unicode.Scalar(text.scalars[index])?.isMark ?? false
        if !isMark { base = text.scalars[index] }
        index += 1
      }
      return index < text.count && isOfKind(base) && isOfKind(text.scalars[index])
    }
  }

  /// Whether a character is a syllable or a letter of Hangul (`Blocks.txt`).
  private func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Whether a character is a letter or a digit, of scripts that dictionaries break aside.
  ///
  /// CSS's `word-break: keep-all` keeps them together, by general category as browsers do it.
  private func isKeptTogether(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    return scalar.isLetterOrNumber && !scalar.isComplexContext
  }
}
