import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Checks what alphabets guarantee about their characters with the analyzer, which uses Unicode's data.
struct AlphabetTests {
  @Test(
    "A text of an alphabet is one run from left to right, a cluster a character",
    arguments: [Alphabet.ascii, .latin, .greek, .cyrillic, .armenian, .georgian] + Alphabet.indic)
  func promises(alphabet: Alphabet) {
    let analyzer = TextAnalyzer()
    var generator = SeededGenerator(seed: 5)
    let scalars = alphabet.scalars.filter { alphabet.symbol(of: $0.value) != nil }
    let letter = scalars.first { $0.script == alphabet.script } ?? "a"
    for scalar in scalars {
      #expect(alphabet.scalars[alphabet.symbol(of: scalar.value) ?? 0] == scalar)
      #expect([alphabet.script, .common].contains(scalar.script), "\(scalar.escaped(asASCII: true))")
      #expect(!scalar.isDefaultIgnorable)
      #expect(scalar.isMark == (alphabet.symbol(of: scalar.value) ?? 0 >= alphabet.firstMark))
    }
    for _ in 0..<2000 {
      var text = String(letter)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let scalar = scalars[Int.random(in: 0..<scalars.count, using: &generator)]
        // Marks follow only letters or other marks.
        if scalar.isMark, text.utf8.last ?? 0 < 0x80 || Alphabet.isSign(text.unicodeScalars.last?.value ?? 0) {
          continue
        }
        text.unicodeScalars.append(scalar)
      }
      let analysis = analyzer.analyze(Array(text.utf8))
      #expect(analysis.levelRuns.map(\.level) == [0], "\(text.debugDescription)")
      #expect(analysis.scriptRuns.map(\.script) == [alphabet.script], "\(text.debugDescription)")
      guard alphabet.firstMark == alphabet.count else {
        let letters = text.unicodeScalars.indices.filter { !text.unicodeScalars[$0].isMark }
        let starts = Set(letters.map { Int32(text.utf8.distance(from: text.startIndex, to: $0)) })
        #expect(starts.union([Int32(text.utf8.count)]).isSuperset(of: analysis.graphemes), "\(text.debugDescription)")
        continue
      }
      #expect(analysis.graphemes.count == text.unicodeScalars.count + 1, "\(text.debugDescription)")
    }
  }

  @Test(
    "A closed alphabet has all that its letters are made of",
    arguments: [Alphabet.armenian, .georgian] + Alphabet.indic)
  func closed(alphabet: Alphabet) {
    #expect(alphabet.isClosed && !Alphabet.latin.isClosed)
    for scalar in alphabet.letters {
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      #expect(parts.allSatisfy { alphabet.letters.contains($0) }, "\(scalar.escaped(asASCII: true))")
    }
    for first in alphabet.letters {
      for second in alphabet.letters {
        let both = String(String.UnicodeScalarView([first, second])).precomposedStringWithCanonicalMapping
        #expect(both.unicodeScalars.allSatisfy { alphabet.letters.contains($0) })
      }
    }
  }

  @Test("Letters of other scripts are in no alphabet")
  func others() {
    #expect(Alphabet.greek.symbol(of: 0x61) == nil)
    #expect(Alphabet.cyrillic.symbol(of: 0x3B1) == nil)
    #expect(Alphabet.latin.symbol(of: 0x430) == nil)
    for value: UInt32 in [0xAD, 0x301, 0x5D0, 0x627, 0x2010, 0x2044, 0x3042, 0x1F600] {
      #expect(Alphabet.latin.symbol(of: value) == nil)
    }
  }
}
