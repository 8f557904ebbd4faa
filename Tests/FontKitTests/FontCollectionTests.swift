import Foundation
import TestSupport
import Testing

@testable import FontKit

/// Which face of a family a weight and slant is set in.
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

  @Test(
    "The weights of CSS Fonts 4, section 5.2",
    arguments: [
      // Asked for, there are, chosen: the section's own examples of 400 and 500, and each side of them.
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
}
