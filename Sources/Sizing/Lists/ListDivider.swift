internal import TextAnalysis

/// A line that a list draws between its rows; rows of Apple's systems draw their own separators.
public struct ListDivider: Codable, Hashable, Sendable {
  /// The space between two rows for the line, in points; 0 if the line is drawn over the lower edge of the upper row.
  public var height: Double
  /// The thickness of the line, which is centred in `height`, in points; 0 is one pixel.
  public var thickness: Double
  /// The inset of the line's leading end, in points.
  public var leadingInset: Double
  /// The inset of the line's trailing end, in points.
  public var trailingInset: Double
  /// Whether these lengths are rounded to whole pixels, halves up, as in Compose (`roundToPx`).
  package var isInWholePixels = false
  /// The colour of the line, in the light appearance.
  ///
  /// Source, code: `theme_data.dart` of Flutter 3 (e3bb93b), `dividerColor`, which is that of Material 2.
  package var color = SRGBColor.black.opacity(0.12)

  /// Makes a divider.
  public init(height: Double, thickness: Double, leadingInset: Double = 0, trailingInset: Double = 0) {
    self.height = height
    self.thickness = thickness
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// The divider in the colour of Material 3, and in whole pixels if it is Compose's.
  ///
  /// Source, code: `DividerTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), and `divider.dart` of Flutter 3
  /// (e3bb93b), `_DividerDefaultsM3`: `outlineVariant`.
  private func ofMaterial3(isInWholePixels: Bool = false) -> ListDivider {
    var divider = self
    divider.isInWholePixels = isInWholePixels
    divider.color = Material3Colors.outlineVariant
    return divider
  }

  /// Compose's `HorizontalDivider` from edge to edge: 1 point high.
  ///
  /// Source, code: `DividerTokens.kt` of Compose, v0_210 (androidx at 43eab8fb).
  public static let material3 = ListDivider(height: 1, thickness: 1).ofMaterial3(isInWholePixels: true)
  /// The same with the insets of Material 3's tokens for lists.
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb).
  public static let material3Inset = ListDivider(height: 1, thickness: 1, leadingInset: 16, trailingInset: 16)
    .ofMaterial3(isInWholePixels: true)
  /// Flutter's `Divider` with Material 2: a line of one pixel in a height of 16 points.
  ///
  /// Source, code: `divider.dart` of Flutter 3 (e3bb93b), `_DividerDefaultsM2`.
  public static let flutterMaterial2 = ListDivider(height: 16, thickness: 0)
  /// Flutter's `Divider` with Material 3: a line of one point in a height of 16.
  ///
  /// Source, code: `divider.dart` of Flutter 3 (e3bb93b), `_DividerDefaultsM3`.
  public static let flutterMaterial3 = ListDivider(height: 16, thickness: 1).ofMaterial3()
  /// Flutter's `ListTile.divideTiles` with Material 3: a line of one point over the lower edge of each tile but the last.
  ///
  /// Source, code: `divider.dart` of Flutter 3 (e3bb93b), `Divider.createBorderSide` and `_DividerDefaultsM3`.
  public static let flutterTiles = ListDivider(height: 0, thickness: 1).ofMaterial3()
  /// The same with Material 2: a line of one pixel.
  ///
  /// Source, code: `divider.dart` of Flutter 3 (e3bb93b), `Divider.createBorderSide` and `_DividerDefaultsM2`.
  public static let flutterTilesMaterial2 = ListDivider(height: 0, thickness: 0)
}

extension ListDivider {
  func onDevice(_ traits: Traits) -> ListDivider {
    guard isInWholePixels else { return self }
    let scale = ComposeScale(traits)
    var divider = self
    for length in [\ListDivider.height, \.thickness, \.leadingInset, \.trailingInset] {
      divider[keyPath: length] = scale.points(rounding: divider[keyPath: length])
    }
    return divider
  }

  func frame(below row: LayoutRect, direction: TextDirection, grid: PixelGrid) -> LayoutRect {
    let thickness = thickness > 0 ? thickness : grid.pixel
    let y = height > 0 ? row.maxY + (height - thickness) / 2 : row.maxY - thickness
    let left = direction == .leftToRight ? leadingInset : trailingInset
    return LayoutRect(
      x: row.x + left, y: y, width: max(0, row.width - leadingInset - trailingInset), height: thickness)
  }
}
