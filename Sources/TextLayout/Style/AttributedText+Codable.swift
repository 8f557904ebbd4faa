extension AttributedText: Codable {
  private enum CodingKeys: CodingKey { case text, style, spans }

  /// Reads a text, its style and its spans.
  ///
  /// - Throws: `DecodingError` if a span lies outside of the text, or has a box and is not an object replacement
  ///   character, and if a number of the style or of a span is not one that a text can be set in.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .text), style: try container.decode(TextStyle.self, forKey: .style))
    if let fault = style.fault {
      throw DecodingError.dataCorruptedError(forKey: .style, in: container, debugDescription: fault)
    }
    for span in try container.decode([Span].self, forKey: .spans) {
      guard permits(span.attributes, in: span.range) else {
        throw DecodingError.dataCorruptedError(
          forKey: .spans, in: container, debugDescription: "the text has no place \(span.range) for a span")
      }
      if let fault = span.attributes.fault ?? span.attributes.applied(to: style).fault {
        throw DecodingError.dataCorruptedError(
          forKey: .spans, in: container, debugDescription: "\(fault), in the span \(span.range)")
      }
      set(span.attributes, in: span.range)
    }
  }

  /// Writes the text, its style and its spans.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(style, forKey: .style)
    try container.encode(spans, forKey: .spans)
  }

  /// Whether the text has a place for a span.
  private func permits(_ attributes: TextAttributes, in range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= text.utf8.count
      && (attributes.box == nil || isObjectReplacement(range))
  }
}
