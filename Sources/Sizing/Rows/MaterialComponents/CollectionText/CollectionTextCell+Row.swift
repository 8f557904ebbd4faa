internal import TextAnalysis
internal import TextLayout
internal import Typography

extension CollectionTextCell: PlannedRow {
  /// `mdc.text`.
  public var kind: String { "mdc.text" }

  /// Title, then detail, of a cell that is one element, as upstream's guide recommends (`isAccessibilityElement`); a cell
  /// with a checkmark is selected (`accessibilityTraits` in `MDCCollectionViewCell.m`).
  public var accessibility: RowAccessibility? {
    let spoken = RowAccessibility([(.title, title?.text), (.detail, detail?.text)])
    return content.accessory == .checkmark ? spoken?.with(.selected) : spoken
  }

  /// Puts the cell together.
  ///
  /// Elements: title, detail, textContainer, image, accessory, reorderControl, selectorControl, separator. The layout gives
  /// the height. The accessory is not shown beside the mark of selection.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    plan.height = content.cellHeight
    guard !plan.asksForHeightOnly else { return }
    plan.takesTaps = true
    let (size, icon) = (LayoutSize(width: plan.width, height: plan.height), Metrics.iconSide)
    let controlWidth = icon + Metrics.controlOffset
    let (hasHandle, hasMark) = (content.editing.contains(.reorder), content.editing.contains(.selector))
    let accessory =
      hasMark
      ? nil
      : content.accessory.map { accessory in
        LayoutRect(
          x: size.width - accessory.size.width - Metrics.padding, y: (size.height - accessory.size.height) / 2,
          accessory.size)
      }
    let textLeading = content.imageSize == nil ? Metrics.padding : Metrics.textLeadingWithImage
    let left = hasHandle ? controlWidth : 0
    let right = hasMark ? controlWidth : accessory.map { size.width - $0.x } ?? 0
    let column = LayoutRect(
      x: left + textLeading, y: 0, width: size.width - left - right - textLeading - Metrics.padding,
      height: size.height)

    let title = plan.measure(title, width: column.width, fontSize: content.titleFont.pointSize)
    let detail = plan.measure(detail, width: column.width, fontSize: content.detailFont.pointSize)
    let texts = TextFrames(title, detail, width: max(0, column.width), height: size.height)
    let side = Metrics.greatestImageSide
    let imageSize =
      content.imageSize.map { LayoutSize(width: min($0.width, side), height: min($0.height, side)) } ?? .zero
    let imageY = texts.isAtTop ? Metrics.threeLineTop : size.height / 2 - imageSize.height / 2

    plan.explain { explain(accessory, &$0) }
    plan.place(.title, title, texts.title.onPixels(traits.pixelGrid).offset(x: column.x, y: 0))
    plan.place(.detail, detail, texts.detail.onPixels(traits.pixelGrid).offset(x: column.x, y: 0))
    if !(title.isEmpty && detail.isEmpty) {
      plan.place(.textContainer, LayoutRect(x: column.x, y: 0, width: max(0, column.width), height: size.height))
    }
    let image = LayoutRect(x: Metrics.padding, y: imageY, imageSize).onPixels(traits.pixelGrid)
    if !image.size.isEmpty { plan.place(.image, image.offset(x: left, y: 0)) }
    // Built-in accessories are images that take no taps, the detail button among them (`userInteractionEnabled`).
    if let accessory { plan.place(.accessory, accessory, content: content.accessory?.shown) }
    let iconY = (size.height - icon) / 2
    // The handle is an image, too: a long press anywhere in the cell moves it (`MDCCollectionViewEditor.m`).
    if hasHandle {
      plan.place(.reorderControl, LayoutRect(x: Metrics.controlOffset, y: iconY, width: icon, height: icon))
    }
    if hasMark {
      plan.place(.selectorControl, LayoutRect(x: size.width - controlWidth, y: iconY, width: icon, height: icon))
    }
    if let separator = separator(in: size, traits) { plan.place(.separator, separator) }
  }

  /// The separator: a line of one pixel at the bottom.
  ///
  /// There is none at the end of a section, which is its footer if it has one, in an edited cell, which counts as the end, or in
  /// a list without separators (`ordinalPositionForListElementWithAttribute:` in `MDCCollectionViewFlowLayout.m`).
  private func separator(in size: LayoutSize, _ traits: Traits) -> LayoutRect? {
    let isEdited = !content.editing.isEmpty || traits.state.contains(.editing)
    guard !content.hidesSeparator, traits.list.showsSeparators, !traits.list.endsSection, !isEdited else { return nil }
    let pixel = traits.pixelGrid.pixel
    // Cards have borders of a point and a pixel.
    let isCard = content.background.map { $0 == .card } ?? traits.list.isInMaterialCard
    let border = isCard ? 1 + pixel : 0
    let inset = content.separatorInset
    return LayoutRect(
      x: border + inset.leading, y: size.height - pixel + inset.top,
      width: max(0, size.width - 2 * border - inset.horizontal), height: max(0, pixel - inset.vertical))
  }

  // MARK: Appearance

  /// What the cell looks like: title in black of opacity 0.87, detail of 0.54, separator `#E0E0E0`, handle in grey 700,
  /// mark of selection in red 500, or in grey 700 while the cell is not selected.
  ///
  /// Source, code: `MDCCollectionViewTextCell.m` (`MDCCellDefaultTextOpacity`, `MDCCellDefaultDetailTextOpacity`),
  /// `MDCCollectionViewStyler.m` (grey 300), `MDCCollectionViewCell.m` (grey 700, whose comment has another number, and
  /// red 500 in `setSelected:`), `MDCInkView.m`, and `MDCPalettes.m` of Material Components for iOS 124.2 (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    let grey = SRGBColor(hex: 0x616161)
    var appearance = RowAppearance(
      background: .white, ripple: .black.opacity(0.14),
      colors: [
        .title: .black.opacity(0.87), .detail: .black.opacity(0.54), .separator: SRGBColor(hex: 0xE0E0E0),
        .reorderControl: grey, .selectorControl: traits.state.contains(.selected) ? SRGBColor(hex: 0xF44336) : grey,
      ])
    // The view that holds the texts clips them (`_contentWrapper`).
    appearance.textClip = .textContainer
    return content.colors.applied(to: appearance)
  }
}

