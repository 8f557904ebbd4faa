internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  /// `mdc.stereo`: the self-sizing stereo cell of Material Components for iOS.
  static let stereo = RowKind(
    "mdc.stereo",
    keys: [
      "title", "detail", "leadingImage", "trailingImage", "titleLines", "detailLines", "scheme", "adjustsFont",
    ]
  ) { (reader, context) throws(JSONFault) in
    var content = StereoCell.Content()
    content.title = try reader.string("title")
    content.detail = try reader.string("detail")
    content.leadingImage = try reader.decode("leadingImage", image)
    content.trailingImage = try reader.decode("trailingImage", image)
    content.titleLines = try reader.lineLimit("titleLines") ?? 0
    content.detailLines = try reader.lineLimit("detailLines") ?? 0
    content.fonts = try fonts(&reader)
    if let family = context.settings.typeface {
      content.fonts.title.typeface = .family(family)
      content.fonts.detail.typeface = .family(family)
    }
    return StereoCell(content, locale: context.settings.locale, typesetter: context.typesetter)
  }

  private static func image(_ value: JSONValue) throws(JSONFault) -> StereoCell.Image {
    var reader = try ObjectReader(value, keys: ["width", "height", "position"])
    guard let width = try reader.length("width") else { throw reader.missing("width", expected: "a length in points") }
    guard let height = try reader.length("height") else {
      throw reader.missing("height", expected: "a length in points")
    }
    let position: StereoCell.Image.Position = try reader.choice("position") ?? .top
    try reader.finish()
    return StereoCell.Image(size: Size(width: width, height: height), position: position)
  }

  private static func fonts(_ reader: inout ObjectReader) throws(JSONFault) -> StereoCell.Fonts {
    var fonts = try reader.decode("scheme", theme) ?? StereoCell.Fonts()
    fonts.adjustsForSizeCategory = try reader.bool("adjustsFont") ?? false
    return fonts
  }

  /// The fonts of a theme by year and month, as a string or a number; `none` is a cell without a theme.
  private static func theme(_ value: JSONValue) throws(JSONFault) -> StereoCell.Fonts {
    switch value {
    case .integer(201804): return theme201804
    case .integer(201902): return theme201902
    case .integer, .number: throw JSONFault("\(value)", expected: "one of 201804 201902 none")
    default: return try value.choice(["201804": theme201804, "201902": theme201902, "none": StereoCell.Fonts()])
    }
  }

  private static let theme201804 = StereoCell.Fonts(scheme: MaterialTypographyScheme(defaults: .material201804))
  private static let theme201902 = StereoCell.Fonts(scheme: MaterialTypographyScheme(defaults: .material201902))
}
