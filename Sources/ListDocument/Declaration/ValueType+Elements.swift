internal import JSONText
internal import Sizing

extension ValueType where Value: Equatable {
  /// What may stand in a slot of a row: something of the system's own, a box such as a picture's, or a label.
  ///
  /// - Parameter named: The values that the row's system has names for.
  static func element(
    named: [(name: String, value: Value)], box: @escaping @Sendable (LayoutSize) -> Value,
    text: (@Sendable (String) -> Value)? = nil
  ) -> Self {
    let words = [
      "one of \(named.map(\.name).joined(separator: " "))", text == nil ? nil : "{\"text\"}",
      "{\"width\",\"height\"}", "{\"image\": FILE}",
    ]
    var cases: [Alternative] = [.string(.choice(named)) { $0 }]
    if let text { cases.append(.object(ValueType<String>.label, with: "text", text)) }
    cases.append(.object(.box, box))
    return .either(words.compactMap(\.self).joined(separator: " or "), cases)
  }
}

extension ValueType<MaterialSide> {
  static func materialSide(_ named: KeyValuePairs<String, MaterialSide>) -> Self {
    element(named: named.map { ($0.key, $0.value) }, box: { .box($0) }, text: { .text($0) })
  }
}

extension ValueType<String> {
  static var label: Self {
    object("a label", "", [Field("text", \.self, .text, "The text of the label.", isRequired: true)])
  }
}

extension ValueType {
  /// An image: a box of a size, or a picture of its own size, and further keys.
  ///
  /// - Parameter size: Its size, as a whole; the next two are its sides.
  static func image(
    _ initial: Value, size: any WritableKeyPath<Value, LayoutSize> & Sendable,
    _ width: any WritableKeyPath<Value, Double> & Sendable, _ height: any WritableKeyPath<Value, Double> & Sendable,
    and rest: [Field<Value>] = []
  ) -> Self {
    let box = object(
      "an image", initial,
      [
        Field("width", width, .length, "Its own width.", isRequired: true),
        Field("height", height, .length, "Its own height.", isRequired: true),
      ] + rest)
    let picture = object(
      "a picture", initial,
      [
        Field(
          "image", size, .file, "A PNG file, named from the document's folder; a pixel is a point.", isRequired: true)
      ] + rest)
    return either(
      "an image: {\"width\",\"height\"} or {\"image\": FILE}",
      [.object(picture, with: "image") { $0 }, .object(box) { $0 }])
  }
}

extension ValueType<LayoutSize> {
  /// A box of a size, or a picture at its own.
  static var box: Self { image(.zero, size: \.self, \.width, \.height).named("box") }

  fileprivate static var file: Self {
    ValueType("a PNG file", schema: ["type": "string"]) { (value, context) throws(JSONFault) in
      let name = try value.string()
      let header = try PNGHeader(file: context.path(ofFile: name))
      return LayoutSize(width: Double(header.width), height: Double(header.height))
    }
  }
}
