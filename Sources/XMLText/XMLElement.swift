/// An element of an XML document, with its contents.
package struct XMLElement {
  /// The name, without the prefix that the root has; an element of another namespace keeps its prefix (`xliff:g`).
  package let name: String
  /// The attributes, in the order of the document, with their prefixes (`tools:locale`).
  package let attributes: [(name: String, value: String)]
  /// The line of its start tag, counted from 1.
  package let line: Int
  /// The elements and text in it, in the order of the document.
  package var children: [XMLNode] = []

  /// The value of an attribute; `nil` if there is none.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The child elements; only those with `name` if it is given.
  package func elements(_ name: String? = nil) -> [XMLElement] {
    children.compactMap { child in
      guard case .element(let element) = child, name == nil || element.name == name else { return nil }
      return element
    }
  }

  /// All text in it, including that of nested elements.
  package var text: String {
    var text = ""
    appendText(to: &text)
    return text
  }

  private func appendText(to text: inout String) {
    for child in children {
      switch child {
      case .text(let part): text += part
      case .element(let element): element.appendText(to: &text)
      }
    }
  }
}

/// A child of an XML element; comments and processing instructions are left out.
package enum XMLNode {
  /// Character data, with references and CDATA sections resolved.
  case text(String)
  /// An element.
  case element(XMLElement)
}
