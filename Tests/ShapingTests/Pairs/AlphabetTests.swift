import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// What alphabets promise of their characters, asked of Unicode's data by the analyser.
struct AlphabetTests {
  @Test(
    "A text of an alphabet is one run from left to right, a cluster a character",
    arguments: [Alphabet.ascii, .latin, .greek, .cyrillic, .armenian, .georgian])
  func promises(alphabet: Alphabet) {
    let analyzer = TextAnalyzer()
    var generator = SeededGenerator(seed: 5)
    let scalars = alphabet.scalars.filter { alphabet.place(of: $0.value) != nil }
    let letter = scalars.first { $0.script == alphabet.script } ?? "a"
    for scalar in scalars {
      #expect(alphabet.scalars[alphabet.place(of: scalar.value) ?? 0] == scalar)
      #expect([alphabet.script, .common].contains(scalar.script), "\(scalar.escaped(asASCII: true))")
      #expect(!scalar.isDefaultIgnorable)
    }
    for _ in 0..<2000 {
      var text = String(letter)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let scalar = scalars[Int.random(in: 0..<scalars.count, using: &generator)]
        text.unicodeScalars.append(scalar)
      }
      let analysis = analyzer.analyze(Array(text.utf8))
      #expect(analysis.levelRuns.map(\.level) == [0], "\(text.debugDescription)")
      #expect(analysis.scriptRuns.map(\.script) == [alphabet.script], "\(text.debugDescription)")
      #expect(analysis.graphemes.count == text.unicodeScalars.count + 1, "\(text.debugDescription)")
    }
  }

  @Test("Letters of other scripts are in no alphabet")
  func others() {
    #expect(Alphabet.greek.place(of: 0x61) == nil)
    #expect(Alphabet.cyrillic.place(of: 0x3B1) == nil)
    #expect(Alphabet.latin.place(of: 0x430) == nil)
    for value: UInt32 in [0xA0, 0xAD, 0x301, 0x5D0, 0x627, 0x2010, 0x2044, 0x3042, 0x1F600] {
      #expect(Alphabet.latin.place(of: value) == nil)
    }
  }
}
