internal import Sizing
internal import TextAnalysis
internal import TextLayout

/// Draws one row: its shadows and background, its elements, and its divider.
struct RowPainter {
  let row: DrawnRow
  let style: ListAppearance
  let theme: Theme
  let lettering: Lettering
  let canvas: any Canvas

  private var appearance: RowAppearance { row.appearance }
  private var bounds: LayoutRect {
    LayoutRect(x: 0, y: 0, width: row.placement.layout.size.width, height: row.placement.layout.size.height)
  }

  /// The row's own background, or that of the cells of its list.
  private var background: SRGBColor? {
    appearance.background.map { theme.color($0, of: .background, in: appearance) }
      ?? (row.isCell ? style.cellBackground(theme) : nil)
  }

  /// The row's own corners, or those of the card at whose edge it is.
  private var corners: Corners {
    Corners(row.placement.corners ?? appearance.cornerRadii, row.direction)
  }

  /// The area that a ripple fills if it is not bounded by the row.
  ///
  /// Own: it goes through the corners.
  private var circle: Path {
    let (width, height) = (bounds.width, bounds.height)
    let diameter = (width * width + height * height).squareRoot()
    return Path(
      ellipseIn: LayoutRect(x: (width - diameter) / 2, y: (height - diameter) / 2, width: diameter, height: diameter))
  }

  /// Draws the row where it is on the page.
  func paint() {
    canvas.translated(to: row.placement.frame.origin) {
      let corners = corners
      let filled = bounds.inset(by: appearance.backgroundInsets, row.direction)
      let outline = Path(filled, corners)
      paintShadows(of: filled, corners)
      if let background {
        canvas.fill(outline, background)
      }
      if let layer = appearance.stateLayer { canvas.fill(outline, theme.color(layer)) }
      if row.state.contains(.highlighted), let ripple = appearance.ripple {
        canvas.fill(appearance.isRippleBounded ? outline : circle, theme.color(ripple, of: .ripple, in: appearance))
      }
      if let stroke = appearance.backgroundStroke { paint(stroke, around: filled, corners) }
      if row.placement.layout.clipsElements {
        canvas.clipped(to: Path(bounds, corners), paintElements)
      } else {
        paintElements()
      }
    }
    if let divider = row.placement.divider, let color = row.placement.dividerColor {
      let frame = row.placement.frame
      // The background continues beside an inset divider.
      if let background, divider.y >= frame.maxY {
        canvas.fill(
          Path(LayoutRect(x: frame.x, y: divider.y, width: frame.width, height: divider.height)), background)
      }
      canvas.fill(Path(divider), theme.color(color))
    }
  }

  /// Draws the row's shadows, outside the row only if it has no background.
  ///
  /// Source, code: `MDCShadowLayer.m` (`shadowMaskEnabled`) of Material Components for iOS 124.2 (ac77ff7).
  private func paintShadows(of rect: LayoutRect, _ corners: Corners) {
    let paint = {
      for shadow in appearance.shadows { ShadowPainter(shadow: shadow, canvas: canvas).paint(around: rect, corners) }
    }
    guard background == nil, let reach = appearance.shadows.map(\.reach).max() else { return paint() }
    canvas.clipped(to: Path(around: rect, corners, reach: reach), paint)
  }

  private func paintElements() {
    let elements = row.placement.layout.elements
    guard appearance.contentOpacity < 1 else { return elements.forEach(paintFaded) }
    canvas.faded(to: appearance.contentOpacity) {
      for element in elements where !element.name.isOfList { paintFaded(element) }
    }
    for element in elements where element.name.isOfList { paintFaded(element) }
  }

  private func paintFaded(_ element: RowElement) {
    guard let opacity = appearance.elementOpacities[element.name] else { return paint(element) }
    canvas.faded(to: opacity) { paint(element) }
  }

  private func paint(_ element: RowElement) {
    if let text = element.text {
      // A label without width shows nothing, not even an ellipsis.
      guard element.frame.width > 0 else { return }
      let show = { paint(text, in: element.frame, color(of: element.name), appearance.textColors[element.name] ?? []) }
      if let clip = appearance.textClip, let frame = row.placement.layout[clip]?.frame {
        canvas.clipped(to: Path(frame), show)
      } else {
        show()
      }
    } else if let radius = appearance.elementCornerRadii[element.name] {
      canvas.clipped(to: Path(element.frame.standardized, radius: radius)) { paintPicture(element) }
    } else {
      paintPicture(element)
    }
    if let stroke = appearance.elementStrokes[element.name] {
      paint(stroke, around: element.frame.standardized, Corners(appearance.elementCornerRadii[element.name] ?? 0))
    }
  }

  /// Draws a line whose outer side is at an edge, or outside it by the stroke's outset, with concentric corners.
  ///
  /// Own: that it lies inside, as borders of layers do.
  private func paint(_ stroke: Stroke, around rect: LayoutRect, _ corners: Corners) {
    let reach = stroke.outset - stroke.width / 2
    let line = LayoutRect(
      x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
    guard line.width > 0, line.height > 0 else { return }
    canvas.stroke(Path(line, corners.grown(by: reach)), theme.color(stroke.color, in: appearance), width: stroke.width)
  }

  private func paintPicture(_ element: RowElement) {
    if let file = row.pictures[element.name].map(PNGFile.init),
      canvas.draw(file, in: appearance.fitsPictures ? file.fitted(in: element.frame) : element.frame)
    {
      return
    }
    FigurePainter(row: row, theme: theme, lettering: lettering, canvas: canvas).paint(element)
  }

  private func paint(_ text: ElementText, in frame: LayoutRect, _ color: SRGBColor, _ colors: [TextColor]) {
    let (content, layout) = (text.content, text.lines(in: row.direction))
    for line in layout.lines {
      // The first baseline is rounded; the other lines keep their distance from it.
      let origin = LayoutPoint(x: frame.x + line.x, y: frame.y + text.baseline + line.baseline - layout.firstBaseline)
      for run in GlyphRun.runs(of: line, in: content, size: text.fontSize, colors: colors, struck: text.struck) {
        let color = run.colorIndex.map { theme.color(colors[$0].color, in: appearance) } ?? color
        canvas.show(run, at: origin, color)
        guard run.isStruck else { continue }
        canvas.fill(Path(run.strikethrough(width: line.width).offset(x: origin.x, y: origin.y)), color)
      }
    }
  }

  private func color(of name: ElementName) -> SRGBColor {
    theme.color(of: name, in: appearance) ?? theme.color(.black)
  }
}

extension LayoutRect {
  /// The rectangle without its insets, in a direction.
  fileprivate func inset(by insets: DirectionalInsets, _ direction: TextDirection) -> LayoutRect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return LayoutRect(
      x: x + left, y: y + insets.top, width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical)
    )
  }
}

extension Corners {
  /// The corners of a row that proceeds in a direction.
  init(_ radii: CornerRadii, _ direction: TextDirection) {
    self.init(0)
    let isLeftToRight = direction == .leftToRight
    func corner(_ leading: Double, _ trailing: Double) -> LayoutSize {
      let radius = isLeftToRight ? leading : trailing
      return LayoutSize(width: radius, height: radius)
    }
    topLeft = corner(radii.topLeading, radii.topTrailing)
    topRight = corner(radii.topTrailing, radii.topLeading)
    bottomRight = corner(radii.bottomTrailing, radii.bottomLeading)
    bottomLeft = corner(radii.bottomLeading, radii.bottomTrailing)
  }
}
