internal import Typography

extension TableCell {
  /// Where everything in a cell is, from left to right, and the height of the cell.
  struct Arrangement {
    var image: LayoutRect?
    var textStart = 0.0
    var text: (frame: LayoutRect, measurement: LabelMeasurement)?
    var detailText: (frame: LayoutRect, measurement: LabelMeasurement)?
    var isStacked = false
    var height = 0.0
  }

  var metrics: Metrics { Metrics(style: style, profile: profile) }

  func layoutMargin(width: Double, traits: Traits) -> Double {
    content.layoutMargin ?? traits.list.layoutMargin ?? profile.layoutMargin(forWidth: width)
  }

  func accessoryMargin(width: Double, traits: Traits) -> Double {
    content.layoutMargin ?? traits.list.accessoryMargin ?? layoutMargin(width: width, traits: traits)
  }

  /// The extent between edit controls and accessories, and its margins.
  func contentView(width: Double, traits: Traits) -> (start: Double, end: Double, margins: (Double, Double)) {
    let margin = layoutMargin(width: width, traits: traits)
    let isEditing = traits.state.contains(.editing)
    let start = isEditing && content.editingStyle != .none ? Metrics.gutter(for: traits.sizeCategory) : 0
    let accessoryWidth = accessoryRegion(traits)
    let end = accessoryWidth.map { width - accessoryMargin(width: width, traits: traits) - $0 } ?? width
    // Beside an accessory the trailing margin is the small one.
    return (start, end, (margin, accessoryWidth == nil ? margin : Metrics.accessoryMargin))
  }

  func accessoryRegion(_ traits: Traits) -> Double? {
    let accessories = AccessoryMetrics(traits)
    if traits.state.contains(.editing) {
      // The accessory of a cell hides while its table is edited.
      return content.showsReorderControl ? accessories.size(of: .reorder).width : nil
    }
    switch content.accessory {
    case .disclosureIndicator: return accessories.glyphWidth
    case .checkmark: return accessories.standardWidth
    case .view(let size): return size.width
    case .toggle: return profile.switchSize.width
    case nil: return nil
    }
  }

  func textStart(margin: Double) -> Double {
    let image = content.image.flatMap { $0.isEmpty ? nil : $0 }
    return margin + (image.map { $0.width + Metrics.imageToTextPadding } ?? 0)
  }

  func arrange(width: Double, traits: Traits) -> Arrangement {
    let grid = traits.pixelGrid
    let view = contentView(width: width, traits: traits)
    var result = Arrangement()
    result.textStart = view.start + textStart(margin: view.margins.0)
    let available = max(0, view.end - result.textStart - view.margins.1)

    result.isStacked = isStacked(in: available, traits)
    let isSideBySide = style == .value1 && !result.isStacked
    if let text {
      let natural = isSideBySide ? text.naturalWidth(traits) : .infinity
      let isWhole = grid.fits(natural, in: available)
      let measurement = text.measure(width: isWhole ? .infinity : available, traits)
      result.text = (
        LayoutRect(x: result.textStart, y: 0, width: min(natural, available), height: measurement.height), measurement
      )
    }
    if let detailText {
      var room = available
      var detailWidth = available
      if isSideBySide {
        room = max(0, available - (result.text.map { $0.frame.width + Metrics.textToDetailGap } ?? 0))
        detailWidth = detailText.naturalWidth(traits)
      }
      let isWhole = isSideBySide && grid.fits(detailWidth, in: room)
      detailWidth = min(detailWidth, room)
      let measurement = detailText.measure(width: isWhole ? .infinity : detailWidth, traits)
      let x = isSideBySide ? result.textStart + available - detailWidth : result.textStart
      result.detailText = (LayoutRect(x: x, y: 0, width: detailWidth, height: measurement.height), measurement)
    }
    stack(&result, traits)
    if let image = content.image, !image.isEmpty {
      result.height = max(result.height, grid.ceil(image.height))
      result.image = LayoutRect(x: view.start + view.margins.0, y: 0, image)
    }
    if let rowHeight = content.rowHeight { result.height = rowHeight }
    center(&result, traits)
    return result
  }

