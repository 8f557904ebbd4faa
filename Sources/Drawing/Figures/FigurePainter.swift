internal import Sizing
internal import TextAnalysis

/// Draws the elements of a row that are no text.
///
/// Own: the shapes are of the kind that the system draws there, not the system's.
struct FigurePainter {
  let row: DrawnRow
  let theme: Theme
  let lettering: Lettering
  let canvas: any Canvas

  /// The system colours of iOS, light.
  ///
  /// Source, published: Human Interface Guidelines, Color (systemRed, systemGreen, systemBlue, systemGray3).
  private enum SystemColor {
    static let red = SRGBColor(hex: 0xFF3B30)
    static let green = SRGBColor(hex: 0x34C759)
    static let blue = SRGBColor(hex: 0x007AFF)
    static let grey = SRGBColor(hex: 0xC7C7CC)
    /// The track of a switch that is off: systemGray5.
    static let off = SRGBColor(hex: 0xE5E5EA)
  }

  /// Draws an element where it is in the row.
  func paint(_ element: RowElement) {
    let frame = element.frame.standardized
    guard !frame.size.isEmpty else { return }
    let own = theme.color(of: element.name, in: row.appearance)
    func color(_ standard: SRGBColor) -> SRGBColor { own ?? theme.color(standard) }

    switch Figure(element) {
    case .none: break
    case .separator: canvas.fill(Path(frame), color(SystemColor.grey))
    case .chevron: stroke(chevron(in: frame), in: frame, color(SystemColor.grey))
    case .disclosure: stroke(line(frame, (0.1, 0.35), (0.5, 0.7), (0.9, 0.35)), in: frame, color(SystemColor.blue))
    case .closedDisclosure: stroke(chevron(in: frame), in: frame, color(SystemColor.blue))
    case .upAndDown:
      stroke(line(frame, (0.15, 0.35), (0.5, 0.1), (0.85, 0.35)), in: frame, color(SystemColor.grey))
      stroke(line(frame, (0.15, 0.65), (0.5, 0.9), (0.85, 0.65)), in: frame, color(SystemColor.grey))
    case .checkmark: stroke(line(frame, (0.1, 0.55), (0.4, 0.85), (0.9, 0.2)), in: frame, color(SystemColor.blue))
    case .info: paintInfo(in: frame, color(SystemColor.blue))
    case .delete: paintSign(in: frame, color(SystemColor.red), isPlus: false)
    case .insert: paintSign(in: frame, color(SystemColor.green), isPlus: true)
    case .reorder:
      for height in [0.25, 0.5, 0.75] {
        stroke(line(frame, (0.1, height), (0.9, height)), in: frame, color(SystemColor.grey))
      }
    case .circle where row.state.contains(.selected):
      canvas.fill(Path(ellipseIn: square(in: frame, share: 0.9)), color(SystemColor.blue))
      let tick = square(in: frame, share: 0.5)
      stroke(line(tick, (0.1, 0.55), (0.4, 0.85), (0.9, 0.2)), in: tick, .white)
    case .circle:
      canvas.stroke(Path(ellipseIn: square(in: frame, share: 0.9)), color(SystemColor.grey), width: 1.5)
    case .toggle(let isOn): paintToggle(in: frame, isOn: isOn, color(isOn ? SystemColor.green : SystemColor.off))
    case .stepper:
      canvas.fill(Path(frame, radius: frame.height / 4), color(SystemColor.off))
      for share in [0.25, 0.75] {
        canvas.stroke(
          line(frame, (share - 0.07, 0.5), (share + 0.07, 0.5)), theme.color(.black), width: frame.height / 16)
      }
      // The plus is where lines end.
      let plus = row.direction == .leftToRight ? 0.75 : 0.25
      canvas.stroke(line(frame, (plus, 0.3), (plus, 0.7)), theme.color(.black), width: frame.height / 16)
    case .icon: paintIcon(in: frame, color(.black.opacity(0.54)))
    case .action: canvas.fill(Path(frame), color(SystemColor.grey))
    case .picture: paintPlaceholder(in: frame, radius: row.appearance.elementCornerRadii[element.name] ?? 0)
    }
  }

  // MARK: Signs

  private func chevron(in frame: LayoutRect) -> Path {
    let (start, end) = row.direction == .leftToRight ? (0.3, 0.7) : (0.7, 0.3)
    return line(frame, (start, 0.15), (end, 0.5), (start, 0.85))
  }