/// The frames of a cell's texts in their column, by the number of lines that the cell takes them to have.
private struct TextFrames {
  private(set) var title: LayoutRect
  private(set) var detail: LayoutRect
  /// Whether they and the image stand at the top, as in a cell of three lines.
  private(set) var isAtTop = false

  init(_ title: PlannedText, _ detail: PlannedText, width: Double, height: Double) {
    self.title = LayoutRect(x: 0, y: 0, width: width, height: min(title.height, height))
    self.detail = LayoutRect(x: 0, y: 0, width: width, height: min(detail.height, height))
    let (titleLine, detailLine) = (Self.line(of: title), Self.line(of: detail))
    // The number of lines of the text's own font that fit the frame; a fallback font that is higher can change it.
    func count(_ frame: LayoutRect, _ line: LineStack?) -> Int {
      line.map { $0.height > 0 ? Int((frame.height / $0.height).rounded(.down)) : 0 } ?? 0
    }
    let lineCount = count(self.title, titleLine) + count(self.detail, detailLine)
    guard lineCount > 0 else { return }
    guard lineCount > 1, let titleLine, let detailLine, !self.title.size.isEmpty, !self.detail.size.isEmpty else {
      self.title.y = height / 2 - self.title.height / 2
      self.detail.y = height / 2 - self.detail.height / 2
      return
    }
    isAtTop = lineCount > 2
    // Upstream means baselines, yet puts the bottom of a one-line title 20 and an ascender below the top.
    self.title.y =
      isAtTop
      ? CollectionTextCell.Metrics.threeLineTop + titleLine.firstBaseline - titleLine.height
      : CollectionTextCell.Metrics.twoLineTop + titleLine.firstBaseline - self.title.height
    self.detail.y =
      height - CollectionTextCell.Metrics.bottom - self.detail.height + (detailLine.height - detailLine.firstBaseline)
  }

  private static func line(of text: PlannedText) -> LineStack? {
    guard let label = text.label, let measurement = text.measurement else { return nil }
    return label.text.lineStack(
      width: nil, size: measurement.fontSize, ParagraphStyle(maximumLines: 1, fallbackLineHeight: .locked))
  }
}

extension LayoutRect {
  /// The rectangle as the cell puts it on pixels: the corner is rounded down and each side is rounded up by itself, so
  /// it need not contain the original rectangle.
  fileprivate func onPixels(_ grid: PixelGrid) -> LayoutRect {
    guard grid.scale > 0 else { return standardized }
    let rect = standardized
    func down(_ value: Double) -> Double { (value * grid.scale).rounded(.down) / grid.scale }
    func up(_ value: Double) -> Double { (value * grid.scale).rounded(.up) / grid.scale }
    return LayoutRect(x: down(rect.x), y: down(rect.y), width: up(rect.width), height: up(rect.height))
  }
}
