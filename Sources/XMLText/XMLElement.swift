/// An element of an XML document, with what is in it.
package struct XMLElement {
  /// The name, without the prefix of its namespace.
  package let name: String
  /// The attributes, in the order of the document; those of the namespace `xml` keep its prefix.
  package let attributes: [(name: String, value: String)]
  /// The line on which it begins, from 1.
  package let line: Int
  /// What is in it.
  package var children: [XMLNode] = []

  /// The value of an attribute; `nil` if there is none.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The elements in it, of a name if one is given.
  package func elements(_ name: String? = nil) -> [XMLElement] {
    children.compactMap { child in
      guard case .element(let element) = child, name == nil || element.name == name else { return nil }
      return element
    }
  }

  /// All text in it, that of elements in it included.
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

/// What an XML element may have in it; comments and processing instructions are left out.
package enum XMLNode {
  /// Character data, as it is once references and CDATA sections are resolved.
  case text(String)
  /// An element.
  case element(XMLElement)
}