  private func paintInfo(in frame: LayoutRect, _ color: SRGBColor) {
    let circle = square(in: frame, share: 0.9)
    canvas.stroke(Path(ellipseIn: circle), color, width: circle.width / 14)
    canvas.fill(Path(ellipseIn: square(in: circle, share: 0.12).offset(x: 0, y: -circle.height * 0.22)), color)
    canvas.stroke(line(circle, (0.5, 0.45), (0.5, 0.76)), color, width: circle.width / 11)
  }

  private func paintSign(in frame: LayoutRect, _ color: SRGBColor, isPlus: Bool) {
    let circle = square(in: frame, share: 1)
    canvas.fill(Path(ellipseIn: circle), color)
    let width = circle.width / 11
    canvas.stroke(line(circle, (0.27, 0.5), (0.73, 0.5)), .white, width: width)
    if isPlus { canvas.stroke(line(circle, (0.5, 0.27), (0.5, 0.73)), .white, width: width) }
  }

  /// A switch: its knob is round, or on the wider track of iOS 26 long.
  ///
  /// Own: proportions, with the frame from the layout.
  private func paintToggle(in frame: LayoutRect, isOn: Bool, _ color: SRGBColor) {
    canvas.fill(Path(frame, radius: frame.height / 2), color)
    let inset = (frame.height / 15).rounded()
    let height = frame.height - 2 * inset
    let isRound = frame.width <= 2 * frame.height
    let width = isRound ? height : height * 1.6
    let isAtRight = isOn == (row.direction == .leftToRight)
    let x = isAtRight ? frame.maxX - inset - width : frame.x + inset
    let knob = LayoutRect(x: x, y: frame.y + inset, width: width, height: height)
    canvas.fill(isRound ? Path(ellipseIn: knob) : Path(knob, radius: height / 2), .white)
  }

  private func paintIcon(in frame: LayoutRect, _ color: SRGBColor) {
    let box = square(in: frame, share: 0.75)
    canvas.stroke(Path(box, radius: box.width / 5), color, width: box.width / 9)
    canvas.fill(Path(ellipseIn: square(in: box, share: 0.4)), color)
  }

  // MARK: Pictures

  /// A grey box with a sun above hills, and its size in points if there is room.
  private func paintPlaceholder(in frame: LayoutRect, radius: Double) {
    canvas.fill(Path(frame), theme.color(SRGBColor(hex: 0xE5E5EA)))
    let scene = square(in: frame, share: 0.6)
    let hills = Path(closed: [
      point(scene, 0, 1), point(scene, 0.35, 0.4), point(scene, 0.58, 0.75), point(scene, 0.72, 0.55),
      point(scene, 1, 1),
    ])
    canvas.fill(hills, theme.color(SRGBColor(hex: 0xC7C7CC)))
    let sun = LayoutRect(
      x: scene.x + scene.width * 0.68, y: scene.y, width: scene.width * 0.24, height: scene.width * 0.24)
    canvas.fill(Path(ellipseIn: sun), theme.color(SRGBColor(hex: 0xC7C7CC)))

    let size = "\(frame.width.briefText)×\(frame.height.briefText)"
    guard let words = lettering.words(size, size: min(9, frame.height / 4)),
      words.extent.width < frame.width - 2 - 2 * radius
    else { return }
    let corner = LayoutPoint(x: frame.midX - words.extent.width / 2, y: frame.maxY - words.extent.height)
    canvas.write(words, at: corner, theme.color(SRGBColor(hex: 0x636366)))
  }

  // MARK: Geometry

  /// The square in the middle of a frame whose side is a share of the frame's shorter one.
  private func square(in frame: LayoutRect, share: Double) -> LayoutRect {
    let side = min(frame.width, frame.height) * share
    return LayoutRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }

  /// The point of a frame at shares of its width and height.
  private func point(_ frame: LayoutRect, _ x: Double, _ y: Double) -> LayoutPoint {
    LayoutPoint(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
  }

  /// A line through points of a frame at shares of its width and height.
  private func line(_ frame: LayoutRect, _ shares: (x: Double, y: Double)...) -> Path {
    Path(through: shares.map { point(frame, $0.x, $0.y) })
  }

  private func stroke(_ path: Path, in frame: LayoutRect, _ color: SRGBColor) {
    canvas.stroke(path, color, width: max(1, min(frame.width, frame.height) / 7))
  }
}
