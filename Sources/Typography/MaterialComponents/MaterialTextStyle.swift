/// A style of the scaling curves of Material Components for iOS (`MDCTextStyle`).
public enum MaterialTextStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// 96 pt at the default category.
  case headline1
  /// 60 pt.
  case headline2
  /// 48 pt.
  case headline3
  /// 34 pt.
  case headline4
  /// 24 pt.
  case headline5
  /// 20 pt.
  case headline6
  /// 16 pt.
  case subtitle1
  /// 14 pt.
  case subtitle2
  /// 16 pt.
  case body1
  /// 14 pt.
  case body2
  /// 14 pt.
  case button
  /// 12 pt.
  case caption
  /// 10 pt.
  case overline

  /// The point size of the style's curve in a category.
  public func pointSize(for category: SizeCategory = .default) -> Double {
    Double(MaterialTextStyle.sizes[Int(rawValue) * SizeCategory.count + category.index])
  }

  /// The style's curve as a value that can be attached to a font.
  public var curve: ScalingCurve { ScalingCurve.standard[Int(rawValue)] }

  /// Point sizes by style and category, unchanged since 2019-03.
  ///
  /// Source, code: `MDCFontScaler.m` of Material Components for iOS 124.2 (ac77ff7).
  private static let sizes: [UInt8] = [
    // XS  S   M   L    XL  XXL XXXL  AX1  AX2  AX3  AX4  AX5
    84, 88, 92, 96, 100, 104, 108, 108, 108, 108, 108, 108,  // headline1
    54, 56, 58, 60, 62, 64, 66, 66, 66, 66, 66, 66,  // headline2
    42, 44, 46, 48, 50, 52, 54, 54, 54, 54, 54, 54,  // headline3
    28, 30, 32, 34, 36, 38, 40, 42, 42, 42, 42, 42,  // headline4
    21, 22, 23, 24, 26, 28, 30, 32, 32, 32, 32, 32,  // headline5
    17, 18, 19, 20, 22, 24, 26, 28, 28, 28, 28, 28,  // headline6
    13, 14, 15, 16, 18, 20, 22, 25, 30, 37, 44, 52,  // subtitle1
    11, 12, 13, 14, 16, 18, 20, 22, 25, 30, 36, 42,  // subtitle2
    13, 14, 15, 16, 18, 20, 22, 26, 30, 34, 38, 42,  // body1
    11, 12, 13, 14, 16, 18, 20, 22, 25, 30, 36, 42,  // body2
    11, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30,  // button
    11, 11, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28,  // caption
    8, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24, 26,  // overline
  ]
}

extension MaterialTextStyle: CustomStringConvertible, LosslessStringConvertible {
  /// The name of the style, `headline1` to `overline`.
  public var description: String {
    switch self {
    case .headline1: "headline1"
    case .headline2: "headline2"
    case .headline3: "headline3"
    case .headline4: "headline4"
    case .headline5: "headline5"
    case .headline6: "headline6"
    case .subtitle1: "subtitle1"
    case .subtitle2: "subtitle2"
    case .body1: "body1"
    case .body2: "body2"
    case .button: "button"
    case .caption: "caption"
    case .overline: "overline"
    }
  }

  /// The style of a name; `nil` if there is none.
  public init?(_ name: String) {
    let match = MaterialTextStyle.allCases.first { $0.description == name }
    guard let match else { return nil }
    self = match
  }
}
