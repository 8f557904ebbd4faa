internal import JSONText

/// The tokens of a file in the format of the Design Tokens Community Group, by path, references resolved on demand.
struct DesignTokenFile {
  /// A token: its value, its type if the file says one, and what Galley may have added.
  struct Token {
    let path: [String]
    let place: JSONPlace
    let type: String?
    let vendor: Members?
  }

  /// What Galley may have added to a group.
  struct Group {
    let path: [String]
    let vendor: Members
  }

  /// How much may be copied from groups that others extend: groups, tokens and what other tools added to them.
  static let maximumCopies = 100_000

  private(set) var tokens: [Token] = []
  private(set) var groups: [Group] = []
  private let document: JSONPlace
  private var indices: [[String]: Int] = [:]
  /// The groups of the document by path, once one extends another.
  private var places: [[String]: JSONPlace]?
  private var copies = 0
  private let resolutions = Resolutions()

  init(_ document: JSONPlace) throws(InputError) {
    self.document = document
    try collect(document, path: [], type: nil)
  }

  /// Whether a document has a token in it, and so is one of this format.
  static func hasTokens(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.members.contains { $0.key == "$value" || hasTokens($0.value) }
  }

  /// Collects a token, or all that is in a group.
  ///
  /// - Parameter extensions: How many groups on the way here are extended by another.
  /// - Returns: The type of what is in the group and has none of its own.
  @discardableResult
  private mutating func collect(
    _ place: JSONPlace, path: [String], type inherited: String?, extensions: Int = 0
  ) throws(InputError) -> String? {
    guard path.reduce(0, { $0 + $1.utf8.count }) <= InputLimits.tokenPathBytes else {
      throw place.error("the names on the way here are too long", "\(InputLimits.tokenPathBytes) bytes at most")
    }
    guard path.count + extensions <= InputLimits.tokenDepth else {
      throw place.error(
        "groups lie too deep, or extend each other in a circle", "\(InputLimits.tokenDepth) levels at most")
    }
    let members = try place.members()
    var type: String?
    var value: JSONPlace?
    var extended: JSONPlace?
    var vendor: Members?
    for member in members where member.key.hasPrefix("$") {
      switch member.key {
      case "$value" where value == nil: value = member.place
      case "$ref" where value == nil: value = JSONPlace(.object(["$ref": member.place.value]), path: place.path)
      case "$type": type = try member.place.string()
      case "$extends": extended = member.place
      case "$extensions":
        let tools = try member.place.members()
        if extensions > 0 { copies += tools.count }
        if let own = tools.first(where: { $0.key == DesignTokens.vendor }) {
          vendor = try own.place.members(DesignTokenFile.vendorKeys)
        }
      case "$description", "$deprecated", "$schema", DesignTokens.rootName: break
      default:
        throw member.place.error(
          "there is no such property", "$value or $ref, $type $description $deprecated $extensions or $extends")
      }
    }
    if extensions > 0 { copies += 1 }
    guard copies <= DesignTokenFile.maximumCopies else {
      throw place.error("too much is copied from groups that others extend", "at most \(DesignTokenFile.maximumCopies)")
    }
    if let extended {
      guard value == nil else { throw extended.error("a token extends nothing", "a group, without $value") }
      let base = try collect(try group(extended), path: path, type: inherited, extensions: extensions + 1)
      type = type ?? base
    }
    type = type ?? inherited
    if let value {
      guard !path.isEmpty else { throw place.error("this is a single token", "groups with tokens in them") }
      let token = Token(path: path, place: value, type: type, vendor: vendor)
      if let index = indices[path] {
        // What an extending group says itself takes the place of what it copied.
        tokens[index] = token
      } else {
        indices[path] = tokens.count
        tokens.append(token)
      }
    }
    if let vendor, value == nil { groups.append(Group(path: path, vendor: vendor)) }
    for member in members where member.key == DesignTokens.rootName || !member.key.hasPrefix("$") {
      guard value == nil else { throw member.place.error("a token has no tokens in it", "a group, without $value") }
      guard member.key == DesignTokens.rootName || DesignTokens.tokenName(member.key) == member.key else {
        throw member.place.error("this is no name of a token", "a name without braces and points")
      }
      try collect(member.place, path: path + [member.key], type: type, extensions: extensions)
    }
    return type
  }

  private static let vendorKeys: Set<String> = [
    "name", "title", "source", "face", "rule", "aliases", "emphasizedWeight", "lineHeight",
  ]
}

// MARK: References

extension DesignTokenFile {
  /// The value itself, or what it refers to: `"{path.to.token}"` stands for that token's value, and
  /// `{"$ref": "#/path/to/token/$value/part"}` for what a JSON pointer leads to.
  ///
  /// - Returns: The value, and the type of the token it was found in if it was referred to.
  ///
  /// Cost: what is referred to more than once is looked up once.
  func resolve(_ place: JSONPlace) throws(InputError) -> (place: JSONPlace, type: String?) {
    var end = Resolutions.End(place: place, type: nil, count: 0)
    var passed: [Resolutions.Reference] = []
    while let reference = Resolutions.Reference(end.place.value) {
      if let known = resolutions.ends[reference] {
        end = known
        break
      }
      guard passed.count <= InputLimits.tokenReferences, let next = try referred(end.place) else { break }
      passed.append(reference)
      (end.place, end.type) = next
    }
    guard passed.count + end.count <= InputLimits.tokenReferences else { throw try endless(place) }
    for reference in passed.reversed() {
      end.count += 1
      resolutions.ends[reference] = end
    }
    return (end.place, end.type)
  }

