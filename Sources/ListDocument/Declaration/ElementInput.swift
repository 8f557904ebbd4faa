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
    cases.append(.object(.picture, with: "image") { .box($0) })
    cases.append(.object(.size) { .box($0) })
    return .either(words.compactMap(\.self).joined(separator: " or "), cases) { element in
      switch element {
      case .box(let size): ValueType<Size>.size.encode(size)
      case .text(let text): .object(["text": .string(text)])
      case .named(let name): .string(name)
      }
    }
  }
}

extension ValueType<Size> {
  /// A box of a size, or a picture at its own.
  static var box: Self {
    .either(
      "{\"width\",\"height\"} or {\"image\": FILE}",
      [.object(.picture, with: "image") { $0 }, .object(.size) { $0 }], encode: size.encode)
  }

  /// A PNG file, a pixel of which is a point.
  fileprivate static var picture: Self {
    .object(
      "a picture", .zero,
      [
        Field(
          "image", \.self, file, "A PNG file, named from the document's folder; a pixel is a point.", isRequired: true)
      ])
  }

  /// The size of a PNG file.
  static var file: Self {
    ValueType("a PNG file", schema: ["type": .string("string")]) { (value, context) throws(JSONFault) in
      let name = try value.string()
      let header = try PNGHeader(file: context.path(ofFile: name))
      return Size(width: Double(header.width), height: Double(header.height))
    } encode: { _ in
      .null
    }
  }
}
