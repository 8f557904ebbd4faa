internal import TextAnalysis
internal import TextLayout
internal import Typography

extension ListContentConfiguration.TextProperties {
  // Inlined, so that callers read only the properties that matter.

  @inline(__always)
  func fontSize(in traits: Traits) -> Double { fontSize(for: traits.sizeCategory, traits.typeScale) }

  @inline(__always)
  func fontSize(for category: SizeCategory?, _ scale: DynamicTypeScale? = nil) -> Double {
    let category = adjustsFontForContentSizeCategory ? category : .default
    guard let pointSize else { return style.pointSize(for: category, scale) }
    return DynamicTypeMetrics(for: style).scaledPointSize(pointSize, for: category)
  }

  /// The space that the font adds between two lines; none for a font that is not a style's.
  @inline(__always)
  func leading(in traits: Traits) -> Double {
    guard pointSize == nil else { return 0 }
    let category = adjustsFontForContentSizeCategory ? traits.sizeCategory : .default
    return style.leadingBetweenLines(for: category, traits.typeScale, isTight: hasTightLeading)
  }

  /// Prepares a text.
  ///
  /// Fallback fonts can increase the line height of a font made for a text style, but not that of a font of a size.
  ///
  /// - Parameters:
  ///   - attributed: A text that replaces `text` and whose letters stay as they are; what none of its parts sets comes from the
  ///     properties.
  ///   - own: An alignment that replaces that of the properties.
  func label(
    _ text: String?, _ attributed: AttributedText? = nil, weight: FontWeight? = nil, isMarkdown: Bool = false,
    alignment own: LineAlignment? = nil, family: String, locale: String, typesetter: Typesetter
  ) -> RowLabel? {
    let style = TextStyle(
      families: [self.family ?? family], weight: (weight ?? self.weight).rawValue, locale: locale,
      breaking: .apple)
    let paragraph = ParagraphStyle(
      maximumLines: numberOfLines, truncation: lineBreakMode,
      fallbackLineHeight: pointSize == nil ? .grow : .locked, alignment: own ?? alignment)
    if var attributed {
      attributed.style = style
      return attributed.text.isEmpty ? nil : RowLabel(typesetter.prepare(attributed), paragraph: paragraph)
    }
    let text = text.map { transform.apply(to: $0, locale: locale) }
    guard isMarkdown else { return RowLabel(text, style: style, paragraph: paragraph, typesetter: typesetter) }
    return RowLabel(
      markdown: text, strongWeight: self.style.emphasizedWeight.rawValue, style: style, paragraph: paragraph,
      typesetter: typesetter)
  }

  /// Measures a label with these properties.
  ///
  /// A text that is set smaller to fit keeps its line height, or takes that of its own if it is higher: letters of other
  /// faces may appear that the ellipsis hid.
  ///
  /// - Parameter lineSpacing: What stands between two lines beside the font's leading.
  @inline(__always)
  func measure(_ label: RowLabel, width: Double, lineSpacing: Double = 0, traits: Traits) -> LabelMeasurement {
    let measurement = label.measure(
      width: width, fontSize: fontSize(in: traits), leading: leading(in: traits) + lineSpacing,
      grid: traits.pixelGrid)
    guard measurement.isTruncated, adjustsFontSizeToFitWidth, numberOfLines == 1, 0..<1 ~= minimumScaleFactor else {
      return measurement
    }
    return label.fitted(measurement, minimumScale: minimumScaleFactor)
  }
}

extension RowLabel {
  /// The label set smaller, so that all of it is shown, or as much as the smallest scale makes room for.
  ///
  /// Own: the smallest size.
  func fitted(_ measurement: LabelMeasurement, minimumScale: Double) -> LabelMeasurement {
    let (width, size) = (measurement.width, measurement.fontSize)
    // A factor of 0 means no lower limit; nobody can read text of a quarter of a point.
    let scale = max(minimumScale, 0.25 / max(size, 0.25))
    var measurement = measurement
    measurement.fontSize = text.fittingSize(
      width: width, size: size, minimumScale: scale, paragraph(leading: measurement.leading))
    let lines = lines(width: width, fontSize: measurement.fontSize, leading: measurement.leading)
    measurement.isTruncated = lines.isTruncated
    let height = measurement.baselineGrid.ceil(lines.height)
    if height > measurement.height { (measurement.height, measurement.firstBaseline) = (height, lines.firstBaseline) }
    return measurement
  }
}

extension ListContentConfiguration.TextTransform {
  /// Transforms a text of a language.
  ///
  /// Letters change by Unicode's tables, with the dotted i of Turkish and Azerbaijani and the final sigma of Greek.
  func apply(to text: String, locale: String) -> String {
    if self == .none { return text }
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let hasDottedI = language == "tr" || language == "az"
    switch self {
    case .none: return text
    case .uppercase: return (hasDottedI ? text.replacing("i", with: "İ") : text).uppercased()
    case .lowercase:
      return Self.withFinalSigmas(hasDottedI ? text.replacing("I", with: "ı").replacing("İ", with: "i") : text)
        .lowercased()
    case .capitalized:
      var result = ""
      var isInWord = false
      for character in text {
        let isLetter = character.isLetter || character.isNumber || "'’".contains(character)
        if isLetter, !isInWord {
          result += hasDottedI && character == "i" ? "İ" : Self.initial(character)
        } else {
          result.append(character)
        }
        isInWord = isLetter
      }
      return result
    }
  }

  /// A letter at the start of a word, in title case: ǆ becomes ǅ, and a Georgian letter stays as it is.
  private static func initial(_ character: Character) -> String {
    var scalars = String(character).unicodeScalars
    let first = scalars.removeFirst()
    return first.properties.titlecaseMapping + String(scalars)
  }

  /// Replaces capital sigmas at the ends of words by the small final sigma: Unicode's rule `Final_Sigma` (section
  /// 3.13), which `lowercased()` leaves out.
  private static func withFinalSigmas(_ text: String) -> String {
    guard text.contains("Σ") else { return text }
    var characters = Array(text)
    for index in characters.indices.dropFirst() where characters[index] == "Σ" && characters[index - 1].isCased {
      if index + 1 == characters.count || !characters[index + 1].isCased { characters[index] = "ς" }
    }
    return String(characters)
  }
}
