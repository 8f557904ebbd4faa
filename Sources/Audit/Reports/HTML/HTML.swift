internal import JSONText

/// A piece of HTML: literals stay as they are, and what is interpolated is escaped.
///
///     let cell: HTML = "<td>\(name)</td>"  // <td>&lt;b&gt;</td> if the name is <b>
///
/// So nothing that a document says can become an element, an attribute or a script.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init() { text = "" }
  init(stringLiteral text: StaticString) { self.text = "\(text)" }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  static func += (left: inout HTML, right: HTML) { left.text += right.text }

  static func + (left: HTML, right: HTML) -> HTML {
    var sum = left
    sum += right
    return sum
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }
    mutating func appendInterpolation(_ value: String) { text += value.escapedHTML }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: Double) { text += value.roundedText }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    /// Appends a picture's elements, in which nothing is a text of a document.
    mutating func appendInterpolation(svg elements: String) { text += elements }
    /// Appends one of the report's own files.
    mutating func appendInterpolation(file bytes: [UInt8]) { text += String(decoding: bytes, as: UTF8.self) }
  }
}

extension HTML {
  /// A text of a document: its direction is its own, and no direction control in it reaches beyond it.
  ///
  /// It is cut short after about `limit` scalars, for a single character of hostile text may have a million of them.
  static func foreign(_ text: String, limit: Int = 240) -> HTML { "<bdi>\(text.cut(after: limit))</bdi>" }

  /// A sentence of ours with texts of a document in it.
  static func sentence(_ text: String) -> HTML { "<bdi dir=\"ltr\">\(text.cut(after: 400))</bdi>" }

  /// A text of a document where HTML has no elements, as in an option: without its direction controls.
  static func plain(_ text: String) -> HTML {
    let scalars = text.cut(after: 120).unicodeScalars.filter { !$0.properties.isBidiControl }
    return "\(String(String.UnicodeScalarView(scalars)))"
  }
}

extension String {
  /// The text with what HTML gives a meaning written out.
  ///
  /// Control characters become their pictures, and those that have none U+FFFD.
  fileprivate var escapedHTML: String {
    escaping { scalar in
      switch scalar {
      case "'": "&#39;"
      case "\t", "\n": nil
      case "\0"..<" ": Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
      case "\u{7F}": "\u{2421}"
      case "\u{80}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: scalar.markupEntity
      }
    }
  }
}
