internal import JSONText
internal import Sizing
internal import Typography

/// A theme of Material Components for iOS as documents have it.
struct MaterialTheme: Hashable, Sendable {
  /// The defaults of its fonts; `MDCContainerScheme` has those of 2018-04.
  var defaults = MaterialTypographyScheme.Defaults.material201804
  /// The changes of these fonts.
  var fonts: [MaterialTextStyle: MaterialFontChange] = [:]
  var scalesWhenApplied = false
  var onSurface = SRGBColor.black

  /// The theme as cells take it.
  var scheme: MaterialContainerScheme {
    var typography = MaterialTypographyScheme(defaults: defaults)
    typography.scalesWhenApplied = scalesWhenApplied
    for (style, font) in fonts { font.apply(to: &typography[style]) }
    return MaterialContainerScheme(typography: typography, onSurface: onSurface)
  }
}

extension MaterialContainerScheme {
  /// Upstream's themes, made once.
  fileprivate static let material201804 = MaterialTheme().scheme
  fileprivate static let material201902 = MaterialTheme(defaults: .material201902).scheme

  fileprivate static func named(_ defaults: MaterialTypographyScheme.Defaults) -> MaterialContainerScheme {
    defaults == .material201804 ? material201804 : material201902
  }
}

extension ValueType<MaterialTypographyScheme.Defaults?> {
  /// The defaults of a typography scheme by year and month, as a string or a number; `none` is no theme at all.
  fileprivate static var typographyScheme: Self {
    let words = "one of 201804 201902 none"
    return ValueType(words, schema: ["enum": ["201804", "201902", "none", 201804, 201902]]) {
      (value, _) throws(JSONFault) in
      switch value {
      case .integer(201804), .string("201804"): return .material201804
      case .integer(201902), .string("201902"): return .material201902
      case .string("none"): return nil
      case .string(let text): throw JSONFault("\(JSONQuote(text))", expected: words)
      case .integer, .number: throw JSONFault("\(value)", expected: words)
      default: throw .type(value, expected: "a string")
      }
    }
  }
}

extension ValueType<MaterialContainerScheme?> {
  /// A theme: the defaults of its fonts, or an object with fonts and colours of its own.
  static var containerScheme: Self {
    let named = ValueType<MaterialTypographyScheme.Defaults?>.typographyScheme
    let theme = ValueType<MaterialTheme>.object(
      "a theme", MaterialTheme(),
      [
        Field("defaults", \.defaults, .defaults, "The release whose default fonts the theme starts from."),
        Field("fonts", \.fonts, .materialFonts, "What fonts have in place of the defaults, by text style."),
        Field(
          "useCurrentContentSizeCategoryWhenApplied", \.scalesWhenApplied, .bool,
          "Whether fonts with a curve are scaled when the theme is applied."),
        Field("onSurface", \.onSurface, .color, "The colour of texts, images and ink."),
      ])
    return ValueType(
      "\(named.words), or a theme of one's own",
      schema: ["anyOf": [.object(named.schema), .object(theme.schema)]], definitions: theme.definitions
    ) { (value, context) throws(JSONFault) in
      if case .object = value { return try theme.decode(value, context).scheme }
      return try named.decode(value, context).map(MaterialContainerScheme.named)
    } encode: {
      $0 == nil ? "none" : .null
    }.named("materialTheme")
  }
}

extension ValueType<MaterialTypographyScheme.Defaults> {
  fileprivate static var defaults: Self { choice([("201804", .material201804), ("201902", .material201902)]) }
}

extension ValueType<[MaterialTextStyle: MaterialFontChange]> {
  fileprivate static var materialFonts: Self {
    object(
      "an object of fonts by style", of: .materialFont, by: "style",
      MaterialTextStyle.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType<DynamicTypeStyle> {
  /// A text style, by UIKit's name.
  static var textStyle: Self { choice(DynamicTypeStyle.allCases.map { ("\($0)", $0) }) }
}

extension ValueType<FontWeight> {
  static var weight: Self {
    ValueType<Int>.integer(in: FontWeight.range)
      .map({ FontWeight(rawValue: $0) ?? .regular }, encode: { .integer($0.rawValue) })
  }
}
