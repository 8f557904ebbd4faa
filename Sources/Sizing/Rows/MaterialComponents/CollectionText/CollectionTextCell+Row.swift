internal import TextAnalysis
internal import TextLayout
internal import Typography

extension CollectionTextCell: Row {
  /// `mdc.text`.
  public var kind: String { "mdc.text" }

  /// Title, then detail, as UIKit reads the labels of a cell.
  public var accessibility: RowAccessibility? { RowAccessibility([(.title, title), (.detail, detail)]) }

  /// Lays the cell out.
  ///
  /// Elements: title, detail, textContainer, image, accessory, reorderControl, selectorControl, separator. The
  /// accessory is not shown beside the mark of selection.
  public func layout(width: Double, traits: Traits) -> RowLayout {
    precondition(width.isFinite, "a row's width is finite")
    let size = LayoutSize(width: width, height: content.cellHeight)
    var measured: (title: LabelMeasurement?, detail: LabelMeasurement?)
    let frames = Frames(size: size, content: content, grid: traits.pixelGrid) { columnWidth in
      func measure(_ label: Label?, _ fontSize: Double) -> (Frames.Text, LabelMeasurement?) {
        guard let label else { return (Frames.Text(height: 0, ascender: 0, lineHeight: 0), nil) }
        let measurement = label.measure(width: columnWidth, fontSize: fontSize, grid: traits.pixelGrid)
        let line = label.text.lineStack(
          width: nil, size: fontSize, ParagraphStyle(maximumLines: 1, fallbackLineHeight: .locked))
        return (
          Frames.Text(
            height: min(measurement.height, size.height), ascender: line.firstBaseline, lineHeight: line.height),
          measurement
        )
      }
      let (titleText, title) = measure(self.title, content.titleFont.pointSize)
      let (detailText, detail) = measure(self.detail, content.detailFont.pointSize)
      measured = (title, detail)
      return (titleText, detailText)
    }

    var elements: [RowElement] = []
    if let title, let measurement = measured.title {
      elements.append(RowElement(name: .title, frame: frames.title, text: ElementText(title, measurement)))
    }
    if let detail, let measurement = measured.detail {
      elements.append(RowElement(name: .detail, frame: frames.detail, text: ElementText(detail, measurement)))
    }
    if !elements.isEmpty { elements.append(RowElement(name: .textContainer, frame: frames.textContainer)) }
    if !frames.image.size.isEmpty { elements.append(RowElement(name: .image, frame: frames.image)) }
    if let accessory = frames.accessory, !content.editing.contains(.selector) {
      elements.append(
        RowElement(
          name: .accessory, frame: accessory, hitTarget: content.accessory == .detailButton ? accessory : nil))
    }
    if let control = frames.reorderControl {
      elements.append(RowElement(name: .reorderControl, frame: control, hitTarget: control))
    }
    if let control = frames.selectorControl {
      elements.append(RowElement(name: .selectorControl, frame: control))
    }
    if let separator = separator(in: size, traits) {
      elements.append(RowElement(name: .separator, frame: separator))
    }
    let layout = RowLayout(
      size: size, elements: elements, hitTarget: LayoutRect(x: 0, y: 0, width: width, height: size.height))
    return layout.placed(in: traits.direction)
  }

  /// The height the layout gives the cell.
  public func height(width: Double, traits: Traits) -> Double { content.cellHeight }

  /// A line of one pixel at the bottom; none while the cell is edited, when it counts as the last of its section.
  private func separator(in size: LayoutSize, _ traits: Traits) -> LayoutRect? {
    let isEdited = !content.editing.isEmpty || traits.state.contains(.editing)
    guard !content.hidesSeparator, !isEdited else { return nil }
    let pixel = traits.pixelGrid.pixel
    // Cards have borders of a point and a pixel.
    let border = content.background == .card ? 1 + pixel : 0
    let inset = content.separatorInset
    return LayoutRect(
      x: border + inset.leading, y: size.height - pixel + inset.top,
      width: max(0, size.width - 2 * border - inset.horizontal), height: max(0, pixel - inset.vertical))
  }

  // MARK: Widths

  /// The margins, the image, the accessory or the controls, and the widest word; whole points.
  public func minimumWidth(traits: Traits) -> Double { width { $0.minimumWidth(fontSize: $1) } }

  /// The margins, the image, the accessory or the controls, and the wider text; whole points.
  public func preferredWidth(traits: Traits) -> Double { width { $0.preferredWidth(fontSize: $1) } }

  private func width(ofText textWidth: (Label, Double) -> Double) -> Double {
    let control = Metrics.iconSide + Metrics.controlOffset
    var width = content.imageSize == nil ? Metrics.padding : Metrics.textLeadingWithImage
    width += max(
      title.map { textWidth($0, content.titleFont.pointSize) } ?? 0,
      detail.map { textWidth($0, content.detailFont.pointSize) } ?? 0)
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
  /// mark of selection in red 500.
  ///
  /// Source, code: `MDCCollectionViewTextCell.m` (`MDCCellDefaultTextOpacity`, `MDCCellDefaultDetailTextOpacity`),
  /// `MDCCollectionViewStyler.m` (grey 300), `MDCCollectionViewCell.m` (grey 700, whose comment has another number, and
  /// red 500), `MDCInkView.m`, and `MDCPalettes.m` of Material Components for iOS 124.2 (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    content.colors.applied(
      to: RowAppearance(
        background: .white, ripple: .black.opacity(0.14),
        colors: [
          .title: .black.opacity(0.87), .detail: .black.opacity(0.54), .separator: SRGBColor(hex: 0xE0E0E0),
          .reorderControl: SRGBColor(hex: 0x616161), .selectorControl: SRGBColor(hex: 0xF44336),
        ]))
  }
}

extension ElementName {
  /// The handle to move a row by.
  public static var reorderControl: ElementName { ElementName(rawValue: "reorderControl") }
  /// The mark of a row's selection.
  public static var selectorControl: ElementName { ElementName(rawValue: "selectorControl") }
}
