internal import Sizing
internal import TextLayout

/// An SVG file of a page: its texts as a description, what its elements refer to, and the elements.
struct SVGFile {
  /// The file.
  let text: String

  init(_ layout: PageLayout, _ definitions: SVGDefinitions, _ pieces: [SVGCanvas.Piece]) {
    let (width, height) = (max(1, layout.size.width).briefText, max(1, layout.size.height).briefText)
    let texts = layout.panels.flatMap { [$0.panel.caption].compactMap(\.self) + $0.panel.rows.map(\.texts) }
    var elements = ""
    for piece in pieces {
      switch piece {
      case .text(let text): elements += text
      case .color(let color, let paint):
        elements += "\(paint)=\"\(color.hex)\""
        if color.alpha < 1 { elements += " \(paint)-opacity=\"\(color.alpha.briefText)\"" }
      }
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="texts">
      <desc id="texts">\(texts.filter { !$0.isEmpty }.joined(separator: "\n").characterData)</desc>
      <defs>
      \(definitions.text)</defs>
      \(elements)
      </svg>

      """
  }
}

extension DrawnRow {
  /// The row's texts, from the first element to the last.
  fileprivate var texts: String {
    placement.layout.elements.compactMap { element in
      element.text.map { String(decoding: $0.content.utf8, as: UTF8.self) }
    }.joined(separator: ", ")
  }
}

extension String {
  /// The text between two tags of XML 1.0, which has no control characters but tabs and line breaks.
  fileprivate var characterData: String {
    var data = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": data += "&amp;".unicodeScalars
      case "<": data += "&lt;".unicodeScalars
      case ">": data += "&gt;".unicodeScalars
      case "\t", "\n": data.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": data.append(" ")
      default: data.append(scalar)
      }
    }
    return String(data)
  }
}
