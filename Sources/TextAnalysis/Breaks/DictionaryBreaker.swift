/// Finds words in text of a script that has no spaces between them, as ICU does with a dictionary (`dictbe.cpp`), by the words and the
/// numbers of Chromium's copy of ICU.
///
/// Chromium ships fewer words of Khmer and Lao than ICU: those of <https://unicode-org.atlassian.net/browse/ICU-9451>, with
/// numbers of their own (`khmer-dictbe.patch`), and those of ICU 69. Its dictionaries of Thai and Burmese are ICU's.
struct DictionaryBreaker: Sendable {
  /// The first code point of the block; characters are given as distances from it.
  let base: UInt32
  private let words: WordList
  /// What a word may begin with after characters that are in no word.
  private let beginnings: [ClosedRange<UInt8>]
  /// What such characters may not end with.
  private let notEndings: ClosedRange<UInt8>
  /// A word of this length or more does not absorb characters after it that are in no word.
  private let rootLimit: Int
  /// Characters do not join the word before them if this many of them, including the first that differs, match a word.
  private let prefixLimit: Int

  static let khmer = DictionaryBreaker(
    base: 0x1780, words: .khmer,
    // Consonants and independent vowels; not the sign that stacks the next consonant (coeng).
    beginnings: [0x00...0x33], notEndings: 0x52...0x52, rootLimit: 10, prefixLimit: 5)

  static let lao = DictionaryBreaker(
    base: 0x0E80, words: .lao,
    // Consonants, vowels written before them, digraphs; not those vowels.
    beginnings: [0x01...0x2E, 0x40...0x44, 0x5C...0x5D], notEndings: 0x40...0x44, rootLimit: 3, prefixLimit: 3)

  /// The breaker for a script; nil if ICU's dictionary is Chromium's.
  static func breaker(for script: UnspacedScript) -> DictionaryBreaker? {
    switch script {
    case .khmer: khmer
    case .lao: lao
    case .thai, .burmese: nil
    }
  }

  /// Calls `body` with each place inside a run at which a word ends, in order.
  ///
  /// - Parameter run: Characters that the breaker takes, as distances from `base`.
  /// - Complexity: O(*n*).
  func forEachBoundary(inside run: Span<UInt8>, _ body: (_ index: Int) -> Void) {
    var start = 0
    while start < run.count {
      let length = firstWord(of: run, at: start)
      var end = start + length
      if end < run.count, length < rootLimit {
        let next = words.candidates(in: run, at: end)
        if next.isEmpty, length == 0 || next.comparedCount < prefixLimit { end = nextWord(in: run, after: end) }
      }
      while end < run.count, isMark(run[end]) { end += 1 }
      if end < run.count { body(end) }
      start = end
    }
  }

  /// The length of the best word at a place; 0 where there is none.
  ///
  /// It is the longest word that two more words follow, or that is followed by one to the run's end; otherwise the
  /// shortest that one word follows; otherwise the longest.
  private func firstWord(of run: Span<UInt8>, at start: Int) -> Int {
    var firsts = words.candidates(in: run, at: start)
    var best = firsts.longest
    guard start + best < run.count, !firsts.shorter.isEmpty else { return best }
    while !firsts.isEmpty {
      let length = firsts.longest
      firsts = firsts.shorter
      var seconds = words.candidates(in: run, at: start + length)
      guard !seconds.isEmpty else { continue }
      best = length
      if start + length + seconds.longest == run.count { return best }
      while !seconds.isEmpty {
        if !words.candidates(in: run, at: start + length + seconds.longest).isEmpty { return best }
        seconds = seconds.shorter
      }
    }
    return best
  }

  /// Where a word seems to begin after characters that are in none.
  private func nextWord(in run: Span<UInt8>, after start: Int) -> Int {
    var end = start + 1
    while end < run.count {
      if !notEndings.contains(run[end - 1]), beginnings.contains(where: { $0.contains(run[end]) }),
        !words.candidates(in: run, at: end).isEmpty
      {
        break
      }
      end += 1
    }
    return end
  }

  private func isMark(_ character: UInt8) -> Bool { Unicode.Scalar(base + UInt32(character))?.isMark ?? false }
}
