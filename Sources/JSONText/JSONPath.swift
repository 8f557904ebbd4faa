/// The path from the root of a JSON text to a value in it, as in `$.sections[0].rows[3].title`.
public struct JSONPath: Hashable, Sendable {
  /// One step of the path.
  public enum Step: Hashable, Sendable {
    /// To the member of an object with this key.
    case key(String)
    /// To the element of an array at this index, from 0.
    case index(Int)
  }

  /// The steps, innermost first: errors collect them on the way out.
  private var reversedSteps: [Step]

  /// The steps from the root.
  public var steps: [Step] { reversedSteps.reversed() }

  /// The path of the root itself, or of what `steps` lead to.
  public init(_ steps: [Step] = []) {
    reversedSteps = steps.reversed()
  }

  /// The path of what a step leads to from here.
  ///
  /// Cost: proportional to the number of steps.
  package func appending(_ step: Step) -> JSONPath {
    JSONPath(steps + [step])
  }

  /// Puts a step before all others: the value the path began at turns out to lie inside another.
  mutating func prepend(_ step: Step) {
    reversedSteps.append(step)
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path in the notation of JSONPath (RFC 9535): `$`, `.key`, `[index]`, and `["key"]` for keys that are not
  /// names.
  public var description: String {
    var text = "$"
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isName(key): text += ".\(key)"
      case .key(let key): text += "[\(JSONQuote(key))]"
      }
    }
    return text
  }

  /// Whether a key can stand after a full stop: ASCII letters, digits and underscores, no digit first, of a readable
  /// length.
  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first), key.utf8.count <= 40 else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"): true
      default: false
      }
    }
  }
}
