internal import JSONText

/// Where the references of a file of design tokens end, each followed once.
final class Resolutions {
  /// A reference as it is written.
  enum Reference: Hashable {
    case alias(String)
    /// A JSON pointer: a string, unless it is wrong.
    case pointer(JSONValue)

    /// The reference that a value is; nil if it is none.
    init?(_ value: JSONValue) {
      switch value {
      case .string(let text) where text.hasPrefix("{") && text.hasSuffix("}"): self = .alias(text)
      case .object(let object) where object.members.count == 1 && object.members[0].key == "$ref":
        self = .pointer(object.members[0].value)
      default: return nil
      }
    }
  }

  /// The value at the end of a reference.
  struct End {
    var place: JSONPlace
    /// The type of the token that it is the value of.
    var type: String?
    /// How many references lead there.
    var count: Int
  }

  /// The ends of the references that were followed.
  var ends: [Reference: End] = [:]
}
