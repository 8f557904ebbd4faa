internal import JSONText

/// The values for the placeholders of a text.
package struct MessageArguments: Hashable, Sendable {
  /// A value.
  package enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)

    /// Whether the type of the value is a whole number.
    var isInteger: Bool { if case .integer = self { true } else { false } }

    /// The value as a text, which `select` compares with its cases.
    var text: String {
      switch self {
      case .text(let text): text
      case .integer(let number): String(number)
      case .number(let number): number.shortText
      }
    }

    /// The number for plural rules; `nil` for a text that is not a number.
    var count: Double? {
      switch self {
      case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      case .integer(let number): Double(number)
      case .number(let number): number
      }
    }
  }

  /// Values by position, the first at 0.
  package var positional: [Value]
  /// Values by name.
  package var named: [String: Value]

  /// Makes arguments.
  package init(positional: [Value] = [], named: [String: Value] = [:]) {
    self.positional = positional
    self.named = named
  }

  /// Whether there are no arguments.
  package var isEmpty: Bool { positional.isEmpty && named.isEmpty }

  subscript(argument: Placeholder.Argument) -> Value? {
    switch argument {
    case .next: nil
    case .number(let number): positional.indices.contains(number - 1) ? positional[number - 1] : nil
    case .name(let name): named[name]
    }
  }

  /// The value for a placeholder: by its argument, or else by its name.
  subscript(placeholder: Placeholder) -> Value? {
    self[placeholder.argument] ?? placeholder.name.flatMap { named[$0] }
  }
}
