internal import Drawing
internal import Sizing
internal import TextAnalysis

/// The pictures of a report: each once, however many findings show it.
struct PictureSheet {
  /// A picture that the report shows.
  struct Picture {
    /// Its number on the sheet.
    var number: Int
    /// Its size, in points.
    var size: Size
    /// How much of the row it leaves out at the bottom, in points.
    var hiddenHeight: Double
  }

  private let painter: PagePainter
  private var numbers: [[UInt8]: Int] = [:]
  private(set) var html = HTML()

  /// How many pixels of a picture make a point: enough for the screens of today.
  private static let scale = 2.0
  /// The widest row that is drawn: beyond the widest of screens.
  private static let maximumWidth = 2000.0
  /// How much of a row is drawn from its top; no row that fits a screen is higher.
  private static let maximumHeight = 1600.0

  init(_ painter: PagePainter) { self.painter = painter }

  /// Draws a row as it is in its list; nil if it has no area, is too wide, or there is no memory for it.
  mutating func add(_ row: DrawnRow, style: ListStyle) -> Picture? {
    let frame = row.placement.frame
    let width = max(frame.maxX, row.placement.corners == nil ? 0 : frame.maxX + frame.x)
    let height = min(frame.height, Self.maximumHeight)
    guard width > 0, height > 0, width <= Self.maximumWidth else { return nil }
    let panel = Panel(rows: [row], width: width, top: frame.y, bottom: frame.y + height, style: style)
    guard let png = try? painter.png(Page(panel), scale: Self.scale) else { return nil }
    let size = Size(width: width, height: height)
    let picture = Picture(number: numbers[png] ?? numbers.count + 1, size: size, hiddenHeight: frame.height - height)
    if numbers[png] == nil {
      numbers[png] = picture.number
      html += """
        <symbol id="p\(picture.number)" viewBox="0 0 \(width) \(height)">\
        <image width="\(width)" height="\(height)" href="data:image/png;base64,\(base64: png)"/></symbol>

        """
    }
    return picture
  }
}
