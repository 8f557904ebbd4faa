internal import JSONText
internal import Typography

/// What a document changes in a font of a cell of Material Components for iOS; absent keys change nothing.
struct MaterialFontChange: Hashable, Sendable {
  var family: String?
  var weight: FontWeight?
  var pointSize: Double?
  var curve = Curve.kept

  /// The change of the curve by which the font scales.
  enum Curve: Hashable, Sendable {
    /// It stays.
    case kept
    /// The font has none, as one that was not given any (`MDCFontScaler`).
    case none
    /// The one of a style.
    case style(MaterialTextStyle)
    /// One of its own (`mdc_scalingCurve`).
    case own(ScalingCurve)
  }

  /// Changes a font, after the family that replaces every row's own; `nil` is none.
  func apply(to font: inout MaterialFont, typeface: String? = nil) {
    if let family = family ?? typeface { font.typeface = .family(family) }
    if let weight { font.weight = weight }
    if let pointSize { font.pointSize = pointSize }
    switch curve {
    case .kept: break
    case .none: font.curve = nil
    case .style(let style): font.curve = style.curve
    case .own(let curve): font.curve = curve
    }
  }
}

extension ValueType<MaterialFontChange> {
  static var materialFont: Self {
    object(
      "an object", MaterialFontChange(),
      [
        Field("typeface", \.family, .family, "The family; if absent, the row's."),
        Field("weight", \.weight, .weight, "The weight; if absent, the theme's."),
        Field("pointSize", \.pointSize, .number(in: 1...1000), "The size; if absent, the theme's."),
        Field(
          "curve", \.curve, .curve,
          "The style by whose curve it follows the size category, or sizes by category; if absent, the theme's. It matters in mdc.stereo with adjustsFont."
        ),
      ])
  }
}

extension ValueType<MaterialFontChange.Curve> {
  fileprivate static var curve: Self {
    let names: [(name: String, value: MaterialFontChange.Curve)] =
      [("kept", .kept), ("none", .none)] + MaterialTextStyle.allCases.map { ("\($0)", .style($0)) }
    return either(
      "one of \(names.map(\.name).joined(separator: " ")), or an object of sizes by category",
      [.string(.choice(names)) { $0 }, .object(.scalingCurve) { .own($0) }], encode: ValueType.choice(names).encode)
  }
}
