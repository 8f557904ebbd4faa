internal import TextAnalysis
internal import TextLayout
internal import Typography

extension LegacyMaterialStyle {
  /// The point size of a font: that of the style in the category if the font follows the size category, else its own.
  func size(of font: MaterialFont, follows category: SizeCategory?, if isFollowed: Bool) -> Double {
    isFollowed ? preferredPointSize(applicationCategory: category) : font.pointSize
  }
}

extension RowLabel {
  /// A label of a Material component: its lines are as high as its own font makes them.
  convenience init?(
    _ text: String?, font: MaterialFont, lines: Int, truncation: Truncation = .tail, locale: String,
    typesetter: Typesetter
  ) {
    let family =
      switch font.typeface {
      case .system: "system"
      case .family(let name): name
      }
    self.init(
      text, style: TextStyle(families: [family], weight: font.weight.rawValue, locale: locale, breaking: .apple),
      paragraph: ParagraphStyle(maximumLines: lines, truncation: truncation, fallbackLineHeight: .locked),
      typesetter: typesetter)
  }
}
