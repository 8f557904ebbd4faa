import Foundation
import TestSupport

/// A recording of Chromium's layouts: `Tests/Fixtures/chromium/NAME.json`, made by `Scripts/record-chromium.py`.
struct ChromiumRecording: Decodable {
  let recording: Recording
  let cases: [Case]

  /// The browser and the fonts of the recording.
  struct Recording: Decodable {
    let browser: String
    /// File below `Fonts/` → SHA-256.
    let fonts: [String: String]
  }

  /// A text in one style, laid out at several widths.
  struct Case: Decodable {
    let id: String
    let text: String
    let locale: String
    let fonts: [String]
    let weight: Int
    let size: Double
    let lineHeight: Double
    let letterSpacing: Double?
    let maxContentWidth: Double
    let longestPieceWidth: Double
    let layouts: [Layout]
  }

  /// The starts of lines in bytes of UTF-8, their widths without trailing spaces, tabs and line feed, and the height of the
  /// block with `line-height: normal` and with a fixed one.
  struct Layout: Decodable {
    let width: Double
    let height: Double
    let fixedHeight: Double
    let starts: [Int]
    let widths: [Double]
    /// The number of boxes of each line's text; nil if each line has one.
    let boxes: [Int]?
  }

  /// The files of the recording, by name.
  static let names = [
    "prose", "fallback", "direction", "address", "word", "space", "emoji", "soft-hyphen", "letter-spacing", "tab",
  ]

  static func named(_ name: String) throws -> ChromiumRecording {
    try JSONDecoder().decode(
      ChromiumRecording.self, from: Data(contentsOf: Repository.file("Tests/Fixtures/chromium/\(name).json")))
  }
}
