/// The controls that rows of both of Apple's frameworks hold. Lengths are in points; none grows with the size category.
extension SystemProfile {
  /// The size of a switch (`UISwitch`, `Toggle`).
  var switchSize: LayoutSize {
    switch self {
    // Source, recorded: iOS 14.5 to 18.5, 390 to 402 points wide, category L (cashapp/AccessibilitySnapshot).
    case .ios18: LayoutSize(width: 51, height: 31)
    // Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
    case .ios26: LayoutSize(width: 63, height: 28)
    }
  }
}