  /// What a value refers to, and the type of the token that this is; `nil` if it is no reference.
  private func referred(_ value: JSONPlace) throws(InputError) -> (place: JSONPlace, type: String?)? {
    switch Resolutions.Reference(value.value) {
    case .alias(let text):
      guard let index = indices[DesignTokenFile.steps(ofAlias: text)] else {
        throw value.error("there is no token \(JSONQuote(text))", "the path of a token in this file")
      }
      return (tokens[index].place, tokens[index].type)
    case .pointer(let pointer): return try target(of: JSONPlace(pointer, path: value.path.appending(.key("$ref"))))
    case nil: return nil
    }
  }

  /// The error of a value with more references behind it than may follow each other.
  private func endless(_ place: JSONPlace) throws(InputError) -> InputError {
    var passed: Set = [place.path]
    var value = place
    while let next = try referred(value)?.place {
      guard passed.insert(next.path).inserted else {
        return place.error("the references go in a circle", "one that ends at a value")
      }
      value = next
    }
    return place.error(
      "\(passed.count - 1) references follow each other", "at most \(InputLimits.tokenReferences)")
  }

  /// What a JSON pointer leads to: the value of a token, or a part of it, which has no type.
  private func target(of pointer: JSONPlace) throws(InputError) -> (JSONPlace, String?) {
    let text = try pointer.string()
    var steps = DesignTokenFile.steps(ofPointer: text)[...]
    var path: [String] = []
    while let step = steps.popFirst(), path.count < InputLimits.tokenDepth {
      path.append(step)
      guard let index = indices[path] else { continue }
      var part: JSONPlace? = tokens[index].place
      if steps.first == "$value" { steps.removeFirst() }
      let type = steps.isEmpty ? tokens[index].type : nil
      for step in steps { part = part?.part(step) }
      if let part { return (part, type) }
      break
    }
    throw pointer.error("\(JSONQuote(text)) leads to no value", "a pointer such as #/group/token/$value")
  }

  /// The group that another extends: `"{path.to.group}"`, or a JSON pointer to it.
  private mutating func group(_ reference: JSONPlace) throws(InputError) -> JSONPlace {
    let text = try reference.string()
    let isAlias = text.hasPrefix("{") && text.hasSuffix("}")
    let places = places ?? document.groups()
    self.places = places
    let steps = isAlias ? DesignTokenFile.steps(ofAlias: text) : DesignTokenFile.steps(ofPointer: text)
    guard let group = places[steps] else {
      throw reference.error("there is no group \(JSONQuote(text))", "the path of a group in this file")
    }
    return group
  }

  private static func steps(ofAlias text: String) -> [String] {
    text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The steps of a JSON pointer after `#` (RFC 6901), of which `%` stands for itself; none if it is not one, or longer than
  /// any to a token.
  private static func steps(ofPointer text: String) -> [String] {
    guard text.hasPrefix("#/"), text.utf8.count <= 4 * InputLimits.tokenPathBytes else { return [] }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  /// Whether a token is a typographic style, by its own word, its group's, or that of the token it refers to.
  func isTypography(_ token: Token) throws(InputError) -> Bool {
    let referred = try resolve(token.place).type
    return (referred ?? token.type) == "typography"
  }
}

extension JSONPlace {
  /// The objects in this one by path, those that are tokens left out.
  fileprivate func groups() -> [[String]: JSONPlace] {
    var groups: [[String]: JSONPlace] = [:]
    var open: [(path: [String], place: JSONPlace)] = [([], self)]
    while let (path, place) = open.popLast() {
      guard case .object(let object) = place.value,
        !object.members.contains(where: { $0.key == "$value" || $0.key == "$ref" }),
        path.count <= InputLimits.tokenDepth, path.reduce(0, { $0 + $1.utf8.count }) <= InputLimits.tokenPathBytes
      else { continue }
      if !path.isEmpty { groups[path] = place }
      for member in object.members where !member.key.hasPrefix("$") {
        open.append((path + [member.key], JSONPlace(member.value, path: place.path.appending(.key(member.key)))))
      }
    }
    return groups
  }

  /// A member of an object or an element of an array, as a JSON pointer names them.
  ///
  /// Of larger objects than any token's only the first 64 members are looked at, however often a value is referred to.
  fileprivate func part(_ step: String) -> JSONPlace? {
    switch value {
    case .object(let object):
      let member = object.members.prefix(64).first { $0.key == step }
      return member.map { JSONPlace($0.value, path: path.appending(.key(step))) }
    case .array(let elements):
      guard let index = Int(step), String(index) == step, elements.indices.contains(index) else { return nil }
      return JSONPlace(elements[index], path: path.appending(.index(index)))
    default: return nil
    }
  }
}
