internal import TextLayout
internal import Typography

/// What the properties of a text come to.
extension ListContentConfiguration.TextProperties {
  /// The size of the text in a category.
  func fontSize(for category: SizeCategory?) -> Double {
    let category = adjustsFontForContentSizeCategory ? category : .default
    guard let pointSize else { return style.pointSize(for: category) }
    return DynamicTypeMetrics(for: style).scaledPointSize(pointSize, for: category)
  }

  /// What the font puts between two lines; none for a font that is not a style's.
  func leading(for category: SizeCategory?) -> Double {
    guard pointSize == nil else { return 0 }
    let category = adjustsFontForContentSizeCategory ? category : .default
    return style.leadingBetweenLines(for: category)
  }

  /// Prepares a text.
  ///
  /// A font made for a text style lets other fonts heighten its lines; one of a size does not.
  func label(
    _ text: String?, weight: FontWeight? = nil, family: String, locale: String, typesetter: Typesetter
  ) -> Label? {
    Label(
      text.map { transform.apply(to: $0, locale: locale) },
      style: TextStyle(families: [family], weight: (weight ?? self.weight).rawValue, locale: locale),
      paragraph: ParagraphStyle(
        maximumLines: numberOfLines, truncation: lineBreakMode.truncation,
        fallbackLineHeight: pointSize == nil ? .grow : .locked),
      typesetter: typesetter)
  }

  /// The size of a label set so.
  ///
  /// A text that is set smaller to fit keeps the height of its line.
  func measure(_ label: Label, width: Double, traits: Traits) -> LabelMeasurement {
    let size = fontSize(for: traits.sizeCategory)
    let leading = leading(for: traits.sizeCategory)
    var measurement = label.measure(width: width, fontSize: size, leading: leading, grid: traits.pixelGrid)
    guard measurement.isTruncated, adjustsFontSizeToFitWidth, numberOfLines == 1, 0..<1 ~= minimumScaleFactor else {
      return measurement
    }
    // A factor of 0 stands for the smallest size there is; a quarter of a point is below any that is read.
    let scale = max(minimumScaleFactor, 0.25 / max(size, 0.25))
    measurement.fontSize = label.text.fittingSize(
      width: width, size: size, minimumScale: scale, label.paragraph(leading: leading))
    measurement.isTruncated =
      label.measure(width: width, fontSize: measurement.fontSize, grid: traits.pixelGrid).isTruncated
    return measurement
  }
}

extension ListContentConfiguration.LineBreakMode {
  fileprivate var truncation: Truncation {
    switch self {
    case .byWordWrapping: .none
    case .byTruncatingTail: .tail
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    }
  }
}

extension ListContentConfiguration.TextTransform {
  /// Does it to a text of a language.
  ///
  /// Letters change by Unicode's own tables, with the dotted i of Turkish and Azerbaijani.
  func apply(to text: String, locale: String) -> String {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let hasDottedI = language == "tr" || language == "az"
    func upper(_ text: String) -> String {
      (hasDottedI ? text.replacing("i", with: "İ") : text).uppercased()
    }
    switch self {
    case .none: return text
    case .uppercase: return upper(text)
    case .lowercase:
      return (hasDottedI ? text.replacing("I", with: "ı").replacing("İ", with: "i") : text).lowercased()
    case .capitalized:
      var result = ""
      var isInWord = false
      for character in text {
        let isLetter = character.isLetter || character.isNumber || "'’".contains(character)
        if isLetter, !isInWord { result += upper(String(character)) } else { result.append(character) }
        isInWord = isLetter
      }
      return result
    }
  }
}
