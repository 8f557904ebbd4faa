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

  /// How many references may lead from one to the next.
  ///
  /// A circle is longer than any number.
  static let maximumReferences = 64

  private(set) var tokens: [Token] = []
  private(set) var groups: [Group] = []
  private var indices: [String: Int] = [:]

  init(_ document: JSONPlace) throws(InputError) {
    try collect(document, path: [], type: nil)
  }

  /// Whether a document has a token in it, and so is one of this format.
  static func hasTokens(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.members.contains { $0.key == "$value" || hasTokens($0.value) }
  }

  private mutating func collect(_ place: JSONPlace, path: [String], type inherited: String?) throws(InputError) {
    let members = try place.members()
    var type = inherited
    var value: JSONPlace?
    var vendor: Members?
    for member in members where member.key.hasPrefix("$") {
      switch member.key {
      case "$value": value = member.place
      case "$type": type = try member.place.string()
      case "$extensions":
        if let own = try member.place.members().first(where: { $0.key == DesignTokens.vendor }) {
          vendor = try own.place.members(DesignTokenFile.vendorKeys)
        }
      case "$description", "$deprecated", "$schema": break
      default:
        throw member.place.error("there is no such property", "$value $type $description $deprecated or $extensions")
      }
    }
    if let value {
      guard !path.isEmpty else { throw place.error("this is a single token", "groups with tokens in them") }
      indices[path.joined(separator: ".")] = tokens.count
      tokens.append(Token(path: path, place: value, type: type, vendor: vendor))
    }
    if let vendor, value == nil { groups.append(Group(path: path, vendor: vendor)) }
    for member in members where !member.key.hasPrefix("$") {
      guard value == nil else { throw member.place.error("a token has no tokens in it", "a group, without $value") }
      guard DesignTokens.tokenName(member.key) == member.key else {
        throw member.place.error("this is no name of a token", "a name without braces and points")
      }
      try collect(member.place, path: path + [member.key], type: type)
    }
  }

  private static let vendorKeys: Set<String> = [
    "name", "title", "source", "face", "rule", "aliases", "emphasizedWeight", "lineHeight",
  ]

  // MARK: References

  /// The value itself, or what it refers to: `"{path.to.token}"` stands for that token's value.
  ///
  /// - Returns: The value, and the type of the token it was found in if it was referred to.
  func resolve(_ place: JSONPlace) throws(InputError) -> (place: JSONPlace, type: String?) {
    var (value, type) = (place, nil as String?)
    for _ in 0...DesignTokenFile.maximumReferences {
      guard case .string(let text) = value.value, text.hasPrefix("{"), text.hasSuffix("}") else {
        return (value, type)
      }
      guard let index = indices[String(text.dropFirst().dropLast())] else {
        throw value.error("there is no token \(JSONQuote(text))", "the path of a token in this file")
      }
      (value, type) = (tokens[index].place, tokens[index].type)
    }
    throw place.error("the references go in a circle", "one that ends at a value")
  }

  /// Whether a token is a typographic style, by its own word, its group's, or that of the token it refers to.
  func isTypography(_ token: Token) throws(InputError) -> Bool {
    let referred = try resolve(token.place).type
    return (referred ?? token.type) == "typography"
  }
}
