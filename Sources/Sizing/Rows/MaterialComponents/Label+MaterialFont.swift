internal import TextLayout
internal import Typography

extension Label {
  /// A label of a Material component: its lines are as high as its own font makes them.
  convenience init?(
    _ text: String?, font: MaterialFont, lines: Int, truncation: Truncation = .tail, locale: String,
    typesetter: Typesetter
  ) {
    self.init(
      text,
      style: TextStyle(families: [font.typeface.familyName], weight: font.weight.rawValue, locale: locale),
      paragraph: ParagraphStyle(maximumLines: lines, truncation: truncation, fallbackLineHeight: .locked),
      typesetter: typesetter)
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
