/// A value together with the path that leads to it, so that whatever is wrong with it can be found.
struct JSONPlace {
  let value: JSONValue
  let path: String

  init(_ value: JSONValue, path: String = "$") {
    self.value = value
    self.path = path
  }

  /// An error about this value.
  func error(_ problem: String, _ expectation: String) -> StyleDocumentError {
    StyleDocumentError(place: path, problem: problem, expectation: expectation)
  }

  /// An error about the kind of this value.
  func wrongKind(_ expectation: String) -> StyleDocumentError { error("this is \(value.kind)", expectation) }

  // MARK: Parts

  /// The members of an object, in order.
  func members() throws(StyleDocumentError) -> [(key: String, place: JSONPlace)] {
    guard case .object(let members) = value else { throw wrongKind("an object") }
    return members.map { ($0.key, JSONPlace($0.value, path: JSONPlace.path(path, $0.key))) }
  }

  /// The members of an object that may have these keys only.
  func members(_ keys: Set<String>) throws(StyleDocumentError) -> Members {
    let members = try members()
    if let unknown = members.first(where: { !keys.contains($0.key) }) {
      throw unknown.place.error("no such key", "one of \(keys.sorted().joined(separator: " "))")
    }
    return Members(owner: self, places: Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.place) }))
  }

  /// The elements of an array.
  func elements() throws(StyleDocumentError) -> [JSONPlace] {
    guard case .array(let elements) = value else { throw wrongKind("an array") }
    return elements.enumerated().map { JSONPlace($0.element, path: "\(path)[\($0.offset)]") }
  }

  // MARK: Plain values

  func string() throws(StyleDocumentError) -> String {
    guard case .string(let string) = value else { throw wrongKind("a string") }
    return string
  }

  /// A number within bounds.
  func number(in range: ClosedRange<Double> = -1e6...1e6) throws(StyleDocumentError) -> Double {
    guard case .number(let number) = value else { throw wrongKind("a number") }
    guard range.contains(number) else {
      throw error(
        "\(number.shortText) is out of bounds",
        "a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)")
    }
    return number
  }

  /// The sizes and line heights there can be, in points: what a page can hold and an eye can see.
  static let sizes = 0.1...10_000

  /// A size or a line height in points.
  func size() throws(StyleDocumentError) -> Double { try checkedSize(try number()) }

  /// A size or a line height in points that this value came to.
  func checkedSize(_ size: Double) throws(StyleDocumentError) -> Double {
    guard JSONPlace.sizes.contains(size) else {
      throw error("\(size.shortText) is no size", "0.1 to 10000 points")
    }
    return size
  }

  /// The path of a member.
  ///
  /// Keys that are not plain words are written in brackets.
  static func path(_ path: String, _ key: String) -> String {
    let isWord = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return isWord ? "\(path).\(key)" : "\(path)[\(JSONValue.string(key).compactText)]"
  }
}

/// The members of an object by key.
struct Members {
  let owner: JSONPlace
  let places: [String: JSONPlace]

  /// A member that need not be there; null counts as absent.
  subscript(_ key: String) -> JSONPlace? {
    guard let place = places[key], place.value != .null else { return nil }
    return place
  }

  /// A member that must be there.
  func required(_ key: String) throws(StyleDocumentError) -> JSONPlace {
    guard let place = places[key] else { throw owner.error("there is no \"\(key)\"", "one") }
    return place
  }
}
