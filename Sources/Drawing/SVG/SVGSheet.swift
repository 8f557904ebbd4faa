package import FontKit
internal import Sizing
internal import TextLayout

/// Pictures of lists for a page of a browser, as SVG elements: their colours follow the page's scheme, light or dark, and
/// a glyph's outline is on the page once, however often it is shown.
///
///     let sheet = try SVGSheet(fonts: fonts)
///     let first = try sheet.picture(of: panel)
///     page += "<svg width='0' height='0'><defs>\(sheet.definitions)</defs></svg>"
///     page += "<svg viewBox='0 0 \(panel.width) \(panel.height)'>\(first)</svg>"
///
/// The page sets its schemes with the property `color-scheme`. Colours are CSS's `light-dark()`, which browsers have
/// had since Firefox 120, Chromium 123 and Safari 17.5. Identifiers of definitions are `g`, `i`, `c` or `b` and a
/// number. The elements contain outlines only, no text of the rows.
package final class SVGSheet {
  private let fonts: FontCollection
  private let lettering: Lettering
  private let shared: SVGDefinitions

  /// Makes an empty sheet.
  ///
  /// - Parameter fonts: The fonts of numbers on placeholders; the rows bring their own fonts.
  /// - Throws: An error if there is no memory for it.
  package init(fonts: FontCollection) throws(DrawingError) {
    self.fonts = fonts
    lettering = Lettering(Typesetter(fonts: fonts))
    shared = try SVGDefinitions()
  }

  /// The definitions that the pictures so far refer to: elements for a `defs`.
  package var definitions: String { shared.text }

  /// A picture of a panel, one unit per point: elements for an `svg` or a `symbol` as large as the panel.
  ///
  /// The same panel gives the same text. Glyphs far outside of it are left out.
  ///
  /// - Throws: An error if a font could not be opened.
  package func picture(of panel: Panel) throws(DrawingError) -> String {
    let (light, dark) = (pieces(panel, .light), pieces(panel, .dark))
    if let fault = shared.fault { throw fault }
    // Themes change colours only: shapes are the same in both.
    assert(light.count == dark.count, "a picture has other shapes in the dark")
    return zip(light, dark).reduce(into: "") { svg, pieces in
      switch pieces {
      case (.color(let light, let paint), .color(let dark, _)): svg += "\(paint)=\"\(Self.css(light, dark))\""
      case (.text(let text), _): svg += text
      case (.color(let color, let paint), .text): svg += "\(paint)=\"\(color.css)\""
      }
    }
  }

  private func pieces(_ panel: Panel, _ theme: Theme) -> [SVGCanvas.Piece] {
    let canvas = SVGCanvas(shared, size: LayoutSize(width: panel.width, height: panel.height))
    PagePainter(fonts: fonts, theme: theme).paint(panel, lettering, on: canvas)
    return canvas.finish()
  }

  private static func css(_ light: SRGBColor, _ dark: SRGBColor) -> String {
    light == dark ? light.css : "light-dark(\(light.css),\(dark.css))"
  }
}

extension SRGBColor {
  /// The colour as CSS has it: `#1c1c1e`, `rgb(60 60 67/.6)`.
  fileprivate var css: String {
    guard alpha < 1 else { return hex }
    return "rgb(\(channels.map(String.init).joined(separator: " "))/\(alpha.briefText))"
  }

  /// The colour without its opacity: `#1c1c1e`.
  var hex: String { "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

  /// Red, green and blue, from 0 to 255.
  private var channels: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
}
