internal import TextLayout
internal import Typography

extension ListContentRow {
  /// Where the image and the texts are, from left to right, in the content view, which lies between the accessories;
  /// and the height of the row.
  struct Arrangement {
    var contentView: (start: Double, end: Double)
    var image: LayoutRect?
    var textStart = 0.0
    var text: (frame: LayoutRect, measurement: LabelMeasurement)?
    var secondaryText: (frame: LayoutRect, measurement: LabelMeasurement)?
    var isSideBySide = false
    var height = 0.0
  }

  /// Arranges the content.
  ///
  /// It is inlined, since a call would copy the arrangement.
  ///
  /// - Parameter isPlaced: Whether positions are needed, and not only the height.
  @inline(__always)
  func arrange(width: Double, traits: Traits, isPlaced: Bool = true) -> Arrangement {
    let grid = traits.pixelGrid
    let view = contentView(width: width, traits: traits)
    let margins = margins(of: view, width: width, traits: traits)
    var result = Arrangement(contentView: view)

    let imageSize = imageSize(between: margins, traits: traits)
    let slot = imageSize.map { self.slot(for: $0, traits: traits) } ?? .zero
    let text = text(in: traits.state)
    result.textStart = textStart(imageSize: imageSize, margins: margins, traits: traits)
    let available = max(0, view.end - view.start - result.textStart - margins.trailing)

    let block = measureTexts(text, available: available, traits: traits, into: &result)
    result.height = content.rowHeight ?? rowHeight(content: max(block, slot.height), margins: margins, traits: traits)
    guard isPlaced else { return result }

    // Texts and image are centred in what the margins leave of the final height. A grouped table's header that is given its
    // height keeps its text at the bottom, as on iOS 26.1 (Vercantez/openuikit).
    let middle =
      configuration.tableTitle == .groupedHeader
      ? result.height - margins.bottom - block / 2 : margins.top + (result.height - margins.vertical) / 2
    if result.isSideBySide {
      placeSideBySide(&result, text, middle: middle, available: available, traits)
    } else {
      let top = grid.round(middle - block / 2)
      result.text?.frame.x = result.textStart
      result.text?.frame.y += top
      result.secondaryText?.frame.x = result.textStart
      result.secondaryText?.frame.y += top
    }
    if let imageSize {
      result.image = LayoutRect(
        x: grid.round(margins.leading + (slot.width - imageSize.width) / 2),
        y: grid.round(middle - imageSize.height / 2), imageSize)
    }
    return result
  }

  // MARK: Texts

  private func measureTexts(
    _ text: RowLabel?, available: Double, traits: Traits, into result: inout Arrangement
  ) -> Double {
    if let text, let secondaryText, standsSideBySide(text, secondaryText, in: available, traits) {
      let measurements = (
        configuration.text.measure(text, width: .infinity, traits: traits),
        configuration.secondaryText.measure(secondaryText, width: .infinity, traits: traits)
      )
      result.isSideBySide = true
      // Their widths matter only where they are placed.
      result.text = (LayoutRect(x: 0, y: 0, width: 0, height: measurements.0.height), measurements.0)
      result.secondaryText = (LayoutRect(x: 0, y: 0, width: 0, height: measurements.1.height), measurements.1)
      return max(measurements.0.height, measurements.1.height)
    }
    var height = 0.0
    if let text {
      let measurement = configuration.text.measure(text, width: available, traits: traits)
      result.text = (LayoutRect(x: 0, y: 0, width: available, height: measurement.height), measurement)
      height = measurement.height
    }
    if let secondaryText {
      let measurement = configuration.secondaryText.measure(secondaryText, width: available, traits: traits)
      let y = text == nil ? 0 : height + configuration.textToSecondaryTextVerticalPadding
      result.secondaryText = (LayoutRect(x: 0, y: y, width: available, height: measurement.height), measurement)
      height = y + measurement.height
    }
    return height
  }

  private func standsSideBySide(
    _ text: RowLabel, _ secondaryText: RowLabel, in available: Double, _ traits: Traits
  ) -> Bool {
    configuration.prefersSideBySideText
      && text.text.fits(
        size: configuration.text.fontSize(in: traits), before: secondaryText.text,
        size: configuration.secondaryText.fontSize(in: traits),
        by: SideBySide(
          gap: configuration.textToSecondaryTextHorizontalPadding, available: available, grid: traits.pixelGrid))
  }

  /// Places the texts at both ends of what is available, as wide as each is by itself.
  @inline(never)
  private func placeSideBySide(
    _ result: inout Arrangement, _ text: RowLabel?, middle: Double, available: Double, _ traits: Traits
  ) {
    guard let text, let secondaryText, let height = result.text?.frame.height,
      let secondaryHeight = result.secondaryText?.frame.height
    else { return }
    let grid = traits.pixelGrid
    let width = naturalWidth(secondaryText, configuration.secondaryText, traits)
    result.text?.frame = LayoutRect(
      x: result.textStart, y: grid.round(middle - height / 2),
      width: naturalWidth(text, configuration.text, traits), height: height)
    result.secondaryText?.frame = LayoutRect(
      x: result.textStart + available - width, y: grid.round(middle - secondaryHeight / 2), width: width,
      height: secondaryHeight)
  }