  /// Whether the texts are stacked in the available width.
  ///
  /// A value cell stacks them at accessibility sizes if they do not fit on one line.
  ///
  /// It then has the distances of a subtitle cell, since nobody measured its own.
  ///
  /// Source, published: Apple, WWDC 2017, session 245, Building Apps with Dynamic Type: standard cells do so.
  func isStacked(in available: Double, _ traits: Traits) -> Bool {
    switch style {
    case .default: return false
    case .subtitle: return true
    case .value1:
      guard (traits.sizeCategory ?? .default).isAccessibilityCategory, let text, let detailText else { return false }
      let width = text.naturalWidth(traits) + Metrics.textToDetailGap + detailText.naturalWidth(traits)
      return !traits.pixelGrid.fits(width, in: available)
    }
  }

  private func stack(_ result: inout Arrangement, _ traits: Traits) {
    let row = metrics.rowHeight(for: traits.sizeCategory)
    let tallest = max(result.text?.frame.height ?? 0, result.detailText?.frame.height ?? 0)
    guard result.isStacked, let text = result.text, let detail = result.detailText else {
      let lines = max(result.text?.measurement.lineCount ?? 0, 1)
      let margin = lines > 1 ? metrics.verticalMargin(for: traits.sizeCategory) : 0
      result.height = max(row, traits.pixelGrid.ceil(tallest + 2 * margin))
      return
    }
    let spacing = metrics.subtitleSpacing(for: traits.sizeCategory)
    let height = spacing.top + text.frame.height + spacing.gap + detail.frame.height + spacing.bottom
    result.height = max(row, traits.pixelGrid.ceil(height))
  }

  /// Centres image and texts vertically.
  ///
  /// The top of a text is rounded up to the pixel; beside a value, to the whole point.
  private func center(_ result: inout Arrangement, _ traits: Traits) {
    let grid = traits.pixelGrid
    if let image = result.image { result.image?.y = grid.round((result.height - image.height) / 2) }
    if result.isStacked, let text = result.text, let detail = result.detailText {
      let spacing = metrics.subtitleSpacing(for: traits.sizeCategory)
      let block = text.frame.height + spacing.gap + detail.frame.height
      // In a row that a least height or an image makes higher than its texts need, the texts stand lower.
      let extra = result.height - (spacing.top + block + spacing.bottom)
      let y = grid.round(spacing.top + max(0, grid.floor(extra / 2)))
      result.text?.frame.y = y
      result.detailText?.frame.y = grid.round(y + text.frame.height + spacing.gap)
      return
    }
    let wholePoints = PixelGrid(scale: 1)
    if let text = result.text {
      let y = (style == .value1 && !result.isStacked ? wholePoints : grid).ceil(
        (result.height - text.frame.height) / 2)
      if style == .default {
        fill(&result, textAt: y, traits)
      } else {
        result.text?.frame.y = y
      }
    }
    if let detail = result.detailText {
      result.detailText?.frame.y = grid.ceil((result.height - detail.frame.height) / 2)
    }
  }

  /// Makes the label of the default style fill the content view; its text, and so its baseline, stays in the middle.
  ///
  /// Before iOS 26 the content view ends where a separator begins, whether the row shows it or not.
  ///
  /// Source, recorded: iOS 11 and 12, 375 and 320 points wide, categories L and M (`UITableViewLabel`, 43.5 of 44 high, in
  /// `Tests/Fixtures`), and iOS 26.1, 375 points wide, category L (Vercantez/openuikit): as high as the row.
  private func fill(_ result: inout Arrangement, textAt y: Double, _ traits: Traits) {
    let hasSeparator = profile == .ios18 && traits.list.showsSeparators
    result.text?.frame.height = max(0, result.height - (hasSeparator ? profile.separatorHeight(traits) : 0))
    result.text?.measurement.firstBaseline += y
  }
}
