internal import TextLayout
internal import Typography

extension RowLabel {
  /// A label of a Material component: its lines are as high as its own font makes them.
  convenience init?(
    _ text: String?, font: MaterialFont, lines: Int, truncation: Truncation = .tail, locale: String,
    typesetter: Typesetter
  ) {
    self.init(
      text, style: TextStyle(font, locale: locale), paragraph: .materialLabel(lines: lines, truncation: truncation),
      typesetter: typesetter)
  }
}

extension TextStyle {
  /// The style of a text in a font of a Material component.
  init(_ font: MaterialFont, locale: String) {
    self.init(families: [font.typeface.familyName], weight: font.weight.rawValue, locale: locale)
  }
}

extension ParagraphStyle {
  /// How the lines of a label of a Material component are filled and stacked.
  static func materialLabel(lines: Int, truncation: Truncation = .tail) -> ParagraphStyle {
    ParagraphStyle(maximumLines: lines, truncation: truncation, fallbackLineHeight: .locked)
  }
}

extension Typeface {
  /// The name under which a font collection has the face.
  var familyName: String {
    switch self {
    case .system: "system"
    case .family(let name): name
    }
  }
}
