internal import Typography

/// The sizes of the system's accessories, in points, at a size category.
///
/// Source, recorded: iOS 26.1, 375 and 393 points wide, categories L, XXXL and AX2, table cells (Vercantez/openuikit).
struct AccessoryMetrics {
  let sizeCategory: SizeCategory?
  /// The sizes of texts, where they are not the system's.
  let typeScale: DynamicTypeScale?
  let grid: PixelGrid
  /// The era of controls; accessories are the same in all.
  let profile: SystemProfile

  init(_ traits: Traits, profile: SystemProfile = .ios26) {
    sizeCategory = traits.sizeCategory
    typeScale = traits.typeScale
    grid = traits.pixelGrid
    self.profile = profile
  }

  /// Between a leading accessory and the next.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  static let leadingSpacing = 16.0
  /// Between a trailing accessory and the next.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  static let trailingSpacing = 8.0
  /// The width of the line before a reorder control that is not alone (charon, macOS 27.0).
  static let reorderSeparatorWidth = 1.0
  /// Between a reorder control and what is before it: the line, with the usual spacing on both sides of it.
  static let reorderSpacing = trailingSpacing + reorderSeparatorWidth + trailingSpacing
  /// The sign of a menu at the default category.
  ///
  /// Own: nobody recorded it.
  static let popUpMenu = LayoutSize(width: 12, height: 16)

  /// The width kept for most accessories: a gutter of 40, 47.5 and 55 less the margin of 16.
  private static let standard = MeasuredGrowth((17, 24), (23, 31.5), (33, 39))
  private static let chevronWidth = MeasuredGrowth((21, 10.5), (23, 14), (33, 20))
  private static let chevronHeight = MeasuredGrowth((21, 14), (23, 19.5), (33, 28.5))
  private static let controlWidth = MeasuredGrowth((17, 26), (23, 34.5), (33, 39))
  private static let controlHeight = MeasuredGrowth((17, 26), (23, 34.5), (33, 38))
  private static let reorderWidth = MeasuredGrowth((17, 27), (23, 36.5), (33, 41))

  /// Where the sizes of the system's accessories come from.
  var source: String {
    MeasuredGrowth.source(
      "recorded: iOS 26.1, 375 and 393 points wide, categories L, XXXL and AX2, table cells (Vercantez/openuikit)",
      for: sizeCategory, profile)
  }

  /// The width that makes accessories line up.
  var standardWidth: Double { length(Self.standard) }

  var glyphWidth: Double {
    // 10.333 at three pixels per point, so down to the pixel.
    grid.floor(Self.chevronWidth.length(for: sizeCategory))
  }

  /// The scale, relative to the default category, of symbols that go with body text at the large scale, as the edit
  /// controls do.
  var symbolScale: Double { Self.controlWidth.length(for: sizeCategory) / 26 }

  /// The hit target of a table cell's `accessoryView`: all of the cell from where the content ends.
  ///
  /// Source, recorded: iOS 17.5, 18.5 and 26.2, 393 and 402 points wide, category L, cells with a switch (cashapp/AccessibilitySnapshot).
  static func tableTarget(from x: Double, width: Double, height: Double) -> LayoutRect {
    LayoutRect(x: x, y: 0, width: width - x, height: height)
  }

  /// The size of one of the system's accessories.
  ///
  /// Source, recorded: iOS 26.1, 375 and 393 points wide, category L (Vercantez/openuikit).
  /// Source, inferred: as what was measured on iOS 26: other eras, and a detail button, which is a symbol in a circle like
  /// the edit controls.
  func size(of kind: CellAccessory.SystemKind) -> LayoutSize {
    switch kind {
    case .disclosureIndicator, .outlineDisclosure:
      // What is kept for the chevron is a square; its drawing is narrower.
      let side = length(Self.chevronHeight)
      return LayoutSize(width: side, height: side)
    case .checkmark:
      // 19 × 18 at two pixels per point, 19 × 17.333 at three.
      return LayoutSize(
        width: grid.round(19 * symbolScale), height: grid.round((grid.scale == 3 ? 52.0 / 3 : 18) * symbolScale))
    case .popUpMenu:
      let size = Self.popUpMenu
      return LayoutSize(width: grid.round(size.width * symbolScale), height: grid.round(size.height * symbolScale))
    case .delete, .insert, .multiselect, .detail:
      return LayoutSize(width: length(Self.controlWidth), height: length(Self.controlHeight))
    case .reorder:
      return LayoutSize(width: length(Self.reorderWidth), height: grid.round(15 * symbolScale))
    }
  }

  private func length(_ growth: MeasuredGrowth) -> Double { grid.round(growth.length(for: sizeCategory)) }
}

/// What tables, collection lists and SwiftUI's lists draw alike.
extension AccessoryMetrics {
  /// The frame of a system drawing that is centred in a region of a row, rounded down to whole pixels.
  func frame(of size: LayoutSize, x: Double, region: Double, height: Double) -> LayoutRect {
    LayoutRect(
      x: grid.floor(x + (region - size.width) / 2), y: grid.floor((height - size.height) / 2), size)
  }

  var chevron: LayoutSize { LayoutSize(width: glyphWidth, height: size(of: .disclosureIndicator).height) }

  func chevron(endingAt end: Double, height: Double) -> LayoutRect {
    frame(of: chevron, x: end - chevron.width, region: chevron.width, height: height)
  }

  /// The control at the start of a row of a height while it is edited.
  func editControl(_ kind: CellAccessory.SystemKind, height: Double) -> RowElement {
    let size = size(of: kind)
    let gutter = LayoutRect(x: 0, y: 0, width: TableCell.Metrics.gutter(for: sizeCategory), height: height)
    return RowElement(
      name: kind.elementName,
      frame: frame(of: size, x: TableCell.Metrics.editControlX, region: size.width, height: height), hitTarget: gutter)
  }

  func reorderControl(x: Double, region: Double, height: Double) -> RowElement {
    let frame = frame(of: size(of: .reorder), x: x, region: region, height: height)
    return RowElement(
      name: CellAccessory.SystemKind.reorder.elementName, frame: frame, hitTarget: Self.reorderTarget(frame))
  }

  /// The hit target of a reorder control: as wide as the control, and 44 high.
  ///
  /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
  static func reorderTarget(_ frame: LayoutRect) -> LayoutRect {
    LayoutRect(x: frame.x, y: frame.midY - 22, width: frame.width, height: 44)
  }

  /// The vertical line between a reorder control and what is before it.
  ///
  /// Its height was not noted and is taken to be the row's.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  static func reorderSeparator(x: Double, height: Double) -> RowElement {
    RowElement(
      name: ElementName(rawValue: "accessory.reorderSeparator"),
      frame: LayoutRect(x: x, y: 0, width: reorderSeparatorWidth, height: height))
  }
}
