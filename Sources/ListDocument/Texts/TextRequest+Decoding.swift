package import FontKit
package import JSONText
internal import TextAnalysis
internal import TextLayout

extension TextRequest {
  static let keys = [
    "id", "text", "fonts", "fallback", "weight", "size", "width", "maxLines", "truncation", "direction", "locale",
    "lineHeight", "letterSpacing", "features", "variations", "breaking", "overflowWrap", "alignment", "wrapping",
    "lineSpacing", "fallbackLineHeight", "truncationToken", "spaceAtCut", "minimumScale", "displayScale",
  ]

  package init(_ value: JSONValue, fonts: FontCollection) throws(JSONFault) {
    var reader = try ObjectReader(value, keys: Self.keys)
    guard let text = try reader.string("text") else { throw reader.missing("text", expected: "a string") }
    try Self.checkLength(of: text)
    self.init(text: text)
    id = try reader.identifier("id")
    size = try reader.number("size", in: 0...InputLimits.textSize) ?? size
    width = try reader.length("width")
    displayScale =
      try reader.decode("displayScale") { (value) throws(JSONFault) in try value.displayScale() } ?? displayScale
    minimumScale = try reader.number("minimumScale", in: InputLimits.minimumScales)
    try readStyle(&reader, fonts: fonts)
    try readParagraph(&reader)
    try reader.finish()
  }

  private mutating func readStyle(_ reader: inout ObjectReader, fonts: FontCollection) throws(JSONFault) {
    style.families =
      try reader.decode("fonts") { (value) throws(JSONFault) in try Self.families(value, in: fonts) } ?? style.families
    style.fallsBack = try reader.bool("fallback") ?? style.fallsBack
    style.weight = try reader.integer("weight", in: InputLimits.weights) ?? style.weight
    style.direction = try reader.choice("direction") ?? style.direction
    style.locale = try reader.decode("locale") { (value) throws(JSONFault) in try value.locale() } ?? style.locale
    style.letterSpacing = try reader.number("letterSpacing", in: InputLimits.letterSpacings) ?? style.letterSpacing
    style.features = try reader.decode("features", Self.features) ?? style.features
    style.breaking = try reader.choice("breaking") ?? style.breaking
    style.variations = try reader.decode("variations", Self.variations) ?? style.variations
    try checkAxes(fonts)
    style.truncationToken = try reader.decode("truncationToken", Self.truncationToken)
  }

  private mutating func readParagraph(_ reader: inout ObjectReader) throws(JSONFault) {
    let density = density
    paragraph.maximumLines = try reader.lineLimit("maxLines") ?? paragraph.maximumLines
    paragraph.truncation = try reader.choice("truncation") ?? paragraph.truncation
    paragraph.lineHeight =
      try reader.decode("lineHeight") { (value) throws(JSONFault) in try LineHeight(value, density: density) }
      ?? paragraph.lineHeight
    paragraph.lineSpacing =
      try reader.number("lineSpacing", in: -InputLimits.length...InputLimits.length) ?? paragraph.lineSpacing
    paragraph.fallbackLineHeight = try reader.choice("fallbackLineHeight") ?? paragraph.fallbackLineHeight
    paragraph.overflowWrap = try reader.choice("overflowWrap") ?? paragraph.overflowWrap
    paragraph.alignment = try reader.choice("alignment") ?? paragraph.alignment
    paragraph.wrapping = try reader.choice("wrapping") ?? paragraph.wrapping
    paragraph.spaceAtCut = try reader.choice("spaceAtCut") ?? paragraph.spaceAtCut
  }

  /// Pixels in a point, in which Android and browsers round line heights.
  private var density: Double { displayScale > 0 ? displayScale : 1 }

  /// Sets the line height as a line of a text document does: a number of points, `"natural"`, or an object that names a
  /// model, such as `{"flutter": {"height": 1.5}}`.
  ///
  /// Android and browsers round in pixels of ``displayScale``, which has to be set before.
  ///
  /// - Throws: An error that names the place in the value.
  package mutating func setLineHeight(_ json: String, source: String) throws(InputError) {
    let bytes = Array(json.utf8)
    do throws(JSONFault) {
      try checkDisplayScale()
    } catch {
      throw InputError(error, source: InputError.arguments)
    }
    do throws(JSONFault) {
      paragraph.lineHeight = try LineHeight(JSONScanner.value(of: bytes.span), density: density)
    } catch {
      throw InputError(error.located(in: bytes.span, firstLine: nil), source: source)
    }
  }

  private func checkDisplayScale() throws(JSONFault) {
    _ = try inside(.key("displayScale")) { () throws(JSONFault) in try JSONValue.number(displayScale).displayScale() }
  }

  static func checkLength(of text: String) throws(JSONFault) {
    guard text.utf8.count <= InputLimits.textBytes else { throw lengthFault }
  }

  static var lengthFault: JSONFault {
    JSONFault("the text is too long", expected: "at most \(InputLimits.textBytes) bytes")
  }

  private static func families(_ value: JSONValue, in fonts: FontCollection) throws(JSONFault) -> [String] {
    let families = try value.array { (element) throws(JSONFault) in try element.family(in: fonts) }
    guard !families.isEmpty else { throw JSONFault("an empty array", expected: "at least one family") }
    try checkCount(families.count, "families")
    return families
  }

