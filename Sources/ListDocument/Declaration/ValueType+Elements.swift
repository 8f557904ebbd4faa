internal import JSONText
internal import Sizing

/// What a document puts in a slot of a row: a box, a text, or something the row's system has a name for.
enum ElementInput: Hashable, Sendable {
  /// A box of a size, such as a picture's.
  case box(Size)
  /// A label.
  case text(String)
  /// Something of the system's own, such as `icon`.
  case named(String)
}

extension ValueType<ElementInput> {
  /// What may stand in a slot.
  ///
  /// - Parameters:
  ///   - names: What the row's system has names for.
  ///   - allowsText: Whether it may be a label.
  static func element(names: [String] = [], allowsText: Bool = false) -> Self {
    let words = [
      names.isEmpty ? nil : "one of \(names.joined(separator: " "))", allowsText ? "{\"text\"}" : nil,
      "{\"width\",\"height\"}", "{\"image\": FILE}",
    ]
    var cases: [Alternative] = []
    if !names.isEmpty { cases.append(.string(.choice(names.map { ($0, $0) })) { .named($0) }) }
    if allowsText {
      let label = ValueType<String>.object(
        "a label", "", [Field("text", \.self, .string, "The text of the label.", isRequired: true)])
      cases.append(.object(label, with: "text") { .text($0) })
    }
    cases.append(.object(.box) { .box($0) })
    return .either(words.compactMap(\.self).joined(separator: " or "), cases) { element in
      switch element {
      case .box(let size): ValueType<Size>.size.encode(size)
      case .text(let text): .object(["text": .string(text)])
      case .named(let name): .string(name)
      }
    }
  }
}

extension ValueType {
  /// An image: a box of a size, or a picture at its own, and what else there is to say about it.
  ///
  /// - Parameters:
  ///   - initial: What it is before its keys are read.
  ///   - size: Its size, as a whole and side by side.
  ///   - rest: The other keys.
  static func image(
    _ initial: Value, size: any WritableKeyPath<Value, Size> & Sendable,
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
      [.object(picture, with: "image") { $0 }, .object(box) { $0 }], encode: box.encode)
  }
}

extension ValueType<Size> {
  /// A box of a size, or a picture at its own.
  static var box: Self { image(.zero, size: \.self, \.width, \.height).named("box") }

  /// The size of a PNG file.
  fileprivate static var file: Self {
    ValueType("a PNG file", schema: ["type": .string("string")]) { (value, context) throws(JSONFault) in
      let name = try value.string()
      let header = try PNGHeader(file: context.path(ofFile: name))
      return Size(width: Double(header.width), height: Double(header.height))
    } encode: { _ in
      .null
    }
  }
}
