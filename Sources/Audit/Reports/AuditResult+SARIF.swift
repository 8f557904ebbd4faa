internal import JSONText
internal import ListDocument
internal import Sizing

extension AuditResult {
  /// The audit in the Static Analysis Results Interchange Format 2.1.0 (OASIS): a rule for each kind of finding, a result
  /// for each fault of an element in all its combinations.
  var sarifReport: [UInt8] {
    let rules = FindingKind.allCases.map { kind -> JSONValue in
      [
        "id": .string(kind.rawValue), "name": .string(kind.ruleName),
        "shortDescription": ["text": .string(kind.summary)],
        "fullDescription": ["text": .string("\(kind.summary) \(kind.words.cause)")],
        "help": [
          "text": .string("\(kind.words.cause) \(kind.words.advice)"),
          "markdown": .string("**\(kind.summary)** \(kind.words.cause)\n\n\(kind.words.advice)"),
        ],
        "defaultConfiguration": ["level": .string(kind.level)],
      ]
    }
    var occurrences: [String: Int] = [:]
    let results = groups.map { group -> JSONValue in
      let fingerprint = Self.fingerprint(group)
      let number = occurrences[fingerprint, default: 0] + 1
      occurrences[fingerprint] = number
      return Self.result(group, number == 1 ? fingerprint : "\(fingerprint)#\(number)")
    }
    let driver: JSONObject = [
      "name": "Galley", "semanticVersion": .string(Release.version), "version": .string(Release.version),
      "rules": .array(rules),
    ]
    let run: JSONValue = [
      "tool": ["driver": .object(driver)], "columnKind": "unicodeCodePoints", "results": .array(results),
    ]
    var writer = JSONWriter()
    writer.value(["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]])
    writer.endLine()
    return writer.bytes
  }

  /// An identifier of a fault that stays the same when rows move and when the fault occurs in more combinations.
  ///
  /// Rows of the same name have the same fingerprint; a number after it distinguishes them.
  private static func fingerprint(_ group: FindingGroup) -> String {
    let language = group.row.form.map { "\(group.row.locale).\($0)" } ?? group.row.locale
    let element = group.element.map { ".\($0)" } ?? ""
    return "\(group.row.source)#\(group.row.name)\(element):\(group.kind.rawValue):\(language)"
  }

  private static func result(_ group: FindingGroup, _ fingerprint: String) -> JSONValue {
    let kind = group.kind.rawValue
    let element = group.element.map { ".\($0)" } ?? ""
    let more = group.findings.count > 1 ? " and \(group.findings.count - 1) more" : ""
    let place = group.worst.combination.map { " (\($0)\(more))" } ?? ""
    let message =
      "\(group.row.name.quotable)\(element) (\(group.row.locale.quotable)\(group.row.formSuffix)): \(kind)\(place): \(group.quotedDetail)"
      + (group.doubt.map { "; \($0)" } ?? "")
    // Code-scanning sites show no result without a line.
    let region: JSONValue = [
      "startLine": .integer(group.row.place?.line ?? 1), "startColumn": group.row.place.map { .integer($0.column) },
    ]
    let location: JSONValue = [
      "physicalLocation": ["artifactLocation": ["uri": .string(group.row.source.uriReference)], "region": region],
      "logicalLocations": [["fullyQualifiedName": .string(group.row.path + element), "kind": "object"]],
    ]
    return [
      "ruleId": .string(kind), "ruleIndex": .integer(FindingKind.allCases.firstIndex(of: group.kind) ?? 0),
      "level": .string(group.kind.level), "message": ["text": .string(message.escapedMessage)],
      "locations": [location], "partialFingerprints": ["row/v1": .string(fingerprint)],
    ]
  }
}

extension String {
  /// The string as a plain text message, in which `{0}` is a placeholder and `[x](1)` a link.
  ///
  /// Brackets need no escapes where they cannot be a link, so names such as `rows[0]` have none.
  ///
  /// Source: SARIF 2.1.0, sections 3.11.5 and 3.11.6.
  fileprivate var escapedMessage: String {
    let mayHoldLink = zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(") }
    return escaping { scalar in
      switch scalar {
      case "{", "}": "\(scalar)\(scalar)"
      case "[", "]", "\\": mayHoldLink ? "\\\(scalar)" : nil
      default: nil
      }
    }
  }

  /// A file's name as a relative reference (RFC 3986): bytes that a path may not hold are written in hexadecimal.
  ///
  /// A colon is one of them, since a first segment with one would be a scheme.
  fileprivate var uriReference: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { reference, byte in
      let character = Character(UnicodeScalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~/!$&'()*+,;=@".contains(character) {
        reference.append(character)
      } else {
        reference += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
