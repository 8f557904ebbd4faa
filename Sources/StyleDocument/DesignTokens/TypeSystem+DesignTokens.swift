internal import JSONText
public import Typography

extension TypeSystem {
  /// The system in the format of the Design Tokens Community Group (2025.10), which Style Dictionary and Figma plug-ins
  /// read.
  ///
  /// A style is a `typography` token, or a group of one token for each category. The format wants every line height as
  /// a multiple of the size and every token to have one and to name a family. The exact line height in points (null
  /// where it is the face's own), the rule, and the names that a token may not have are kept as extensions, so that
  /// reading the document back gives the same system.
  public var designTokens: String {
    var names: Set<String> = []
    var counts: [String: Int] = [:]
    let styles = styles.map { style in
      // Names that differ only in characters which a token's name may not have must stay different.
      let allowed = DesignTokens.shortTokenName(style.name)
      var name = allowed
      while !names.insert(name).inserted {
        counts[allowed, default: 1] += 1
        name = "\(allowed)-\(counts[allowed, default: 1])"
      }
      return (name, tokens(for: style, named: name))
    }
    let group: [(String, JSONValue)] = [
      ("$type", .string("typography")),
      ("$description", .string("\(title). \(source)")),
      (
        "$extensions",
        DesignTokens.extensions([
          "name": .string(name), "title": .string(title), "source": .string(source),
          "face": .object(["family": .string(face.family), "lineHeight": .number(face.lineHeight)]),
          "rule": .string(rule.name),
        ])
      ),
    ]
    let document: JSONObject = [DesignTokens.shortTokenName(name): .object(JSONObject(members: group + styles))]
    return JSONValue.object(document).indentedText + "\n"
  }

  /// The token of a style, or its group of tokens by category.
  private func tokens(for style: TypeStyle, named tokenName: String) -> JSONValue {
    let about: JSONObject = [
      "name": tokenName == style.name ? nil : .string(style.name),
      "aliases": style.aliases.isEmpty ? nil : .array(style.aliases.map(JSONValue.string)),
      "emphasizedWeight": style.emphasizedWeight.map { .number(Double($0.rawValue)) },
    ]
    if style.categories.isEmpty {
      return .object(token(for: style.base, about: about))
    }
    var members: [(String, JSONValue)] = []
    if !about.members.isEmpty { members.append(("$extensions", DesignTokens.extensions(about))) }
    if style.categories[.default] != style.base {
      members.append((DesignTokens.defaultName, .object(token(for: style.base, about: [:]))))
    }
    for category in SizeCategory.allCases {
      guard let entry = style.categories[category] else { continue }
      members.append((category.shortName, .object(token(for: entry, about: [:]))))
    }
    return .object(JSONObject(members: members))
  }

  private func token(for style: ResolvedTextStyle, about: JSONObject) -> JSONObject {
    let multiple = style.lineHeight.map { $0 / style.pointSize } ?? face.lineHeight
    let value = JSONValue.object([
      "fontFamily": .string(style.typeface.family ?? face.family),
      "fontSize": DesignTokens.pixels(style.pointSize),
      "fontWeight": .number(Double(style.weight.rawValue)),
      "letterSpacing": DesignTokens.pixels(style.tracking),
      "lineHeight": .number(multiple),
    ])
    let exact: JSONObject = ["lineHeight": .number(style.lineHeight)]
    let extensions = JSONObject(members: about.members + exact.members)
    return ["$value": value, "$extensions": DesignTokens.extensions(extensions)]
  }
}

/// The words of the format.
enum DesignTokens {
  /// The key under which Galley keeps what the format has no place for.
  static let vendor = "io.github.galley"

  /// The name of the token that says what a style is by default, where no category does.
  static let defaultName = "default"

  /// The name of the token that stands for its group itself.
  static let rootName = "$root"

  /// A name as a token may have it: without a dollar sign in front, braces or points.
  static func tokenName(_ name: String) -> String {
    let allowed = String(name.map { "{}.".contains($0) ? "-" : $0 })
    return allowed.hasPrefix("$") ? "-" + allowed.dropFirst() : allowed
  }

  /// The beginning of a name as a token may have it, which with two others is no longer than a token's path may be.
  static func shortTokenName(_ name: String) -> String {
    tokenName(String(String.UnicodeScalarView(name.unicodeScalars.prefix(100))))
  }

  static func pixels(_ value: Double) -> JSONValue {
    .object(["value": .number(value), "unit": .string("px")])
  }

  static func extensions(_ members: JSONObject) -> JSONValue {
    .object([vendor: .object(members)])
  }
}
