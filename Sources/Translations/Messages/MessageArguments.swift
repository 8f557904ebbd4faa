internal import JSONText

/// The values that stand in a text's placeholders.
package struct MessageArguments: Hashable, Sendable {
  /// A value.
  package enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)

    /// Whether it is a whole number by its type.
    var isInteger: Bool { if case .integer = self { true } else { false } }

    /// The value as a text, as it chooses among texts for values.
    var text: String {
      switch self {
      case .text(let text): text
      case .integer(let number): String(number)
      case .number(let number): number.shortText
      }
    }

    /// The number that plural rules see; `nil` for a text that is none.
    var count: Double? {
      switch self {
      case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      case .integer(let number): Double(number)
      case .number(let number): number
      }
    }
  }

  /// Values by their place, the first at 0.
  package var positional: [Value]
  /// Values by their name.
  package var named: [String: Value]

  /// Makes arguments.
  package init(positional: [Value] = [], named: [String: Value] = [:]) {
    self.positional = positional
    self.named = named
  }

  /// Whether there are none.
  package var isEmpty: Bool { positional.isEmpty && named.isEmpty }

  subscript(argument: Placeholder.Argument) -> Value? {
    switch argument {
    case .next: nil
    case .number(let number): positional.indices.contains(number - 1) ? positional[number - 1] : nil
    case .name(let name): named[name]
    }
  }

  /// The value of a placeholder: that of its place, or else of its name.
  subscript(placeholder: Placeholder) -> Value? {
    self[placeholder.argument] ?? placeholder.name.flatMap { named[$0] }
  }
}
