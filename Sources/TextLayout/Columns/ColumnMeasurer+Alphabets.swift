internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Measures texts of one alphabet by words whose advances follow from pairs of characters.
extension ColumnMeasurer {
  /// Measures a text by its words; nil if it has to be measured in another way.
  mutating func measure(_ text: Span<UInt8>, of alphabet: Alphabet, _ shaper: TextShaper) -> MeasuredText? {
    guard var index = texts(of: alphabet, alphabet.script, shaper) else { return nil }
    if !alphabetTexts[index].measure(text, shaper.analyzer, into: &finder) {
      // HarfBuzz may apply other lookups to text without letters.
      guard !alphabet.hasLetter(text), let found = texts(of: alphabet, .common, shaper) else { return nil }
      index = found
      finder.begin()
      guard alphabetTexts[index].measure(text, shaper.analyzer, into: &finder) else { return nil }
    }
    paths.pairs += 1
    let isComplete = alphabetTexts[index].isComplete
    return kind(unitsPerEm: unitsPerEm, fonts: .first, scaling(of: alphabetTexts[index].script, inFont: 0), level: 0)
      .map {
        MeasuredText(kind: $0, isComplete: isComplete)
      }
  }

  /// The index in `alphabetTexts` for an alphabet and a script; nil if there is no table for them, or not yet.
  mutating func texts(of alphabet: Alphabet, _ script: Script, _ shaper: TextShaper) -> Int? {
    for index in alphabetTexts.indices
    where alphabetTexts[index].alphabet === alphabet && alphabetTexts[index].script == script {
      return index
    }
    guard let table = table(for: script, alphabet, shaper), let rules = ASCIILineRules.shared else {
      return nil
    }
    alphabetTexts.append(
      AlphabetTexts(alphabet, script, table, rules, factor: factor, context.analysis, isSpaced: isSpaced))
    return alphabetTexts.count - 1
  }

  /// The pair table for an alphabet and a script; nil if there is none, or not yet, or if another font has letters that
  /// the first font lacks.
  private mutating func table(for script: Script, _ alphabet: Alphabet, _ shaper: TextShaper) -> PairAdvances? {
    let key = (alphabet: ObjectIdentifier(alphabet), script: script)
    if missingLetters.contains(where: { $0 == key }) { return nil }
    let made = shaper.pairs.tables.table(
      for: font, properties(script, .leftToRight), alphabet, length: remainingBytes)
    guard let made else { return nil }
    let isOfAnotherFont =
      made.standsForMissing
      && context.cascade.fonts.contains { font in alphabet.letters.contains { font.coverage.contains($0) } }
    guard isOfAnotherFont else { return made }
    missingLetters.append(key)
    return nil
  }
}
