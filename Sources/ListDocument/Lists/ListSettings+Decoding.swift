internal import FontKit
internal import JSONText
internal import Sizing
internal import TextAnalysis
internal import Typography

extension ListSettings {
  /// The keys of a document that are about the list as a whole.
  static let keys = [
    "width", "style", "direction", "contentSizeCategory", "displayScale", "locale", "profile", "safeArea", "typeface",
    "fontScale", "editing", "defaultKind",
  ]

  /// Takes the settings out of a document.
  ///
  /// - Parameters:
  ///   - reader: The document.
  ///   - fonts: The families a typeface may be of.
  init(_ reader: inout ObjectReader, fonts: FontCollection) throws(JSONFault) {
    self.init()
    if let width = try reader.length("width") { geometry.width = width }
    if let style = try reader.decode("style", Self.style) { geometry.style = style }
    if let direction: TextDirection = try reader.choice("direction") { traits.direction = direction }
    if let category = try reader.decode("contentSizeCategory", Self.sizeCategory) { traits.sizeCategory = category }
    if let scale = try reader.number("displayScale", in: 0...64) { traits.pixelGrid = PixelGrid(scale: scale) }
    if let locale = try reader.decode("locale", { (value) throws(JSONFault) in try value.locale() }) {
      self.locale = locale
    }
    if let profile: SystemProfile = try reader.choice("profile") { geometry.profile = profile }
    if let insets = try reader.decode("safeArea", Self.insets) { geometry.safeArea = insets }
    typeface = try reader.decode("typeface") { (value) throws(JSONFault) in try value.family(in: fonts) }
    defaultKind = try reader.decode("defaultKind") { (value) throws(JSONFault) in try RowCatalogue.kind(value).name }
    try Self.refuseWhatIsToCome(&reader)
  }

  /// Takes out the settings that this version knows and cannot honour.
  private static func refuseWhatIsToCome(_ reader: inout ObjectReader) throws(JSONFault) {
    _ = try reader.decode("fontScale") { (value) throws(JSONFault) in
      guard try value.number(in: 0.01...100) == 1 else { throw .notAvailable(value, expected: "1") }
    }
    _ = try reader.decode("editing") { (value) throws(JSONFault) in
      guard try !value.bool() else { throw .notAvailable(value, expected: "false") }
    }
  }

  private static func style(_ value: JSONValue) throws(JSONFault) -> ListStyle {
    if case .string(let name) = value, ["grouped", "insetGrouped", "sidebar", "sidebarPlain"].contains(name) {
      throw .notAvailable(value, expected: ListStyle.plain.rawValue)
    }
    return try value.choice()
  }

  private static func sizeCategory(_ value: JSONValue) throws(JSONFault) -> SizeCategory? {
    let name = try value.string()
    do {
      return try SizeCategory.trait(named: name)
    } catch {
      throw JSONFault("\(JSONQuote(name))", expected: "one of \(error.expected.joined(separator: " "))")
    }
  }

  private static func insets(_ value: JSONValue) throws(JSONFault) -> EdgeInsets {
    var reader = try ObjectReader(value, keys: ["top", "leading", "bottom", "trailing"])
    let insets = EdgeInsets(
      top: try reader.length("top") ?? 0, leading: try reader.length("leading") ?? 0,
      bottom: try reader.length("bottom") ?? 0, trailing: try reader.length("trailing") ?? 0)
    try reader.finish()
    return insets
  }
}
