internal import JSONText
internal import Translations

extension ValueType<String> {
  /// A text that is shown: a string, which may be the key of a table's text, or an object with a key, a text and
  /// arguments.
  static var text: Self {
    let reference = ValueType<TextReference>.object(
      "a text by its key", TextReference(),
      [
        Field("key", \.key, .string, "The text's key in the tables of translations."),
        Field("text", \.text, .string, "The text in the document's language."),
        Field("arguments", \.arguments, .arguments, "The values of the placeholders, by position or by name."),
      ])
    return ValueType(
      "a string or {\"key\",\"text\",\"arguments\"}",
      schema: ["anyOf": [["type": "string"], .object(reference.schema + keyOrText)]],
      definitions: reference.definitions
    ) { (value, context) throws(JSONFault) in
      if case .string(let text) = value {
        try TextRequest.checkLength(of: text)
        return try context.texts.text(TextReference(text: text))
      }
      guard case .object = value else { throw .type(value, expected: "a string") }
      let text = try reference.decode(value, context)
      guard text.key != nil || text.text != nil else {
        throw JSONFault("key and text are missing", expected: "one of them")
      }
      if let text = text.text { try TextRequest.checkLength(of: text) }
      return try context.texts.text(text)
    } encode: {
      .string($0)
    }.named("text")
  }
}

/// A text as a document names it.
struct TextReference: Hashable, Sendable {
  /// The key under which tables have it.
  var key: String?
  var text: String?
  /// The values of its placeholders.
  var arguments = MessageArguments()
}

extension ValueType<String> {
  fileprivate static var keyOrText: JSONObject {
    ["anyOf": .array(["key", "text"].map { ["required": .strings([$0]), "properties": [$0: ["type": "string"]]] })]
  }
}

extension ValueType<MessageArguments> {
  /// Arguments by their place, in an array, or by their name, in an object.
  fileprivate static var arguments: Self {
    ValueType(
      "an array or an object of strings and numbers",
      schema: [
        "anyOf": [
          ["type": "array", "items": ["type": ["string", "number"]]],
          ["type": "object", "additionalProperties": ["type": ["string", "number"]]],
        ]
      ]
    ) { (value, _) throws(JSONFault) in
      var arguments = MessageArguments()
      switch value {
      case .array(let values):
        for (index, value) in values.enumerated() {
          arguments.positional.append(try inside(.index(index)) { () throws(JSONFault) in try value.argument() })
        }
      case .object(let object):
        for member in object.members {
          arguments.named[member.key] = try inside(.key(member.key)) { () throws(JSONFault) in
            try member.value.argument()
          }
        }
      default: throw .type(value, expected: "an array or an object of strings and numbers")
      }
      return arguments
    } encode: { _ in
      []
    }
  }
}

extension JSONValue {
  fileprivate func argument() throws(JSONFault) -> MessageArguments.Value {
    switch self {
    case .string(let text): return .text(text)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    default: throw .type(self, expected: "a string or a number")
    }
  }
}