  /// The width of a text on one line, rounded up to the pixel as a label's size is.
  func naturalWidth(
    _ label: RowLabel, _ properties: ListContentConfiguration.TextProperties, _ traits: Traits
  ) -> Double {
    traits.pixelGrid.ceil(label.width(.lines, fontSize: properties.fontSize(in: traits)))
  }

  func textStart(imageSize: LayoutSize?, margins: DirectionalInsets, traits: Traits) -> Double {
    guard let imageSize else { return margins.leading }
    let padding = text != nil || secondaryText != nil ? configuration.imageToTextPadding : 0
    return margins.leading + slot(for: imageSize, traits: traits).width + padding
  }

  // MARK: Image

  /// The size at which the image is shown: scaled down to its maximum size, and to what a given height leaves.
  ///
  /// A symbol first grows with the size category. By default it grows as body text does at the large scale.
  func imageSize(between margins: DirectionalInsets, traits: Traits) -> LayoutSize? {
    guard var image = content.image, !image.size.isEmpty else { return nil }
    if image.isSymbol {
      let (grid, scale) = (traits.pixelGrid, symbolScale(traits))
      image.size = LayoutSize(
        width: grid.round(image.size.width * scale), height: grid.round(image.size.height * scale))
    }
    let limit = configuration.image.maximumSize
    var scale = 1.0
    if limit.width > 0 { scale = min(scale, limit.width / image.size.width) }
    if limit.height > 0 { scale = min(scale, limit.height / image.size.height) }
    if let height = content.rowHeight { scale = min(scale, max(0, height - margins.vertical) / image.size.height) }
    return LayoutSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  private func symbolScale(_ traits: Traits) -> Double {
    switch configuration.image.symbolTextStyle {
    case nil: 1
    case .body?: AccessoryMetrics(traits).symbolScale
    case let style?: style.pointSize(for: traits.sizeCategory) / style.pointSize(for: .default)
    }
  }

  func slot(for size: LayoutSize, traits: Traits) -> LayoutSize {
    let reserved = configuration.image.reservedLayoutSize
    func side(_ dimension: ListContentConfiguration.ReservedLength, _ own: Double) -> Double {
      if case .points(let points) = dimension { return points }
      return keepsSymbolSide(dimension) ? Self.symbolSide(traits) : own
    }
    return LayoutSize(width: side(reserved.width, size.width), height: side(reserved.height, size.height))
  }

  func keepsSymbolSide(_ dimension: ListContentConfiguration.ReservedLength) -> Bool {
    switch dimension {
    case .points, .actual: false
    case .standard: true
    case .automatic: content.image?.isSymbol ?? false
    }
  }

  /// The side of the standard size reserved for a symbol, which `reservedLayoutSize` can replace.
  ///
  /// Apple documents that there is such a size and that it grows with the category
  /// (`UIListContentConfiguration.ImageProperties.reservedLayoutSize`), not what it is.
  ///
  /// Source, inferred: 28 at the default category, in proportion to body text, as nobody measured it.
  private static func symbolSide(_ traits: Traits) -> Double {
    traits.pixelGrid.ceil(28 * DynamicTypeStyle.body.pointSize(for: traits.sizeCategory) / 17)
  }

  // MARK: Margins and height

  /// The margins of the content: those of the configuration, or the part of the cell's margins that accessories do not
  /// cover, if that is more.
  func margins(of view: (start: Double, end: Double), width: Double, traits: Traits) -> DirectionalInsets {
    var margins = configuration.margins
    if let title = configuration.tableTitle {
      (margins.top, margins.bottom) = title.margins(configuration.profile, traits)
    }
    guard configuration.preservesSideMargins else { return margins }
    let inherited = layoutMargin(width: width, traits: traits)
    margins.leading = max(margins.leading, inherited - view.start)
    margins.trailing = max(margins.trailing, inherited - (width - view.end))
    return margins
  }

  func layoutMargin(width: Double, traits: Traits) -> Double {
    content.layoutMargin ?? traits.list.layoutMargin ?? configuration.profile.layoutMargin(forWidth: width)
  }

  /// The height of the row, in whole pixels; a table adds its separator.
  ///
  /// In tables cells are 44.333 high before iOS 26 and 53 on it, a separator more than in lists; so is a subtitle cell
  /// of iOS 26.1, 69.5.
  ///
  /// Source, recorded: iOS 14.5 to 18.5 and 26.2, 390 to 402 points wide, category L (cashapp/AccessibilitySnapshot).
  private func rowHeight(content: Double, margins: DirectionalInsets, traits: Traits) -> Double {
    let grid = traits.pixelGrid
    let height = max(
      grid.ceil(margins.vertical + content), configuration.minimumHeight(for: traits.sizeCategory))
    guard self.content.container == .table, hasSeparator else { return height }
    return height + configuration.profile.separatorHeight(traits)
  }

  var hasSeparator: Bool { content.showsSeparator ?? configuration.preset.isCell }
}

/// Texts stand on one line if their measured widths fit; no size category by itself stacks them.
private struct SideBySide: WidthRule {
  let gap: Double
  let available: Double
  let grid: PixelGrid

  func holds(_ first: Double, _ second: Double) -> Bool {
    grid.fits(grid.ceil(first) + gap + grid.ceil(second), in: available)
  }
}
