/// A role of the type scale of Material 3: five uses, each large, medium and small.
///
/// Flutter uses the same fifteen names for the styles of 2014 and 2018, too.
package enum MaterialRole: UInt8, Sendable, Hashable, CaseIterable {
  /// The largest text on the screen: short, important.
  case displayLarge, displayMedium, displaySmall
  /// Short text of high emphasis on smaller screens.
  case headlineLarge, headlineMedium, headlineSmall
  /// Text of medium emphasis, such as the titles of a list's rows in a card.
  case titleLarge, titleMedium, titleSmall
  /// Longer passages. A list's rows are set in `bodyLarge` and `bodyMedium`.
  case bodyLarge, bodyMedium, bodySmall
  /// The text inside of components: buttons, captions, trailing text of a row.
  case labelLarge, labelMedium, labelSmall
}

extension MaterialRole: CustomStringConvertible, LosslessStringConvertible {
  /// The name of the role, `displayLarge` to `labelSmall`.
  package var description: String {
    switch self {
    case .displayLarge: "displayLarge"
    case .displayMedium: "displayMedium"
    case .displaySmall: "displaySmall"
    case .headlineLarge: "headlineLarge"
    case .headlineMedium: "headlineMedium"
    case .headlineSmall: "headlineSmall"
    case .titleLarge: "titleLarge"
    case .titleMedium: "titleMedium"
    case .titleSmall: "titleSmall"
    case .bodyLarge: "bodyLarge"
    case .bodyMedium: "bodyMedium"
    case .bodySmall: "bodySmall"
    case .labelLarge: "labelLarge"
    case .labelMedium: "labelMedium"
    case .labelSmall: "labelSmall"
    }
  }

  /// The role of a name; `nil` if there is none.
  package init?(_ name: String) {
    let match = MaterialRole.allCases.first { $0.description == name }
    guard let match else { return nil }
    self = match
  }
}
