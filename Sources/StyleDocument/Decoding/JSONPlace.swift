internal import JSONText

/// A value together with the path that leads to it, so that whatever is wrong with it can be found.
///
/// The path is passed inwards with the value and not collected by an error on its way out, since a reference may lead
/// from one part of a document to another.
struct JSONPlace {
  let value: JSONValue
  let path: JSONPath

  init(_ value: JSONValue, path: JSONPath = JSONPath()) {
    self.value = value
    self.path = path
  }

  /// The whole of a document.
  ///
  /// - Throws: An error that names the path, the line and the column at which the document stops being JSON.
  init(document: some Sequence<UInt8>) throws(InputError) {
    let bytes = Array(document)
    do {
      self.init(try JSONScanner.value(of: bytes.span, refusesLoneSurrogates: true))
    } catch {
      throw InputError(error.located(in: bytes.span, firstLine: 1))
    }
  }

  /// An error about this value.
  func error(_ problem: String, _ expectation: String) -> InputError {
    InputError(path: path, problem: problem, expectation: expectation)
  }

  /// What `decode` makes of the value.
  private func decoded<Result>(
    _ decode: (JSONValue) throws(JSONFault) -> Result
  ) throws(InputError) -> Result {
    do {
      return try decode(value)
    } catch {
      throw self.error(error.problem, error.expectation)
    }
  }

  // MARK: Parts

  /// The members of an object, in order.
  func members() throws(InputError) -> [(key: String, place: JSONPlace)] {
    guard case .object(let object) = value else { throw error(value.typeName, "an object") }
    return object.members.map { ($0.key, JSONPlace($0.value, path: path.appending(.key($0.key)))) }
  }

  /// The members of an object that may have these keys only.
  func members(_ keys: Set<String>) throws(InputError) -> Members {
    let members = try members()
    if let unknown = members.first(where: { !keys.contains($0.key) }) {
      var error = unknown.place.error("there is no such key", Names.expectation(keys.sorted()))
      error.suggestion = Names.nearest(to: unknown.key, among: keys.sorted())
      throw error
    }
    return Members(owner: self, places: Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.place) }))
  }

  /// The elements of an array.
  func elements() throws(InputError) -> [JSONPlace] {
    let elements = try decoded { (value) throws(JSONFault) in try value.array() }
    return elements.enumerated().map { JSONPlace($0.element, path: path.appending(.index($0.offset))) }
  }

  // MARK: Plain values

  func string() throws(InputError) -> String {
    try decoded { (value) throws(JSONFault) in try value.string() }
  }

  /// A number within bounds.
  func number(in range: ClosedRange<Double> = -1e6...1e6) throws(InputError) -> Double {
    try decoded { (value) throws(JSONFault) in try value.number(in: range) }
  }

  /// The sizes and line heights there can be, in points: what a page can hold and an eye can see.
  static let sizes = 0.1...10_000

  /// A size or a line height in points.
  func size() throws(InputError) -> Double { try checkedSize(try number()) }

  /// A size or a line height in points that this value came to.
  func checkedSize(_ size: Double) throws(InputError) -> Double {
    guard JSONPlace.sizes.contains(size) else {
      throw error("\(size.shortText) is no size", "0.1 to 10000 points")
    }
    return size
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
  func required(_ key: String) throws(InputError) -> JSONPlace {
    guard let place = places[key] else { throw owner.error("\(key) is missing", "a value for it") }
    return place
  }
}

extension JSONValue {
  /// A number, or null where there is none.
  static func number(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }
}
