internal import JSONText
internal import XMLText

/// A value of an XML property list, limited to the types that tables of translations have.
struct PropertyList {
  enum Value {
    case string(String)
    case dictionary([(key: String, value: PropertyList)])
    /// Any other type, by its element's name.
    case other(String)
  }

  let value: Value
  /// The line on which it begins.
  let line: Int

  /// Whether a text looks like XML: its first character that is not white space is `<`.
  static func isXML(_ text: ArraySlice<UInt8>) -> Bool {
    text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// Reads a property list.
  ///
  /// Source: Apple's document type definition of property lists, 1.0.
  init(_ bytes: [UInt8], source: String) throws(InputError) {
    let root = try XMLElement.document(bytes, source: source)
    guard root.name == "plist", let element = root.elements().first, root.elements().count == 1 else {
      throw InputError(
        source: source, line: root.line, problem: "it is no property list", expectation: "plist with one value in it")
    }
    try self.init(element, source: source)
  }

  private init(_ element: XMLElement, source: String) throws(InputError) {
    line = element.line
    switch element.name {
    case "string": value = .string(element.text)
    case "dict":
      let elements = element.elements()
      var members: [(key: String, value: PropertyList)] = []
      // CoreFoundation sets each pair in one dictionary (CFDictionarySetValue), so the last value of a key counts.
      var places: [String: Int] = [:]
      var index = 0
      while index < elements.count {
        let key = elements[index]
        guard key.name == "key", index + 1 < elements.count else {
          throw InputError(
            source: source, line: key.line, problem: "a dictionary has \(key.name) without a partner",
            expectation: "a key and a value each")
        }
        let member = (key: key.text, value: try PropertyList(elements[index + 1], source: source))
        if let place = places[member.key] {
          members[place] = member
        } else {
          places[member.key] = members.count
          members.append(member)
        }
        index += 2
      }
      value = .dictionary(members)
    default: value = .other(element.name)
    }
  }

  /// The text; `nil` if the value is not a text.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The members, in the order of the file; `nil` if the value is not a dictionary.
  var dictionary: [(key: String, value: PropertyList)]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The error that the value is not what was expected.
  func fault(_ expectation: String, source: String) -> InputError {
    let found =
      switch value {
      case .string: "a text"
      case .dictionary: "a dictionary"
      case .other(let name): "a value of type \(name)"
      }
    return InputError(source: source, line: line, problem: found, expectation: expectation)
  }
}