  private static func features(_ value: JSONValue) throws(JSONFault) -> [FontFeature] {
    guard case .object(let object) = value else { throw .type(value, expected: "an object of features and numbers") }
    var features: [FontFeature] = []
    for member in object.members {
      try inside(.key(member.key)) { () throws(JSONFault) in
        guard let tag = FontTag(member.key) else {
          throw JSONFault("this is no feature", expected: "a tag of up to four letters such as liga")
        }
        guard member.value != .null else { return }
        features.append(FontFeature(tag, UInt32(try member.value.integer(in: 0...Int(UInt32.max)))))
      }
    }
    try checkCount(features.count, "features")
    return features
  }

  private static func variations(_ value: JSONValue) throws(JSONFault) -> [FontVariation] {
    guard case .object(let object) = value else { throw .type(value, expected: "an object of axes and numbers") }
    var variations: [FontVariation] = []
    for member in object.members {
      try inside(.key(member.key)) { () throws(JSONFault) in
        guard let axis = FontTag(member.key) else {
          throw JSONFault("this is no axis", expected: "a tag of up to four letters such as wght")
        }
        guard member.value != .null else { return }
        variations.append(FontVariation(axis, try member.value.number(in: InputLimits.axisPlaces)))
      }
    }
    try checkCount(variations.count, "variations")
    return variations
  }

  /// Refuses variations on axes that no face for the text has: nothing would change.
  private func checkAxes(_ fonts: FontCollection) throws(JSONFault) {
    guard !style.variations.isEmpty else { return }
    var axes: [String] = []
    for family in style.families + (style.fallsBack ? fonts.fallbackFamilies : []) {
      let face = fonts.face(family: family, weight: style.weight, isItalic: style.isItalic)
      for axis in face?.font.axes ?? [] where !axes.contains(axis.tag.description) { axes.append(axis.tag.description) }
      if style.variations.allSatisfy({ axes.contains($0.axis.description) }) { return }
    }
    guard let unknown = style.variations.first(where: { !axes.contains($0.axis.description) }) else { return }
    let name = unknown.axis.description
    let families = style.families.map { "\(JSONQuote($0))" }.joined(separator: ", ")
    let problem = "there is no axis \(JSONQuote(name)) in \(families)"
    let fault =
      axes.isEmpty
      ? JSONFault(problem + ", nor any other", expected: "the family of a variable font that is given")
      : JSONFault(problem, unknown: name, among: axes)
    throw fault.inside(.key(name)).inside(.key("variations"))
  }

  private static func checkCount(_ count: Int, _ what: String) throws(JSONFault) {
    guard count <= InputLimits.fontChoices else {
      throw JSONFault("\(count) \(what)", expected: "at most \(InputLimits.fontChoices)")
    }
  }

  private static func truncationToken(_ value: JSONValue) throws(JSONFault) -> String {
    let token = try value.string()
    guard token.utf8.count <= InputLimits.tokenBytes else {
      throw JSONFault("\(token.utf8.count) bytes", expected: "at most \(InputLimits.tokenBytes)")
    }
    return token
  }
}

extension TextRequest {
  /// Makes sure that the request can be met, as one that was read from a document can.
  ///
  /// - Throws: An error whose path names the value at fault.
  func validate(fonts: FontCollection) throws(JSONFault) {
    func check(_ key: String, _ value: Double, in range: ClosedRange<Double>) throws(JSONFault) {
      _ = try inside(.key(key)) { () throws(JSONFault) in try JSONValue.number(value).number(in: range) }
    }
    func check(_ key: String, _ value: Int, in range: ClosedRange<Int>) throws(JSONFault) {
      _ = try inside(.key(key)) { () throws(JSONFault) in try JSONValue.integer(value).integer(in: range) }
    }
    try inside(.key("text")) { () throws(JSONFault) in try Self.checkLength(of: text) }
    try check("size", size, in: 0...InputLimits.textSize)
    if let width { try check("width", width, in: 0...InputLimits.length) }
    try checkDisplayScale()
    if let minimumScale { try check("minimumScale", minimumScale, in: InputLimits.minimumScales) }
    try check("letterSpacing", style.letterSpacing, in: InputLimits.letterSpacings)
    try check("weight", style.weight, in: InputLimits.weights)
    try check("maxLines", paragraph.maximumLines, in: 0...InputLimits.lines)
    _ = try inside(.key("locale")) { () throws(JSONFault) in try JSONValue.string(style.locale).locale() }
    _ = try inside(.key("fonts")) { () throws(JSONFault) in
      try Self.families(.strings(style.families), in: fonts)
    }
    for variation in style.variations { try check("variations", variation.value, in: InputLimits.axisPlaces) }
    try inside(.key("variations")) { () throws(JSONFault) in try Self.checkCount(style.variations.count, "variations") }
    try checkAxes(fonts)
    try inside(.key("features")) { () throws(JSONFault) in try Self.checkCount(style.features.count, "features") }
    if let token = style.truncationToken {
      _ = try inside(.key("truncationToken")) { () throws(JSONFault) in try Self.truncationToken(.string(token)) }
    }
    try check("lineSpacing", paragraph.lineSpacing, in: -InputLimits.length...InputLimits.length)
    switch paragraph.lineHeight {
    case .fixed(let height), .minimum(let height): try check("lineHeight", height, in: 0...InputLimits.length)
    case .multiple(let multiple): try check("lineHeight", multiple, in: 0...InputLimits.lineMultiple)
    case .css(let scale, let multiple):
      try check("lineHeight", scale, in: InputLimits.displayScales)
      if let multiple { try check("lineHeight", multiple, in: 0...InputLimits.lineMultiple) }
    case .natural, .android, .flutter: break
    }
  }
}
