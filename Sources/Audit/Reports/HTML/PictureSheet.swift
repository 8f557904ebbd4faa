internal import Drawing
internal import Sizing
internal import TextAnalysis

/// The pictures of a report: each once, however many findings show it.
struct PictureSheet {
  /// A picture that the report shows.
  struct Picture {
    /// Its number on the sheet.
    var number: Int
    var size: LayoutSize
    /// How much of the row it leaves out at the bottom, in points.
    var hiddenHeight: Double
  }

  private let sheet: SVGSheet
  private var numbers: [String: Int] = [:]
  private var symbols = HTML()

  /// The widest row that is drawn: beyond the widest of screens.
  private static let maximumWidth = 2000.0
  /// How much of a row is drawn from its top; no row that fits a screen is higher.
  private static let maximumHeight = 1600.0
  /// The longest picture, in bytes: some ten thousand glyphs.
  ///
  /// A single letter of hostile text may have a million marks.
  private static let maximumLength = 300_000

  /// An empty sheet; nil if there is no memory for it.
  init?(_ painter: PagePainter) {
    guard let sheet = try? SVGSheet(fonts: painter.fonts) else { return nil }
    self.sheet = sheet
  }

  /// The pictures, and what they share.
  var html: HTML { "<defs>\n\(svg: sheet.definitions)</defs>\n\(symbols)" }

  /// Draws a row as it is in its list; nil if it has no area, is too wide, has too many glyphs, or there is no memory for
  /// it.
  mutating func add(_ row: DrawnRow, style: ListAppearance) -> Picture? {
    let frame = row.placement.frame
    let width = max(frame.maxX, row.placement.corners == nil ? 0 : frame.maxX + frame.x)
    let height = min(frame.height, Self.maximumHeight)
    guard width > 0, height > 0, width <= Self.maximumWidth else { return nil }
    let panel = Panel(rows: [row], width: width, top: frame.y, bottom: frame.y + height, style: style)
    guard let elements = try? sheet.picture(of: panel), elements.utf8.count <= Self.maximumLength else { return nil }
    let size = LayoutSize(width: width, height: height)
    let picture = Picture(
      number: numbers[elements] ?? numbers.count + 1, size: size, hiddenHeight: frame.height - height)
    if numbers[elements] == nil {
      numbers[elements] = picture.number
      symbols += """
        <symbol id="p\(picture.number)" viewBox="0 0 \(width) \(height)">\(svg: elements)</symbol>

        """
    }
    return picture
  }
}
