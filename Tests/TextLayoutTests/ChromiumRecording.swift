import Foundation
import TestSupport

/// A recording of what Chromium laid out: `Tests/Fixtures/chromium/NAME.json`, made by `Scripts/record-chromium.py`.
struct ChromiumRecording: Decodable {
  let recording: Recording
  let cases: [Case]

  struct Recording: Decodable {
    let browser: String
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
    let layouts: [Layout]
  }

  /// Where lines start, in bytes of UTF-8, how wide they are without hanging white space, and how high they are together with
  /// `line-height: normal`.
  struct Layout: Decodable {
    let width: Double
    let height: Double
    let starts: [Int]
    let widths: [Double]
  }

  static func named(_ name: String) throws -> ChromiumRecording {
    try JSONDecoder().decode(
      ChromiumRecording.self, from: Data(contentsOf: Repository.file("Tests/Fixtures/chromium/\(name).json")))
  }
}
