import TestSupport
import Testing

@testable import TextAnalysis

@Suite("Lists of words")
struct WordListTests {
  @Test("The words that begin at a place are those of a search word by word")
  func candidates() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<200 {
      let words = Set(
        (0..<40).map { _ in
          (0...Int.random(in: 0..<5, using: &generator)).map { _ in UInt8.random(in: 0..<4, using: &generator) }
        }
      )
      .sorted { $0.lexicographicallyPrecedes($1) }
      let list = WordList(packed: pack(words).span)
      let text = (0..<30).map { _ in UInt8.random(in: 0..<5, using: &generator) }
      for start in text.indices {
        var found = list.candidates(in: text.span, at: start)
        let beginning = words.filter { text[start...].starts(with: $0) }.map(\.count).sorted(by: >)
        for length in beginning {
          #expect(found.longest == length)
          found = found.shorter
        }
        #expect(found.isEmpty)
        let rest = text[start...]
        let known = rest.indices.prefix { end in words.contains { word in word.starts(with: rest[...end]) } }.count
        #expect(found.comparedCount == min(known + 1, rest.count))
      }
    }
  }

  @Test("Characters of hostile runs cost linear time, and all of them are passed")
  func hostileRuns() {
    for breaker in [DictionaryBreaker.khmer, .lao] {
      for character in UInt8(0)..<0x80 {
        let run = [UInt8](repeating: character, count: 2_000)
        var last = 0
        breaker.forEachBoundary(inside: run.span) { index in
          #expect(index > last && index < run.count)
          last = index
        }
      }
    }
  }

  private func pack(_ words: [[UInt8]]) -> [UInt8] {
    var last: [UInt8] = []
    return words.flatMap { word -> [UInt8] in
      // A word that begins another is not to be left without characters of its own.
      let shared = min(zip(word, last).prefix { $0 == $1 }.count, word.count - 1)
      last = word
      return [UInt8(shared)] + word[shared..<(word.count - 1)] + [word[word.count - 1] | 0x80]
    }
  }
}
