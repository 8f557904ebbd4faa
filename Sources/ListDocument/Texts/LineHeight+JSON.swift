internal import JSONText
internal import TextLayout

/// Line heights as text documents have them: a number of points, `natural`, or an object with one key, which names the
/// model.
///
///     24
///     {"multiple": 1.5}
///     {"minimum": 24}
///     {"css": "normal"}
///     {"android": {"fontPadding": false, "spacingExtra": 4}}
///     {"compose": {"height": 24, "alignment": "proportional", "trim": "both"}}
///     {"flutter": {"height": 1.43, "leadingDistribution": "even", "strut": {"height": 1.5, "forced": true}}}
extension LineHeight {
  private static let models = ["multiple", "minimum", "css", "android", "compose", "flutter"]

  /// The line height that a value stands for.
  ///
  /// - Parameter density: Pixels in a point, in which Android and Blink round.
  init(_ value: JSONValue, density: Double) throws(JSONFault) {
    switch value {
    case .integer, .number: self = .fixed(try value.length())
    case .string("natural"): self = .natural
    case .object:
      var reader = try ObjectReader(value, keys: Self.models)
      var heights: [LineHeight] = []
      if let multiple = try reader.number("multiple", in: Self.multiples) { heights.append(.multiple(multiple)) }
      if let height = try reader.length("minimum") { heights.append(.minimum(height)) }
      if let css = try reader.decode("css", { (value) throws(JSONFault) in try Self.css(value, density) }) {
        heights.append(css)
      }
      if var android = try reader.decode("android", AndroidLineHeight.init(json:)) {
        android.density = density
        heights.append(.android(android))
      }
      if let compose = try reader.decode("compose", ComposeLineHeight.init(json:)) {
        heights.append(.android(AndroidLineHeight(density: density, includesFontPadding: false, compose: compose)))
      }
      if let flutter = try reader.decode("flutter", FlutterLineHeight.init(json:)) {
        heights.append(.flutter(flutter))
      }
      try reader.finish()
      guard heights.count == 1 else {
        throw JSONFault(
          "\(heights.count) models of line heights", expected: "one of \(Self.models.joined(separator: " "))")
      }
      self = heights[0]
    default: throw .type(value, expected: "a number of points, natural or an object such as {\"multiple\": number}")
    }
  }

  fileprivate static let multiples = 0...InputLimits.lineMultiple

  /// `normal`, or a multiple of the size.
  private static func css(_ value: JSONValue, _ density: Double) throws(JSONFault) -> LineHeight {
    if value == .string("normal") { return .css(displayScale: density) }
    guard case .string(let text) = value else {
      return .css(displayScale: density, multiple: try value.number(in: multiples))
    }
    throw JSONFault("\(JSONQuote(text))", expected: "normal or a number of sizes")
  }
}

extension AndroidLineHeight {
  fileprivate init(json value: JSONValue) throws(JSONFault) {
    self.init()
    var reader = try ObjectReader(value, keys: ["fontPadding", "spacingMultiplier", "spacingExtra"])
    includesFontPadding = try reader.bool("fontPadding") ?? includesFontPadding
    spacingMultiplier = try reader.number("spacingMultiplier", in: LineHeight.multiples) ?? spacingMultiplier
    spacingExtra = try reader.number("spacingExtra", in: -InputLimits.length...InputLimits.length) ?? spacingExtra
    try reader.finish()
  }
}

extension ComposeLineHeight {
  fileprivate init(json value: JSONValue) throws(JSONFault) {
    var reader = try ObjectReader(value, keys: ["height", "alignment", "trim", "minimum"])
    guard let height = try reader.length("height") else {
      throw reader.missing("height", expected: "a number of points")
    }
    self.init(height: height)
    alignment = try reader.decode("alignment", Self.alignment) ?? alignment
    if let trim: Trim = try reader.choice("trim") {
      trimsFirstTop = trim == .both || trim == .firstLineTop
      trimsLastBottom = trim == .both || trim == .lastLineBottom
    }
    isMinimum = try reader.bool("minimum") ?? isMinimum
    try reader.finish()
  }

  /// `LineHeightStyle.Trim`.
  private enum Trim: String, CaseIterable {
    case none
    case both
    case firstLineTop
    case lastLineBottom
  }

  /// A name of `LineHeightStyle.Alignment`, or the share of what is added that goes above.
  private static func alignment(_ value: JSONValue) throws(JSONFault) -> Alignment {
    guard case .string = value else { return .ratio(try value.number(in: 0...1)) }
    return try value.choice(["top": .top, "center": .center, "bottom": .bottom, "proportional": .proportional])
  }
}

extension FlutterLineHeight {
  fileprivate init(json value: JSONValue) throws(JSONFault) {
    self.init()
    var reader = try ObjectReader(
      value,
      keys: ["height", "leadingDistribution", "applyHeightToFirstAscent", "applyHeightToLastDescent", "strut"])
    height = try reader.number("height", in: LineHeight.multiples)
    leadingDistribution =
      try reader.decode("leadingDistribution", LeadingDistribution.init(json:)) ?? leadingDistribution
    appliesToFirstAscent = try reader.bool("applyHeightToFirstAscent") ?? appliesToFirstAscent
    appliesToLastDescent = try reader.bool("applyHeightToLastDescent") ?? appliesToLastDescent
    strut = try reader.decode("strut", Strut.init(json:))
    try reader.finish()
  }
}

extension FlutterLineHeight.LeadingDistribution {
  fileprivate init(json value: JSONValue) throws(JSONFault) {
    self = try value.choice(["proportional": .proportional, "even": .even])
  }
}

extension FlutterLineHeight.Strut {
  fileprivate init(json value: JSONValue) throws(JSONFault) {
    self.init()
    var reader = try ObjectReader(value, keys: ["scale", "height", "leading", "forced", "leadingDistribution"])
    scale = try reader.number("scale", in: LineHeight.multiples) ?? scale
    height = try reader.number("height", in: LineHeight.multiples)
    leading = try reader.number("leading", in: LineHeight.multiples) ?? leading
    isForced = try reader.bool("forced") ?? isForced
    leadingDistribution =
      try reader.decode("leadingDistribution", FlutterLineHeight.LeadingDistribution.init(json:)) ?? leadingDistribution
    try reader.finish()
  }
}
