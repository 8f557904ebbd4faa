/// The sizes a font takes by category (`mdc_scalingCurve`): absolute point sizes, not factors.
///
/// A curve ignores the size of the font it is attached to: a 22 pt font on the curve of body1 is 16 pt in the default
/// category. There is no interpolation. A category without a usable size (absent, zero, negative, not finite) leaves
/// the font as it is.
///
/// Copying a curve copies a reference; looking a size up allocates nothing.
public struct ScalingCurve: Sendable, Hashable {
  /// Twelve sizes, 0 standing for none.
  private let sizes: [Double]

  /// A curve of one's own.
  ///
  /// Sizes that are not positive and finite count as absent.
  public init(_ sizes: [SizeCategory: Double]) {
    self.sizes = SizeCategory.allCases.map { category in
      guard let size = sizes[category], size > 0, size.isFinite else { return 0 }
      return size
    }
  }

  /// The size in a category; `nil` if the curve has none there.
  public subscript(_ category: SizeCategory) -> Double? {
    let size = sizes[category.index]
    return size > 0 ? size : nil
  }

  /// The categories the curve has no usable size for, in order.
  package var gaps: [SizeCategory] { SizeCategory.allCases.filter { self[$0] == nil } }

  /// A value other than a font's size, grown as the curve grows: by its size in the category over its size in the
  /// default one; unchanged where either is missing.
  ///
  /// Material Components had this call until 2021-04.
  public func scaledValue(_ value: Double, for category: SizeCategory?) -> Double {
    guard let category, let size = self[category], let base = self[.default] else { return value }
    return value * (size / base)
  }

  /// The curves of Material's styles, in the order of ``MaterialTextStyle``.
  static let standard: [ScalingCurve] = MaterialTextStyle.allCases.map { style in
    ScalingCurve(Dictionary(uniqueKeysWithValues: SizeCategory.allCases.map { ($0, style.pointSize(for: $0)) }))
  }
}
