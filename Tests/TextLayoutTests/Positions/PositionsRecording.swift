import Foundation
import TestSupport
import TextAnalysis

@testable import TextLayout

/// A recording of positions in Chromium: `Tests/Fixtures/chromium-positions/NAME.json`, made by
/// `Scripts/record-chromium-positions.py`.
struct PositionsRecording: Decodable {
  let recording: ChromiumRecording.Recording
  let cases: [Case]

  struct Case: Decodable {
    let id: String
    let text: String
    let locale: String
    let fonts: [String]
    let weight: Int
    let size: Double
    let letterSpacing: Double?
    let layouts: [Layout]

    var style: TextStyle {
      TextStyle(
        families: fonts, weight: weight, fallsBack: false, locale: locale, breaking: .browser,
        letterSpacing: letterSpacing ?? 0)
    }
  }

  struct Layout: Decodable {
    let width: Double
    /// The starts of lines.
    let starts: [Int]
    /// In `positions.json`.
    let ranges: [Selection]?
    let points: [Hit]?
    /// In `justify.json`.
    let characters: [Character]?
    /// In `balance.json`: the widths of lines, and the starts of lines that are balanced by Chromium's older rule.
    let widths: [Double]?
    let bisected: [Int]?
  }

  /// The rectangles of a range of bytes.
  struct Selection: Decodable {
    let range: Range<Int>
    let rectangles: [Rectangle]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      range = try values.decode(Int.self)..<values.decode(Int.self)
      rectangles = try values.decode([Rectangle].self)
    }
  }

  /// The offset that Chromium found at a point, at `x` from the left and halfway up a line.
  struct Hit: Decodable {
    let x: Double
    let line: Int
    let offset: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Double.self)
      line = try values.decode(Int.self)
      offset = try values.decode(Int.self)
    }
  }

  /// The rectangles of the grapheme cluster at an offset.
  struct Character: Decodable {
    let offset: Int
    let rectangles: [Rectangle]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      offset = try values.decode(Int.self)
      rectangles = try values.decode([Rectangle].self)
    }
  }

  /// An interval of a line.
  struct Rectangle: Decodable, Hashable {
    var line: Int
    var left: Double
    var right: Double

    init(line: Int, left: Double, right: Double) {
      self.line = line
      self.left = left
      self.right = right
    }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      left = try values.decode(Double.self)
      right = try values.decode(Double.self)
    }
  }

  static func named(_ name: String) throws -> PositionsRecording {
    try JSONDecoder().decode(
      PositionsRecording.self, from: Data(contentsOf: Repository.file("Tests/Fixtures/chromium-positions/\(name).json"))
    )
  }
}
