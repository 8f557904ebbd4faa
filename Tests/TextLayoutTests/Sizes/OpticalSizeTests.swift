import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// A face with an optical-size axis (`opsz`) is set at the size of the text.
struct OpticalSizeTests {
  private static let text = "AVATAR Type office 0123 (To.) f-fi"
  private static let file = Repository.file("Tests/Fixtures/fonts/Optical-ASCII.ttf").path
  private let typesetter: Typesetter

  init() throws {
    var fonts = FontCollection()
    fonts.add(try FontFace(contentsOfFile: Self.file), family: "Optical ASCII")
    typesetter = Typesetter(fonts: fonts)
  }

  private func prepare(
    _ text: String, _ variations: [FontVariation] = [], breaking: LineBreakingProfile = .browser
  ) -> PreparedText {
    typesetter.prepare(
      text, style: TextStyle(families: ["Optical ASCII"], breaking: breaking, variations: variations))
  }

  @Test("Lines and widths are Chromium's with `font-optical-sizing: auto`")
  func chromium() throws {
    let recording = try JSONDecoder().decode(
      ChromiumRecording.self, from: Data(contentsOf: Repository.file("Tests/Fixtures/chromium-optical/optical.json")))
    #expect(recording.cases.count == 180)
    for recorded in recording.cases {
      let text = prepare(recorded.text)
      // Chromium does not round the axis's change of an advance to whole units: up to half a unit per glyph.
      let rounding = Double(text.utf8.count) * 0.5 * recorded.size / Double(text.unitsPerEm)
      let width = text.maximumContentWidth(size: recorded.size)
      #expect(abs(width - recorded.maxContentWidth) <= 1.0 / 64 + rounding, "\(recorded.id)")
      for layout in recorded.layouts {
        let lines = text.layout(width: layout.width, size: recorded.size).lines
        #expect(lines.map(\.range.lowerBound) == layout.starts, "\(recorded.id) at \(layout.width)")
      }
    }
  }

  @Test("The axis is what decides: at its default widths would be others")
  func axisDecides() throws {
    let fixed = prepare(Self.text, [FontVariation(.opticalSize, 17)])
    for size in [8.0, 12, 28, 48] {
      let difference = prepare(Self.text).maximumContentWidth(size: size) / fixed.maximumContentWidth(size: size) - 1
      #expect(abs(difference) > 0.01)
    }
    #expect(prepare(Self.text).maximumContentWidth(size: 17) == fixed.maximumContentWidth(size: 17))
  }

  @Test("Addresses are broken as in a face of one size")
  func addresses() {
    let address = "At https://www.example.org/one/two?three=four or mail me@example.org"
    let (text, fixed) = (
      prepare(address, breaking: .android), prepare(address, [FontVariation(.opticalSize, 17)], breaking: .android)
    )
    for width in stride(from: 40.0, through: 500, by: 5) {
      let lines = text.layout(width: width, size: 17).lines.map(\.range)
      #expect(lines == fixed.layout(width: width, size: 17).lines.map(\.range), "\(width)")
    }
  }

  @Test("Glyphs are those of `hb-shape` at the place on the axis", arguments: [6, 8, 11.5, 17, 33, 48, 60])
  func shapes(size: Double) throws {
    let text = typesetter.prepare(Self.text, style: TextStyle(families: ["Optical ASCII"]))
    let expected = try GlyphLine(Self.text, file: Self.file, options: ["--variations=opsz=\(size)"])
    #expect(GlyphLine(text.sized(size)) == expected)
  }

  @Test("A style that sets the axis sets it at every size")
  func pinned() throws {
    let text = prepare(Self.text, [FontVariation(.opticalSize, 40)])
    #expect(!text.storage.dependsOnSize)
    #expect(GlyphLine(text) == (try GlyphLine(Self.text, file: Self.file, options: ["--variations=opsz=40"])))
    let font = try FontFace(contentsOfFile: Self.file)
    #expect(font.dependsOnSize)
    #expect(try !font.withVariations([FontVariation(.opticalSize, 20)]).dependsOnSize)
  }

  @Test("Each span is set at its own size")
  func spans() throws {
    var text = AttributedText(Self.text, style: TextStyle(families: ["Optical ASCII"]))
    text.append(Self.text, TextAttributes(scale: 2))
    let both = typesetter.prepare(text).maximumContentWidth(size: 12)
    let parts = [12.0, 24].map { prepare(Self.text).maximumContentWidth(size: $0) }
    #expect(abs(both - parts[0] - parts[1]) < 0.01)
  }
}
