import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares words that are measured by stretches of linked characters with the same words shaped whole by HarfBuzz.
@Suite(.tags(.conformance))
struct PairStretchesTests {
  static let alphabets: KeyValuePairs<String, Alphabet> = [
    "ASCII": .ascii, "Latin": .latin, "Greek": .greek, "Cyrillic": .cyrillic,
  ]

  @Test(
    "Pens between stretches are where HarfBuzz puts them, and at ends of lines", arguments: PairAdvancesTests.files,
    alphabets.map(\.key))
  func exact(file: String, alphabetName: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    let alphabet = try #require(Self.alphabets.first { $0.key == alphabetName }).value
    let properties = ShapingProperties(script: alphabet.script, language: ShapingLanguage("en"), features: [])
    guard let pairs = PairAdvances(of: font, properties, alphabet) else { return }
    var generator = SeededGenerator(seed: 0xF1)
    let words = RandomWords(alphabet, font)
    var buffer = ShapingBuffer()
    for index in 0..<(isConformanceRun ? 50_000 : 1_000) {
      let symbols = words.word(index, &generator)
      var positions = [Int32](repeating: 0, count: symbols.count + 1)
      guard pairs.measureStretches(of: symbols.span, &positions) else { continue }
      let shaped = pens(symbols, alphabet, font, properties, &buffer)
      for (index, position) in positions.enumerated() where position != PairAdvances.inside {
        #expect(shaped[index] == position, "\(alphabet.text(symbols).debugDescription) at \(index)")
        guard index > 0 else { continue }
        let line = pens(Array(symbols[..<index]), alphabet, font, properties, &buffer)
        // If the pen is not known, HarfBuzz shapes the line.
        guard let end = pairs.widthOfStretches(of: symbols.span.extracting(..<index), upTo: index) else { continue }
        #expect(line[index] == end, "\(alphabet.text(symbols).debugDescription), ended at \(index)")
      }
    }
  }

  @Test("Words of ligatures are measured by their stretches")
  func ligatures() throws {
    let font = try FontFace(
      FontData(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path, mapped: true))
    let properties = ShapingProperties(script: .latin, language: ShapingLanguage("en"), features: [])
    let pairs = try #require(PairAdvances(of: font, properties))
    var buffer = ShapingBuffer()
    for word in [" office ", " fjord ", " efficient, ", " configuration ", " baffled\u{20}", " ff ", " Wi-Fi "] {
      let symbols = word.utf8.map { UInt16($0 - 0x20) }
      var positions = [Int32](repeating: 0, count: symbols.count + 1)
      #expect(measuresAtLast(symbols, pairs, &positions), "\(word)")
      let shaped = pens(symbols, .ascii, font, properties, &buffer)
      #expect(positions[symbols.count] == shaped[symbols.count], "\(word)")
    }
    var positions = [Int32](repeating: 0, count: 9)
    let office = " office ".utf8.map { UInt16($0 - 0x20) }
    #expect(measuresAtLast(office, pairs, &positions))
    // The ligature of three characters is one glyph.
    #expect(positions.indices.filter { positions[$0] == PairAdvances.inside } == [3, 4])
  }

  /// Whether a word is measured by its stretches after enough attempts.
  private func measuresAtLast(_ symbols: [UInt16], _ pairs: PairAdvances, _ positions: inout [Int32]) -> Bool {
    for _ in 0..<2000 where pairs.measureStretches(of: symbols.span, &positions) {
      return true
    }
    return false
  }

  /// The pen position before each character of a text shaped whole, and at its end; nil inside clusters.
  private func pens(
    _ symbols: [UInt16], _ alphabet: Alphabet, _ font: FontFace, _ properties: ShapingProperties,
    _ buffer: inout ShapingBuffer
  ) -> [Int32?] {
    let utf8 = Array(alphabet.text(symbols).utf8)
    buffer.shape(utf8, range: 0..<utf8.count, paragraph: 0..<utf8.count, font: font, properties: properties)
    var byOffset: [Int: Int32] = [:]
    var pen: Int32 = 0
    buffer.forEachCluster(isForward: true) { cluster in
      byOffset[cluster.start] = pen
      pen += Int32(cluster.advance)
    }
    byOffset[utf8.count] = pen
    var offset = 0
    var pens: [Int32?] = []
    for place in symbols {
      pens.append(byOffset[offset])
      offset += UTF8.width(alphabet.scalars[Int(place)])
    }
    return pens + [byOffset[offset]]
  }
}

/// Random words between spaces, mostly of characters that faces treat by context.
private struct RandomWords {
  private let letters: [UInt16]
  private let contextual: [UInt16]

  init(_ alphabet: Alphabet, _ font: FontFace) {
    letters = alphabet.scalars.indices.filter {
      alphabet.symbol(of: alphabet.scalars[$0].value) != nil && font.coverage.contains(alphabet.scalars[$0])
    }.map(UInt16.init)
    contextual = "fijltTVWAYys.,-->=<*x09/:()[]{}'\"".utf8.map { UInt16($0) - 0x20 }.filter(letters.contains)
  }

  func word(_ index: Int, _ generator: inout SeededGenerator) -> [UInt16] {
    let choice = index.isMultiple(of: 3) || contextual.isEmpty ? letters : contextual
    let count = Int.random(in: 1...12, using: &generator)
    return [0] + (0..<count).map { _ in choice[Int.random(in: 0..<choice.count, using: &generator)] } + [0]
  }
}

extension Alphabet {
  fileprivate func text(_ symbols: [UInt16]) -> String {
    String(String.UnicodeScalarView(symbols.map { scalars[Int($0)] }))
  }
}
