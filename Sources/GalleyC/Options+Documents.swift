internal import Galley
internal import JSONText
internal import ListDocument

/// The options of an audit.
struct AuditRequest {
  var audit = Audit(matrix: AuditMatrix())
  var input = AuditInput()
  var translations: [String] = []
  var format = ReportFormat.ndjson
  var pictures = 200
}

extension Options {
  /// The keys that ``audit()`` takes.
  static let auditKeys = [
    "categories", "widths", "directions", "kinds", "maxLines", "tapTarget", "translations", "locales", "pseudo",
    "format", "pictures", "fontScale",
  ]

  /// Reads the options of an audit.
  mutating func audit() throws(Fault) -> AuditRequest {
    try take { (reader) throws(JSONFault) in
      var request = AuditRequest()
      var matrix = AuditMatrix()
      matrix.sizeCategories = try reader.decode("categories", Self.categories) ?? []
      matrix.widths =
        try reader.decode("widths") { (value) throws(JSONFault) in
          let widths = try value.array { (width) throws(JSONFault) in try width.length() }
          guard widths.count <= InputLimits.widths else {
            throw JSONFault("\(widths.count) widths", expected: "at most \(InputLimits.widths)")
          }
          return widths
        } ?? []
      matrix.fontScales =
        try reader.decode("fontScale") { (value) throws(JSONFault) in
          guard case .array = value else { return [try value.number(in: TextSizeSetting.fontScales)] }
          let scales = try value.array { (scale) throws(JSONFault) in try scale.number(in: TextSizeSetting.fontScales) }
          guard scales.count <= InputLimits.fontScales else {
            throw JSONFault("\(scales.count) font scales", expected: "at most \(InputLimits.fontScales)")
          }
          return scales
        } ?? []
      matrix.directions = try reader.decode("directions", Self.names) ?? []
      var rules = AuditRules()
      if let kinds: [FindingKind] = try reader.decode("kinds", Self.names) { rules.kinds = Set(kinds) }
      rules.maximumLines = try reader.integer("maxLines", in: 1...InputLimits.lines)
      rules.minimumTapTarget = try reader.length("tapTarget")
      request.audit = Audit(matrix: matrix, rules: rules)
      request.translations = try reader.decode("translations", Self.strings) ?? []
      request.input.locales = try reader.decode("locales") { (value) throws(JSONFault) in
        try value.array { (value) throws(JSONFault) in try LocaleTag(checking: value.string()) }
      }
      request.input.pseudolocales = try reader.decode("pseudo", Self.pseudolocales) ?? []
      request.format = try reader.choice("format") ?? request.format
      request.pictures = try reader.integer("pictures", in: 0...100_000) ?? request.pictures
      if request.format == .html { request.audit.specimenLimit = request.pictures }
      return request
    }
  }

  private static func categories(_ value: JSONValue) throws(JSONFault) -> [SizeCategory?] {
    if case .string("all") = value { return SizeCategory.allCases }
    return try value.array(category)
  }

  private static func strings(_ value: JSONValue) throws(JSONFault) -> [String] {
    try value.array { (value) throws(JSONFault) in try value.string() }
  }

  private static func names<Name: CaseIterable & RawRepresentable<String>>(
    _ value: JSONValue
  ) throws(JSONFault) -> [Name] {
    try value.array { (value) throws(JSONFault) in try value.choice() }
  }

  private static func pseudolocales(_ value: JSONValue) throws(JSONFault) -> [Pseudolocale] {
    try value.array { (value) throws(JSONFault) in
      let name = try value.string()
      guard let pseudolocale = Pseudolocale(named: name) else {
        throw JSONFault("\(JSONQuote(name))", expected: "accented, rtl or long:PERCENT from 1 to 1000")
      }
      return pseudolocale
    }
  }
}

/// The options of a picture.
struct DrawingRequest {
  var format = PictureFormat.png
  var page = 0
  var scale: Double?
  var pageHeight = 0.0
  var isDark = false
  var showsGuides = false

  /// Draws one page, or all pages in the case of PDF.
  func draw(_ pages: [Page], _ traits: Traits, _ fonts: FontCollection) throws -> [UInt8] {
    let painter = PagePainter(fonts: fonts, theme: isDark ? .dark : .light, showsGuides: showsGuides)
    if format == .pdf { return try painter.pdf(pages) }
    guard pages.indices.contains(page) else {
      throw Fault.argument("page", "\(page) is none of the \(pages.count) pages")
    }
    if format == .svg { return try painter.svg(pages[page]) }
    let own = traits.pixelGrid.scale
    return try painter.png(pages[page], scale: scale ?? (own > 0 ? own : 2))
  }
}

extension Options {
  /// The keys that ``drawing()`` takes.
  static let drawKeys = ["format", "page", "scale", "pageHeight", "dark", "guides"]

  /// Reads the options of a picture.
  mutating func drawing() throws(Fault) -> DrawingRequest {
    try take { (reader) throws(JSONFault) in
      var request = DrawingRequest()
      request.format = try reader.choice("format") ?? .png
      request.page = try reader.integer("page", in: 0...Int(Int32.max)) ?? 0
      request.scale = try reader.number("scale", in: InputLimits.displayScales)
      request.pageHeight =
        try reader.number("pageHeight", in: 1...InputLimits.length) ?? request.format.usualPageHeight
      request.isDark = try reader.bool("dark") ?? false
      request.showsGuides = try reader.bool("guides") ?? false
      return request
    }
  }
}
