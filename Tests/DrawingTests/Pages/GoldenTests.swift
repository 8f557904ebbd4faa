import Foundation
import Galley
import TestSupport
import Testing

/// Compares pictures of the example lists with those that people have reviewed.
///
/// Where a picture has changed for the better, `GALLEY_RECORD_PICTURES=1 swift test --filter GoldenTests` records it again;
/// that run fails, so that no test passes by recording.
struct GoldenTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    /// The picture, from the top of the checkout.
    var file: String
    /// The list.
    var list: String
    var width: Double?
    var category: SizeCategory = .default
    /// One picture of each, side by side.
    var directions: [TextDirection] = [.leftToRight]
    var theme = Theme.light
    var showsGuides = false

    var testDescription: String { file }
  }

  static let goldens = [
    // The picture in the README.
    Golden(
      file: "Documentation/chat.png", list: "Examples/chat.json", width: 340, directions: [.leftToRight, .rightToLeft]),
    Golden(
      file: "Tests/Fixtures/pictures/guides.png", list: "Examples/settings-de.json", width: 320, showsGuides: true),
    Golden(
      file: "Tests/Fixtures/pictures/dark-ax5.png", list: "Examples/chat.json", width: 320, category: .accessibility5,
      directions: [.rightToLeft], theme: .dark),
    Golden(file: "Tests/Fixtures/pictures/uikit-ar.png", list: "Examples/uikit/ar.json", directions: [.rightToLeft]),
    Golden(file: "Tests/Fixtures/pictures/swiftui-dark.png", list: "Examples/swiftui/en.json", theme: .dark),
  ]

  /// The share of pixels that may differ visibly, for other versions of the libraries.
  private static let tolerance = 0.001

  private func draw(_ golden: Golden) throws -> [UInt8] {
    let fonts = try FontCollection.bundled
    let list = try LoadedList(
      source: Repository.file(golden.list).path, overrides: ListOverrides(width: golden.width), fonts: fonts)
    let traits = golden.directions.map { direction in
      var traits = list.settings.traits
      traits.sizeCategory = golden.category
      traits.direction = direction
      return traits
    }
    let pages =
      try traits.count == 1 ? [Page(list.panel(traits: traits[0]))] : list.contactSheets([traits], pageHeight: 8_000)
    let page = try #require(pages.first)
    return try PagePainter(fonts: fonts, theme: golden.theme, showsGuides: golden.showsGuides)
      .png(page, scale: 1)
  }

  @Test("Lists look as they did when people looked at them", arguments: goldens)
  func picture(_ golden: Golden) throws {
    let png = try draw(golden)
    let file = Repository.file(golden.file)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_PICTURES"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(png).write(to: file, options: .atomic)
      Issue.record("\(golden.file) was recorded; look at it, and run the test without GALLEY_RECORD_PICTURES")
      return
    }
    let drawn = try Bitmap(png: png)
    let recorded = try Bitmap(png: Array(Data(contentsOf: file)))
    #expect(drawn.difference(from: recorded) <= Self.tolerance)
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
      #expect(drawn.shifted(x: dx, y: dy).difference(from: recorded) > 5 * Self.tolerance, "moved by \(dx), \(dy)")
    }
  }

  @Test("The README shows the picture that is tested")
  func readme() throws {
    let readme = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
    #expect(readme.contains("](Documentation/chat.png)"))
  }
}
