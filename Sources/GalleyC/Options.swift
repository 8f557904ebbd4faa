internal import Galley
internal import JSONText
internal import ListDocument

/// The options of a call, read from JSON.
struct Options {
  private var reader: ObjectReader

  /// Reads options.
  ///
  /// - Parameters:
  ///   - json: A JSON object; empty if there are no options.
  ///   - keys: The keys that the object may have.
  init(_ json: [UInt8], keys: [String]) throws(Fault) {
    reader = try Self.read { () throws(JSONFault) in try ObjectReader(Self.value(of: json), keys: keys) }
  }

  private static func value(of json: [UInt8]) throws(JSONFault) -> JSONValue {
    json.isEmpty ? .object([:]) : try JSONScanner.value(of: json.span)
  }

  private static func read<Result>(_ body: () throws(JSONFault) -> Result) throws(Fault) -> Result {
    do throws(JSONFault) {
      return try body()
    } catch {
      throw Fault(InputError(error, source: "options"))
    }
  }

  /// Reads some of the options.
  mutating func take<Result>(_ body: (inout ObjectReader) throws(JSONFault) -> Result) throws(Fault) -> Result {
    try Self.read { () throws(JSONFault) in try body(&reader) }
  }

  /// Ends the reading.
  ///
  /// - Throws: ``Fault`` at a key that may not occur.
  func finish() throws(Fault) { try Self.read { () throws(JSONFault) in try reader.finish() } }

  // MARK: Texts

  /// The keys of a text request that are about its style.
  private static let styleKeys = [
    "fonts", "fallback", "weight", "direction", "locale", "letterSpacing", "features", "variations", "breaking",
    "truncationToken",
  ]
  /// The keys of a text request that are about its lines.
  private static let paragraphKeys = [
    "maxLines", "truncation", "lineHeight", "lineSpacing", "fallbackLineHeight", "overflowWrap", "wrapping",
    "spaceAtCut", "displayScale",
  ]

  /// Reads a text style.
  static func style(_ json: [UInt8], fonts: FontCollection) throws(Fault) -> TextStyle {
    try request(json, keys: styleKeys, fonts).style
  }

  /// Reads the paragraph style, and the pixel grid that heights are rounded up to.
  static func paragraph(
    _ json: [UInt8], fonts: FontCollection
  ) throws(Fault) -> (style: ParagraphStyle, pixels: PixelGrid) {
    guard !json.isEmpty else { return (ParagraphStyle(), PixelGrid(scale: 0)) }
    let request = try request(json, keys: paragraphKeys, fonts)
    return (request.paragraph, PixelGrid(scale: request.displayScale))
  }

  private static func request(
    _ json: [UInt8], keys: [String], _ fonts: FontCollection
  ) throws(Fault) -> TextRequest {
    try read { () throws(JSONFault) in
      guard case .object(let object) = try value(of: json) else { throw JSONFault("it is no object") }
      if let unknown = object.members.first(where: { !keys.contains($0.key) }) {
        throw JSONFault("there is no such key", unknown: unknown.key, among: keys).inside(.key(unknown.key))
      }
      let members = object.members + [JSONObject.Member(key: "text", value: .string(""))]
      return try TextRequest(.object(JSONObject(members: members)), fonts: fonts)
    }
  }

  // MARK: Lists

  /// The keys that ``surroundings()`` takes.
  static let surroundingKeys = ["width", "category", "direction", "fontScale"]
  /// The keys that ``overrides()`` takes.
  static let overrideKeys = surroundingKeys + ["edit", "expand", "boldText"]

  /// Reads the width, size category, direction and font scale that a list is laid out in.
  mutating func surroundings() throws(Fault) -> ListOverrides {
    try take { (reader) throws(JSONFault) in
      var overrides = ListOverrides()
      overrides.width = try reader.length("width")
      overrides.sizeCategory = try reader.decode("category", Self.category)
      overrides.direction = try reader.choice("direction")
      overrides.fontScale = try reader.number("fontScale", in: TextSizeSetting.fontScales)
      return overrides
    }
  }

  /// Reads the settings that override a document's own.
  mutating func overrides() throws(Fault) -> ListOverrides {
    var overrides = try surroundings()
    return try take { (reader) throws(JSONFault) in
      overrides.isEditing = try reader.bool("edit") ?? false
      overrides.expandsAll = try reader.bool("expand") ?? false
      overrides.boldText = try reader.bool("boldText") ?? false
      return overrides
    }
  }

  /// Reads the name of the document in errors and reports; `document` by default.
  mutating func name() throws(Fault) -> String {
    try take { (reader) throws(JSONFault) in try reader.string("name") ?? "document" }
  }

  /// A size category by its name.
  static func category(_ value: JSONValue) throws(JSONFault) -> SizeCategory? {
    let name = try value.string()
    do throws(UnknownName) {
      return try SizeCategory.trait(named: name)
    } catch {
      throw JSONFault("there is no category \(JSONQuote(name))", unknown: name, among: error.expected)
    }
  }
}
