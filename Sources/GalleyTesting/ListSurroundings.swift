public import Galley

extension [SizeCategory?] {
  /// All twelve size categories, XS to AX5.
  public static var all: [SizeCategory?] { SizeCategory.allCases }
}

extension [TextDirection] {
  /// From left to right and from right to left.
  public static var both: [TextDirection] { [.leftToRight, .rightToLeft] }
}
