internal import TextAnalysis

extension SampleCell: Row {
  /// `mdc.sample`.
  public var kind: String { "mdc.sample" }

  /// Title, then details, as UIKit reads the labels of a cell.
  public var accessibility: RowAccessibility? { RowAccessibility([(.title, title), (.detail, detail)]) }

  /// Lays the cell out.
  ///
  /// Elements: title, detail, textContainer, image. A width that leaves none for the texts leaves them 0.
  public func layout(width: Double, traits: Traits) -> RowLayout {
    precondition(width.isFinite, "a row's width is finite")
    let textX = textX
    let textWidth = max(0, width - textX - Metrics.horizontalPadding)
    let titleSize = measureTitle(textWidth, traits)
    let detailSize = measureDetail(textWidth, traits)
    let titleHeight = titleSize?.height ?? 0
    let height = 2 * Metrics.verticalPadding + titleHeight + (detailSize?.height ?? 0)

    var elements: [RowElement] = []
    if let title, let titleSize {
      let frame = LayoutRect(x: textX, y: Metrics.verticalPadding, width: textWidth, height: titleHeight)
      elements.append(RowElement(name: .title, frame: frame, text: ElementText(title, titleSize)))
    }
    if let detail, let detailSize {
      let frame = LayoutRect(
        x: textX, y: Metrics.verticalPadding + titleHeight, width: textWidth, height: detailSize.height)
      elements.append(RowElement(name: .detail, frame: frame, text: ElementText(detail, detailSize)))
    }
    if !elements.isEmpty {
      elements.append(
        RowElement(name: .textContainer, frame: LayoutRect(x: textX, y: 0, width: textWidth, height: height)))
    }
    if content.hasImage {
      // Auto Layout puts what is centred on pixels.
      let y = traits.pixelGrid.round(height / 2 - Metrics.imageSide / 2)
      elements.append(
        RowElement(
          name: .image,
          frame: LayoutRect(x: Metrics.horizontalPadding, y: y, width: Metrics.imageSide, height: Metrics.imageSide)))
    }
    let layout = RowLayout(
      size: LayoutSize(width: width, height: height), elements: elements,
      hitTarget: LayoutRect(x: 0, y: 0, width: width, height: height))
    return layout.placed(in: traits.direction)
  }

  /// The height of the cell, without the frames of its elements.
  public func height(width: Double, traits: Traits) -> Double {
    let textWidth = max(0, width - textX - Metrics.horizontalPadding)
    return 2 * Metrics.verticalPadding + (measureTitle(textWidth, traits)?.height ?? 0)
      + (measureDetail(textWidth, traits)?.height ?? 0)
  }

  var textX: Double {
    content.hasImage ? Metrics.horizontalPadding + Metrics.imageSide + Metrics.imageGap : Metrics.horizontalPadding
  }

  func measureTitle(_ width: Double, _ traits: Traits) -> LabelMeasurement? {
    title?.measure(
      width: width, fontSize: content.fonts.titleSize(for: traits.sizeCategory), grid: traits.pixelGrid)
  }

  func measureDetail(_ width: Double, _ traits: Traits) -> LabelMeasurement? {
    detail?.measure(
      width: width, fontSize: content.fonts.detailSize(for: traits.sizeCategory), grid: traits.pixelGrid)
  }

  /// The margins, the image and the widest word; whole points.
  public func minimumWidth(traits: Traits) -> Double {
    width(traits) { $0.minimumWidth(fontSize: $1) }
  }

  /// The margins, the image and the wider text; whole points.
  public func preferredWidth(traits: Traits) -> Double {
    width(traits) { $0.preferredWidth(fontSize: $1) }
  }

  private func width(_ traits: Traits, ofText textWidth: (Label, Double) -> Double) -> Double {
    let category = traits.sizeCategory
    let widths = [
      title.map { textWidth($0, content.fonts.titleSize(for: category)) },
      detail.map { textWidth($0, content.fonts.detailSize(for: category)) },
    ]
    return (textX + (widths.compactMap(\.self).max() ?? 0) + Metrics.horizontalPadding).rounded(.up)
  }

  /// What the cell looks like: title in black of opacity 0.87, details of 0.6, ink of 0.14.
  ///
  /// Source, code: `CollectionViewListCell.m` (`kTitleColorOpacity`, `kDetailsColorOpacity`) and `MDCInkView.m`
  /// (`defaultInkColor`) of Material Components for iOS 124.2 (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    content.colors.applied(
      to: RowAppearance(
        ripple: .black.opacity(0.14), colors: [.title: .black.opacity(0.87), .detail: .black.opacity(0.6)]))
  }
}
