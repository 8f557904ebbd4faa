import Foundation
import TestSupport
import Testing

@testable import FontKit

/// Which face of a family serves a weight and a slant.
@Suite("Font collections")
struct FontCollectionTests {
  /// A face with numbers of its `OS/2` table changed.
  private func face(
    _ file: String = "Fonts/Roboto/Roboto-Regular.ttf", weight: UInt16? = nil, widthClass: UInt16? = nil
  ) throws -> FontFace {
    var bytes = [UInt8](try Data(contentsOf: Repository.file(file)))
    let record = try #require(bytes.firstRange(of: Array("OS/2".utf8))).lowerBound
    let table = bytes[(record + 8)..<(record + 12)].reduce(0) { $0 << 8 | Int($1) }
    for (value, offset) in [(weight, 4), (widthClass, 6)] {
      guard let value else { continue }
      bytes[table + offset] = UInt8(value >> 8)
      bytes[table + offset + 1] = UInt8(truncatingIfNeeded: value)
    }
    return try FontFace(FontData(bytes, source: "\(weight ?? 0) \(widthClass ?? 0)"))
  }

  private func variable() throws -> FontFace {
    try FontFace(contentsOfFile: Repository.file("Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf").path)
  }

  @Test(
    "The weights of CSS Fonts 4, section 5.2",
    arguments: [
      // The weight asked for, the weights there are, the one chosen: the section's examples of 400 and 500, and weights on either side.
      (400, [300, 500, 700], 500), (500, [400, 600], 400), (400, [500, 300], 500), (450, [400, 500, 600], 500),
      (500, [300, 700], 300), (450, [600, 900], 600), (300, [200, 400], 200), (300, [100, 200, 400], 200),
      (300, [400, 700], 400), (600, [400, 700, 900], 700), (600, [400, 500], 500), (900, [700, 1000], 1000),
    ])
  func weights(asked: Int, weights: [Int], expected: Int) throws {
    var fonts = FontCollection()
    let font = try face()
    for weight in weights { fonts.add(font, family: "F", weight: weight) }
    #expect(fonts.face(family: "f", weight: asked)?.weight == expected)
  }

  @Test("A weight that a file states is one of CSS, or that of its style")
  func statedWeights() throws {
    #expect(try face(weight: 0).weight == 400)
    #expect(try face("Fonts/Roboto/Roboto-Bold.ttf", weight: 0).weight == 700)
    #expect(try face(weight: 1).weight == 1)
    #expect(try face(weight: 65_535).weight == 1000)
  }

  @Test("All widths of a family may be added, in any order, and the normal one is found")
  func widths() throws {
    let faces = try [5, 3, 2, 4, 7].map { try face(widthClass: $0) }
    for order in [faces, faces.reversed(), Array(faces[2...] + faces[..<2])] {
      var fonts = FontCollection()
      for face in order { fonts.add(face) }
      #expect(fonts.faces.count == 5)
      #expect(fonts.face(family: "Roboto")?.font.widthClass == 5)
      // Width takes precedence over weight.
      fonts.add(try face(weight: 700, widthClass: 3))
      #expect(fonts.face(family: "Roboto", weight: 700)?.font.widthClass == 5)
    }
    var narrow = FontCollection()
    for face in [faces[4], faces[2], faces[1]] { narrow.add(face) }
    #expect(narrow.face(family: "Roboto")?.font.widthClass == 3)
    #expect(try face(widthClass: 0).widthClass == 5)
  }

  @Test("A variable face has all weights of its axis")
  func variableFace() throws {
    let bold = try FontFace(contentsOfFile: Repository.file("Fonts/Inter/Inter-Bold.otf").path)
    let variable = try variable()
    var fonts = FontCollection()
    fonts.add(variable, family: "F")
    fonts.add(bold, family: "F")
    #expect(fonts.face(family: "F", weight: 600)?.font == variable)
    #expect(fonts.face(family: "F", weight: 900)?.font == variable)
    // At 700 the face that was added last serves.
    #expect(fonts.face(family: "F", weight: 700)?.font == bold)
    // A variable face replaces earlier faces whose weights it covers.
    var bundled = FontCollection()
    for name in ["Regular", "Medium", "SemiBold", "Bold"] {
      bundled.add(try FontFace(contentsOfFile: Repository.file("Fonts/Inter/Inter-\(name).otf").path), family: "F")
      bundled.add(try face(), family: name)
    }
    bundled.add(variable, family: "f")
    #expect(bundled.faces.count == 5)
    for name in ["Regular", "Medium", "SemiBold", "Bold"] {
      #expect(bundled.face(family: name)?.family == name)
    }
    for weight in [1, 400, 500, 600, 700, 1000] {
      #expect(bundled.face(family: "F", weight: weight)?.font == variable)
    }
    #expect(!bundled.contains(family: "g") && bundled.face(family: "g") == nil)
  }

  @Test("Italic text in an upright variable face leans by its axis")
  func italicAxis() throws {
    var fonts = FontCollection()
    fonts.add(try variable(), family: "F")
    func variations(_ variations: [FontVariation] = [], isItalic: Bool = true) -> [FontVariation] {
      fonts.cascade(families: ["F"], weight: 400, isItalic: isItalic, fallsBack: false, variations: variations)
        .fonts[0].variations
    }
    // The face leans by 10 degrees at most.
    #expect(variations() == [FontVariation(.weight, 400), FontVariation(.slant, -10)])
    #expect(variations(isItalic: false) == [FontVariation(.weight, 400), FontVariation(.slant, 0)])
    #expect(variations([FontVariation(.slant, -5)]).last == FontVariation(.slant, -5))
    // A face that is italic by itself gets no variations.
    let italic = try face()
    fonts.add(italic, family: "F", isItalic: true)
    #expect(variations() == [])
  }
}
