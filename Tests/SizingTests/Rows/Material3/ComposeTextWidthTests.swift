import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Widths of Compose's texts")
struct ComposeTextWidthTests {
  private struct Recording {
    let text: String
    /// Pixels in a point.
    let density: Double
    /// In points.
    let size: Double
    let letterSpacing: Double
    /// In pixels.
    let width: Int
  }

  /// Dumps of `uiautomator`; the file says where they are from.
  private static func recordings() throws -> [Recording] {
    try Repository.table("Tests/Fixtures/devices/android-widths.tsv").map { cells in
      let numbers = try cells[1...4].map { try #require(Double($0)) }
      return Recording(
        text: cells[0], density: numbers[0], size: numbers[1], letterSpacing: numbers[2], width: Int(numbers[3]))
    }
  }

  private let typesetter = PlatformFaces.bundled

  private func text(_ text: String, size: Double, letterSpacing: Double, locale: String = "en") -> ComposeText {
    ComposeText(
      text,
      style: ResolvedTextStyle(pointSize: size, lineHeight: size * 1.5, tracking: letterSpacing, weight: .regular),
      isTrimmed: false, family: "Roboto", locale: locale, typesetter: typesetter)
  }

  /// Those that differ are in a style that is not known.
  @Test("Texts of one line are as wide as nodes of devices, to the pixel, but for those that are listed")
  func recorded() throws {
    let recordings = try Self.recordings()
    let differing = recordings.filter {
      let scale = ComposeScale(Traits(pixelGrid: PixelGrid(scale: $0.density)))
      return text($0.text, size: $0.size, letterSpacing: $0.letterSpacing).width(.lines, scale) != $0.width
    }
    #expect(recordings.count == 44)
    #expect(
      differing.map(\.text) == [
        "Today", "Qwen3-0.6B Q8_0", "LLAMA ENGINE", "Configure bot", "Token", "Profile", "Review", "Vault Test",
      ])
  }

  /// What Minikin itself does with the texts, and why some lines differ, is in `MinikinParagraphTests`.
  ///
  /// A text that fills whole pixels to a hair is a pixel wider where single precision adds its letters up to a hair more.
  @Test("A text has as many lines as on a device, and is as wide")
  func minikin() throws {
    let recordings = try Repository.table("Tests/Fixtures/devices/minikin-paragraphs.tsv")
    let scale = ComposeScale(Traits(pixelGrid: PixelGrid(scale: 1)))
    var (lines, widths) = ([String: Int](), [Int: Int]())
    for cells in recordings {
      let numbers = try (cells[1...3] + [cells[6]]).map { try #require(Double($0)) }
      let text = text(cells[0], size: numbers[0], letterSpacing: numbers[1], locale: cells[4])
      let box = text.measure(PixelLimits(width: Int(numbers[2])), scale)
      if box.lineCount != cells[5].split(separator: " ").count { lines[cells[4], default: 0] += 1 }
      let difference = text.width(.lines, scale) - Int(numbers[3].rounded(.up)) - (numbers[1] == 0 ? 0 : 1)
      widths[difference, default: 0] += 1
    }
    #expect(lines == ["ar": 1, "en": 1])
    #expect(widths == [-1: 25, 0: 4968, 1: 4, 2: 2, 3: 1])
  }
}
