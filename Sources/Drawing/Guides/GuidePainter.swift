internal import Sizing
internal import TextAnalysis
internal import TextLayout

/// Draws a row's layout on top of it: frames, baselines and gaps, with their numbers.
struct GuidePainter {
  let row: DrawnRow
  let listWidth: Double
  let theme: Theme
  let lettering: Lettering
  let canvas: any Canvas

  /// The space to the right of a list for the heights of its rows, in points.
  static let gutter = 64.0

  /// The size of numbers: small enough to stand in a gap of 8 points.
  private static let size = 5.0
  private static let hairline = 0.5
  // Okabe and Ito's colours, which people with any kind of colour vision can distinguish.
  private static let frameColor = SRGBColor(hex: 0x0072B2)
  private static let containerColor = SRGBColor(hex: 0x999999)
  private static let baselineColor = SRGBColor(hex: 0xD55E00)
  private static let gapColor = SRGBColor(hex: 0x009E73)

  private var layout: RowLayout { row.placement.layout }

  /// Draws the guides where the row is on the page.
  func paint() {
    paintHeight()
    canvas.translated(to: row.placement.frame.origin) {
      guard layout.clipsElements else { return paintElements() }
      // What a swipe moved out of the row is not shown; names reach across its edges.
      let seen = LayoutRect(x: 0, y: -Self.size, width: layout.size.width, height: layout.size.height + 2 * Self.size)
      canvas.clipped(to: Path(seen), paintElements)
    }
  }

  private func paintElements() {
    for gap in Gap.gaps(between: contents.map(\.frame.standardized), in: layout.size) { paint(gap) }
    for element in layout.elements { paint(element) }
  }

  /// The elements that show something and are no lines at an edge.
  private var contents: [RowElement] {
    layout.elements.filter { element in
      switch Figure(element) {
      case .none where element.text == nil, .separator: false
      default: !element.frame.standardized.size.isEmpty
      }
    }
  }

  /// The row's height in the gutter, between lines at its top and bottom.
  private func paintHeight() {
    let frame = row.placement.frame
    let x = listWidth + 6
    for y in [frame.y, frame.maxY] {
      stroke(LayoutPoint(x: listWidth, y: y), LayoutPoint(x: x + 6, y: y), Self.containerColor)
    }
    stroke(LayoutPoint(x: x + 3, y: frame.y), LayoutPoint(x: x + 3, y: frame.maxY), Self.containerColor)
    write("\(frame.height.briefText)", at: LayoutPoint(x: x + 9, y: frame.midY - 7), Self.containerColor, size: 8)
    write("y \(frame.y.briefText)", at: LayoutPoint(x: x + 9, y: frame.midY + 2), Self.containerColor)
  }

  private func paint(_ element: RowElement) {
    let frame = element.frame.standardized
    let isContainer = element.text == nil && !contents.contains { $0.name == element.name }
    let color = isContainer ? Self.containerColor : Self.frameColor
    canvas.stroke(
      Path(frame), theme.color(color), width: Self.hairline, dashes: isContainer ? [2, 1.5] : [])
    if let text = element.text { paintBaselines(of: text, in: frame) }
    guard !isContainer else { return }
    paintName(of: element, in: frame)
  }

  /// Writes an element's name and its frame: on the frame's upper edge, where its lines end, so that they cover little
  /// of a text; below the frame if it is too narrow.
  private func paintName(of element: RowElement, in frame: LayoutRect) {
    let place = "\(frame.x.briefText),\(frame.y.briefText) \(frame.width.briefText)×\(frame.height.briefText)"
    guard let words = lettering.words("\(element.name) \(place)", size: Self.size) else { return }
    let extent = words.extent
    let corner =
      extent.width > frame.width - 4
      ? LayoutPoint(
        x: min(max(0, frame.midX - extent.width / 2), layout.size.width - extent.width), y: frame.maxY + 0.5)
      : LayoutPoint(
        x: row.direction == .leftToRight ? frame.maxX - extent.width - 2 : frame.x + 2, y: frame.y - extent.height / 2)
    canvas.fill(
      Path(LayoutRect(x: corner.x - 1, y: corner.y, width: extent.width + 2, height: extent.height)),
      theme.background.opacity(0.8))
    canvas.write(words, at: corner, theme.color(Self.frameColor))
  }

  private func paintBaselines(of text: ElementText, in frame: LayoutRect) {
    let lines = text.lines(in: row.direction)
    for line in lines.lines {
      let y = frame.y + text.baseline + line.baseline - lines.firstBaseline
      canvas.stroke(
        Path(through: [LayoutPoint(x: frame.x, y: y), LayoutPoint(x: frame.maxX, y: y)]),
        theme.color(Self.baselineColor),
        width: Self.hairline, dashes: [3, 2])
      guard let words = lettering.words(y.briefText, size: Self.size) else { continue }
      let corner = LayoutPoint(x: frame.maxX - words.extent.width - 1, y: y - words.extent.height)
      canvas.write(words, at: corner, theme.color(Self.baselineColor))
    }
  }

  private func paint(_ gap: Gap) {
    stroke(gap.start, gap.end, Self.gapColor)
    let tick = 1.5
    for point in [gap.start, gap.end] {
      gap.isHorizontal
        ? stroke(LayoutPoint(x: point.x, y: point.y - tick), LayoutPoint(x: point.x, y: point.y + tick), Self.gapColor)
        : stroke(LayoutPoint(x: point.x - tick, y: point.y), LayoutPoint(x: point.x + tick, y: point.y), Self.gapColor)
    }
    guard let words = lettering.words(gap.length.briefText, size: Self.size) else { return }
    let middle = LayoutPoint(x: (gap.start.x + gap.end.x) / 2, y: (gap.start.y + gap.end.y) / 2)
    // Above a horizontal line, beside a vertical one.
    let corner =
      gap.isHorizontal
      ? LayoutPoint(x: middle.x - words.extent.width / 2, y: middle.y - words.extent.height)
      : LayoutPoint(x: middle.x + 1.5, y: middle.y - words.extent.height / 2)
    canvas.write(words, at: corner, theme.color(Self.gapColor))
  }

  private func stroke(_ start: LayoutPoint, _ end: LayoutPoint, _ color: SRGBColor) {
    canvas.stroke(Path(through: [start, end]), theme.color(color), width: Self.hairline)
  }

  private func write(_ string: String, at corner: LayoutPoint, _ color: SRGBColor, size: Double = Self.size) {
    guard let words = lettering.words(string, size: size) else { return }
    canvas.write(words, at: corner, theme.color(color))
  }
}
