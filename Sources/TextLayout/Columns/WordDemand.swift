internal import Shaping
internal import TextAnalysis

/// How often texts that pairs are to measure have asked for words all the same, by their alphabet.
///
/// Most never do: to look for such words beforehand takes as long as to measure the texts.
struct WordDemand {
  private struct Count {
    /// That of the alphabet: no two have the same but ASCII, whose texts are measured without such words.
    let script: Script
    var texts = 0
    var asked = 0
  }

  private var counts: [Count] = []

  /// A word that is measured by itself costs as much as looking for words in so many texts.
  private static let textsPerWord = 8

  /// Notes that a text asked for a word that was not known.
  mutating func add(_ alphabet: Alphabet) { counts[place(of: alphabet)].asked += 1 }

  /// Counts a text that is still to be measured; whether it pays to look for words in it.
  mutating func paysToLook(into alphabet: Alphabet) -> Bool {
    let place = place(of: alphabet)
    counts[place].texts += 1
    return counts[place].texts <= Self.textsPerWord * counts[place].asked
  }

  private mutating func place(of alphabet: Alphabet) -> Int {
    if let known = counts.firstIndex(where: { $0.script == alphabet.script }) { return known }
    counts.append(Count(script: alphabet.script))
    return counts.count - 1
  }
}
