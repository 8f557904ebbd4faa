internal import JSONText
import Typography

/// The values of a typographic token, in the format's own writing and in those that older drafts and design tools use.
extension DesignTokenFile {
  /// The properties of a typographic token, and those of design tools that do not concern the size of text.
  private static let properties: Set<String> = [
    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
    "fontStyle", "fontVariantNumeric", "fontVariationSettings", "paragraphIndent", "paragraphSpacing", "textCase",
    "textDecoration", "textTransform",
  ]

  /// The style a token stands for.
  ///
  /// - Parameter face: The system face: a token that names its family means it.
  func style(of token: Token, face: SystemFace?) throws(InputError) -> ResolvedTextStyle {
    let members = try resolve(token.place).place.members(DesignTokenFile.properties)
    let size = try fontSize(try members.required("fontSize"))
    let family = try members["fontFamily"].map { (place) throws(InputError) in try self.family(place) }
    let typeface = family.flatMap { $0 == face?.family ? nil : Typeface.family($0) } ?? .system

    var lineHeight = try members["lineHeight"].map { (place) throws(InputError) in
      try self.lineHeight(place, size: size)
    }
    // What Galley wrote beside a token is exact; null is the face's own height.
    if let exact = token.vendor?.places["lineHeight"] {
      lineHeight = exact.value == .null ? nil : try exact.size()
    }
    return ResolvedTextStyle(
      pointSize: size, lineHeight: lineHeight,
      tracking: try members["letterSpacing"].map { (place) throws(InputError) in
        try tracking(place, size: size)
      } ?? 0,
      weight: try members["fontWeight"].map { (place) throws(InputError) in try weight(place) } ?? .regular,
      typeface: typeface)
  }

  /// A family by name, or the first of several.
  private func family(_ place: JSONPlace) throws(InputError) -> String {
    let place = try resolve(place).place
    guard case .array(let families) = place.value else { return try place.string() }
    guard let first = families.first else { throw place.error("there is no family", "at least one") }
    return try resolve(JSONPlace(first, path: place.path.appending(.index(0)))).place.string()
  }

  private func fontSize(_ place: JSONPlace) throws(InputError) -> Double {
    try place.checkedSize(try Dimension(try resolve(place).place, in: self).points(relativeTo: nil))
  }

  private func tracking(_ place: JSONPlace, size: Double) throws(InputError) -> Double {
    try Dimension(try resolve(place).place, in: self).points(relativeTo: size)
  }

  /// A line height in points: a number is a multiple of the size, a dimension is one.
  private func lineHeight(_ place: JSONPlace, size: Double) throws(InputError) -> Double {
    let dimension = try Dimension(try resolve(place).place, in: self)
    let isMultiple = dimension.unit.isEmpty
    return try place.checkedSize(isMultiple ? dimension.value * size : try dimension.points(relativeTo: size))
  }

  private func weight(_ place: JSONPlace) throws(InputError) -> FontWeight {
    let place = try resolve(place).place
    guard case .string(let text) = place.value, text.utf8.count > Dimension.longest || Double(text) == nil else {
      return try FontWeight(JSONPlace(.number(try Dimension(place, in: self).value), path: place.path))
    }
    guard let weight = DesignTokenFile.weights[text] else {
      throw place.error("\(JSONQuote(text)) is no weight", "a number from 100 to 900 or a name such as semi-bold")
    }
    return weight
  }

  /// The names of weights in the format.
  ///
  /// `extra-black` (950) is heavier than any weight here.
  private static let weights: [String: FontWeight] = [
    "thin": .thin, "hairline": .thin, "extra-light": .extraLight, "ultra-light": .extraLight, "light": .light,
    "normal": .regular, "regular": .regular, "book": .regular, "medium": .medium, "semi-bold": .semibold,
    "demi-bold": .semibold, "bold": .bold, "extra-bold": .extraBold, "ultra-bold": .extraBold, "black": .black,
    "heavy": .black,
  ]
}

/// A number with a unit: `{"value": 17, "unit": "px"}`, `"17px"` as older drafts write it, or a bare number.
private struct Dimension {
  let value: Double
  let unit: String
  let place: JSONPlace

  /// The most bytes of a number with its unit: none is longer, and every token that refers to it reads it.
  static let longest = 100

  init(_ place: JSONPlace, in file: DesignTokenFile) throws(InputError) {
    self.place = place
    switch place.value {
    case .object:
      let members = try place.members(["value", "unit"])
      value = try file.resolve(members.required("value")).place.number()
      unit = try file.resolve(members.required("unit")).place.string()
    case .string(let text):
      let digits = text.prefix(Self.longest).prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
      guard text.utf8.count <= Self.longest, let number = Double(digits), abs(number) <= 1e6 else {
        throw place.error("\(JSONQuote(text)) is no dimension", "a number and a unit, such as 17px")
      }
      value = number
      unit = String(text.dropFirst(digits.count))
    default:
      value = try place.number()
      unit = ""
    }
  }

  /// The dimension in points.
  ///
  /// A bare number is one; a rem is 16; ems and per cent are of a size, where there is one.
  func points(relativeTo size: Double?) throws(InputError) -> Double {
    switch (unit, size) {
    case ("px", _), ("", _): value
    case ("rem", _): value * 16
    case ("em", let size?): value * size
    case ("%", let size?): value / 100 * size
    default: throw place.error("\(JSONQuote(unit)) is no unit here", size == nil ? "px or rem" : "px rem em or %")
    }
  }
}
