/// A text size category: the size of text that a person chose in the settings of an Apple device.
///
/// There are twelve. Seven are on the ordinary slider, five more (`accessibility1` and up) appear once larger
/// accessibility sizes are switched on. The names are those of SwiftUI's `DynamicTypeSize`; in UIKit's words
/// `accessibility1` is `accessibilityMedium` and `accessibility5` is `accessibilityExtraExtraExtraLarge`.
///
/// An unspecified category is `nil`. Its meaning depends on the system: Dynamic Type takes the default, Material's
/// legacy styles the largest regular size, and Material's curves do not change the font. So functions that accept one
/// take `SizeCategory?` and say what they do.
///
/// Categories are ordered from the smallest to the largest.
public enum SizeCategory: UInt8, Sendable, Hashable, CaseIterable {
  /// XS.
  case xSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the default.
  case large
  /// XL.
  case xLarge
  /// XXL.
  case xxLarge
  /// XXXL, the largest of the regular sizes.
  case xxxLarge
  /// AX1.
  case accessibility1
  /// AX2.
  case accessibility2
  /// AX3.
  case accessibility3
  /// AX4.
  case accessibility4
  /// AX5, the largest of all.
  case accessibility5

  /// The category of a device with unchanged settings: L.
  public static let `default`: SizeCategory = .large

  /// Own: how many categories there are, the width of every table by category.
  package static let count = 12

  /// The column of this category in a table by category: 0 for XS to 11 for AX5.
  @inlinable package var index: Int { Int(rawValue) }

  /// Whether this is one of the accessibility sizes, AX1 to AX5.
  ///
  /// XXXL is not.
  @inlinable public var isAccessibilityCategory: Bool { self >= .accessibility1 }

  /// This category, or the nearest end of a range it lies outside of.
  ///
  /// SwiftUI's `dynamicTypeSize(_:)` and UIKit's minimum and maximum content size category do this, before any scaling.
  public func clamped(to range: ClosedRange<SizeCategory>) -> SizeCategory {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension SizeCategory: Comparable {
  /// Whether the first category asks for smaller text than the second.
  @inlinable public static func < (first: SizeCategory, second: SizeCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}
