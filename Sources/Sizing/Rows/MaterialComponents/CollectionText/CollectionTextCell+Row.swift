internal import TextAnalysis
internal import TextLayout
internal import Typography

extension CollectionTextCell: PlannedRow {
  /// `mdc.text`.
  public var kind: String { "mdc.text" }

  /// Title, then detail; a cell with a checkmark is selected (`accessibilityTraits` in `MDCCollectionViewCell.m`).
  public var accessibility: RowAccessibility? {
    var spoken = RowAccessibility([(.title, title?.text), (.detail, detail?.text)])
    if content.accessory == .checkmark { spoken?.traits = [.selected] }
    return spoken
  }

  /// Puts the cell together.
  ///
  /// Elements: title, detail, textContainer, image, accessory, reorderControl, selectorControl, separator. The layout gives
  /// the height. The accessory is not shown beside the mark of selection.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit) }
    plan.height = content.cellHeight
    guard !plan.asksForHeightOnly else { return }
    plan.takesTaps = true
    let size = LayoutSize(width: plan.width, height: plan.height)
    var texts: (title: PlannedText, detail: PlannedText)?
    let frames = Frames(size: size, content: content, grid: traits.pixelGrid) { columnWidth in
      let measured = (
        title: plan.measure(title, width: columnWidth, fontSize: content.titleFont.pointSize),
        detail: plan.measure(detail, width: columnWidth, fontSize: content.detailFont.pointSize)
      )
      texts = measured
      return (frameText(measured.title, in: size.height), frameText(measured.detail, in: size.height))
    }
    plan.explain { explain(frames, &$0) }
    if let texts {
      plan.place(.title, texts.title, frames.title)
      plan.place(.detail, texts.detail, frames.detail)
    }
    if title != nil || detail != nil { plan.place(.textContainer, frames.textContainer) }
    if !frames.image.size.isEmpty { plan.place(.image, frames.image) }
    if let accessory = frames.accessory, !content.editing.contains(.selector) {
      // Its own are images that take no taps, the detail button among them (`userInteractionEnabled`).
      plan.place(.accessory, accessory, content: content.accessory?.shown)
    }
    if let control = frames.reorderControl { plan.place(.reorderControl, control, takesTaps: true) }
    if let control = frames.selectorControl { plan.place(.selectorControl, control) }
    if let separator = separator(in: size, traits) { plan.place(.separator, separator) }
  }

  private func frameText(_ text: PlannedText, in height: Double) -> Frames.Text {
    guard let label = text.label, let measurement = text.measurement else {
      return Frames.Text(height: 0, ascender: 0, lineHeight: 0)
    }
    let line = label.text.lineStack(
      width: nil, size: measurement.fontSize, ParagraphStyle(maximumLines: 1, fallbackLineHeight: .locked))
    return Frames.Text(
      height: min(measurement.height, height), ascender: line.firstBaseline, lineHeight: line.height)
  }

  /// A line of one pixel at the bottom; none in the last cell of a section, nor while the cell is edited, when it counts as that,
  /// nor in a list without any.
  private func separator(in size: LayoutSize, _ traits: Traits) -> LayoutRect? {
    let isEdited = !content.editing.isEmpty || traits.state.contains(.editing)
    guard !content.hidesSeparator, traits.list.showsSeparators, !traits.list.isLastRow, !isEdited else { return nil }
    let pixel = traits.pixelGrid.pixel
    // Cards have borders of a point and a pixel.
    let isCard = content.background.map { $0 == .card } ?? traits.list.isInMaterialCard
    let border = isCard ? 1 + pixel : 0
    let inset = content.separatorInset
    return LayoutRect(
      x: border + inset.leading, y: size.height - pixel + inset.top,
      width: max(0, size.width - 2 * border - inset.horizontal), height: max(0, pixel - inset.vertical))
  }

  // MARK: Widths

  /// The margins, the image, the accessory or the controls, and the texts; whole points.
  private func leastWidth(_ fit: TextFit) -> Double {
    let control = Metrics.iconSide + Metrics.controlOffset
    var width = content.imageSize == nil ? Metrics.padding : Metrics.textLeadingWithImage
    width += max(
      title?.width(fit, fontSize: content.titleFont.pointSize) ?? 0,
      detail?.width(fit, fontSize: content.detailFont.pointSize) ?? 0)
    width += Metrics.padding
    if content.editing.contains(.reorder) { width += control }
    if content.editing.contains(.selector) {
      width += control
    } else if let accessory = content.accessory {
      width += accessory.size.width + Metrics.padding
    }
    return width.rounded(.up)
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
    // Its view clips (`_contentWrapper`).
    appearance.textClip = .textContainer
    return content.colors.applied(to: appearance)
  }
}

extension ElementName {
  /// The handle to move a row by.
  public static var reorderControl: ElementName { ElementName(rawValue: "reorderControl") }
  /// The mark of a row's selection.
  public static var selectorControl: ElementName { ElementName(rawValue: "selectorControl") }
}
