import FontKit
import TestSupport
import TextLayout

/// Typesetters whose lines are as high as those of the platforms' own tests.
enum PlatformFaces {
  /// Glyphs of Roboto under the vertical metrics of Flutter's test font: three quarters of an em above the baseline, one
  /// below.
  static var flutterTest: Typesetter {
    guard let roboto = TestFonts.collection.face(family: "Roboto")?.font else {
      preconditionFailure("there is no Roboto")
    }
    var fonts = FontCollection()
    fonts.add(
      roboto.withMetrics(FontMetrics(unitsPerEm: 1024, ascender: 768, descender: -256)), family: "Roboto")
    return Typesetter(fonts: fonts)
  }

  /// The bundled faces, with San Francisco's vertical metrics for the family `system`.
  static var bundled: Typesetter { Typesetter(fonts: TestFonts.withSystem) }
}
