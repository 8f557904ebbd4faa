import Foundation
import Galley
import TestSupport
import Testing

/// What is said of texts whose lines depend on widths that are known to 1.6 %.
struct UncertainTests {
  private static let title = "Checking account and savings"

  /// The real face's place taken by another: then nothing is fitted.
  private static func withFace() throws -> FontCollection {
    var fonts = FontCollection()
    for face in try FontCollection.bundled.faces where face.family != FontCollection.systemFamily {
      fonts.add(face.font, family: face.family, weight: face.weight, isItalic: face.isItalic)
    }
    let file = Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path
    fonts.add(try FontFace(contentsOfFile: file).asSystemFace, family: FontCollection.systemFamily)
    return fonts
  }

  /// The title of a row in which it has so much room beside margins.
  private func title(_ text: String, room: Double, _ fonts: FontCollection) throws -> ElementText {
    var content = TableCell.Content(text: text)
    content.numberOfLines = 0
    let row = TableCell(.default, content, typesetter: Typesetter(fonts: fonts))
    func layout(_ width: Double) -> RowLayout {
      var traits = Traits(pixelGrid: PixelGrid(scale: 3))
      // Whatever the width is.
      traits.list.layoutMargin = 16
      return row.layout(width: width, traits: traits)
    }
    let label = try #require(layout(400).elements.first { $0.text != nil })
    let margins = 400 - label.frame.width
    return try #require(layout(room + margins).elements.first { $0.text != nil }?.text)
  }

  private func width(_ fonts: FontCollection) -> Double {
    Typesetter(fonts: fonts).prepare(Self.title, style: TextStyle(families: ["system"])).maximumContentWidth(size: 17)
  }

  @Test("A text is uncertain where it would break if it were a little wider, or not if a little narrower")
  func nearItsWidth() throws {
    let fonts = try FontCollection.bundled
    let width = width(fonts)
    #expect(try title(Self.title, room: width * 1.005, fonts).uncertainLines == 1...2)
    #expect(try title(Self.title, room: width * 1.005, fonts).lineCount == 1)
    #expect(try title(Self.title, room: width * 0.995, fonts).uncertainLines == 1...2)
    #expect(try title(Self.title, room: width * 0.995, fonts).lineCount == 2)
    #expect(try title(Self.title, room: width * 1.02, fonts).uncertainLines == nil)
    #expect(try title(Self.title, room: width * 0.98, fonts).uncertainLines == nil)
  }

  @Test("With a face of one's own nothing is, nor is text that another face shows")
  func certain() throws {
    let own = try Self.withFace()
    #expect(try title(Self.title, room: width(own) * 1.001, own).uncertainLines == nil)
    let bundled = try FontCollection.bundled
    for percent in 90...110 {
      #expect(try title("設定を変更します", room: 8 * 17 * Double(percent) / 100, bundled).uncertainLines == nil)
    }
  }

  @Test("A finding that rests on a stand-in's width says so in every report")
  func findings() throws {
    let fonts = try FontCollection.bundled
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "list.json")
    let list = #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": "\#(Self.title)", "titleLines": 1}]}]}"#
    try Data(list.utf8).write(to: file)
    // The widths at which it is cut, from that at which it hardly is on.
    let size = 20.0
    let needed = Typesetter(fonts: fonts).prepare(Self.title, style: TextStyle(families: ["system"]))
      .maximumContentWidth(size: size)
    var input = AuditInput()
    try input.add(file.path)
    func audit(_ fonts: FontCollection) throws -> AuditResult {
      var result = AuditResult()
      let widths = stride(from: needed - 20, to: needed + 60, by: 1).map { $0.rounded() }
      try input.forEachDocument(fonts: fonts) {
        Audit(matrix: AuditMatrix(widths: widths), rules: AuditRules(kinds: [.truncated])).run($0, &result)
      }
      return result
    }
    let result = try audit(fonts)
    let doubtful = result.findings.filter(\.isUncertain)
    // The stated error is a hundredth of the width, on the side where it is cut.
    #expect((1...5).contains(doubtful.count))
    #expect(doubtful.count < result.findings.count)
    let certain = result.findings.filter { !$0.isUncertain }
    let leastDoubtful: Double = doubtful.compactMap { $0.combination?.width }.min() ?? 0
    let greatestCertain: Double = certain.compactMap { $0.combination?.width }.max() ?? .infinity
    #expect(leastDoubtful > greatestCertain)
    let lines = String(decoding: result.report(.ndjson), as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.contains(#""uncertain":true"#) } == doubtful.count)
    for format in [ReportFormat.text, .sarif, .junit] {
      #expect(String(decoding: result.report(format), as: UTF8.self).contains("uncertain"))
    }
    #expect(try audit(Self.withFace()).findings.allSatisfy { !$0.isUncertain })
  }
}
