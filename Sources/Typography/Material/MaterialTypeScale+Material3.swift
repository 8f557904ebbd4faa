extension MaterialTypeScale {
  /// The baseline scale of Material 3.
  ///
  /// Source, published: Material Design 3, Typography, type scale tokens; Material Components for Android and Flutter
  /// agree.
  package static let material3 = MaterialTypeScale([
    (57, 64, -0.25, .regular),
    (45, 52, 0, .regular),
    (36, 44, 0, .regular),
    (32, 40, 0, .regular),
    (28, 36, 0, .regular),
    (24, 32, 0, .regular),
    (22, 28, 0, .regular),
    (16, 24, 0.15, .medium),
    (14, 20, 0.1, .medium),
    (16, 24, 0.5, .regular),
    (14, 20, 0.25, .regular),
    (12, 16, 0.4, .regular),
    (14, 20, 0.1, .medium),
    (12, 16, 0.5, .medium),
    (11, 16, 0.5, .medium),
  ])

  /// The baseline scale in Jetpack Compose, where tracking has one decimal.
  ///
  /// Source, code: `TypeScaleTokens.kt` of Compose, v0_103.
  package static let material3Compose = MaterialTypeScale([
    (57, 64, -0.2, .regular),
    (45, 52, 0, .regular),
    (36, 44, 0, .regular),
    (32, 40, 0, .regular),
    (28, 36, 0, .regular),
    (24, 32, 0, .regular),
    (22, 28, 0, .regular),
    (16, 24, 0.2, .medium),
    (14, 20, 0.1, .medium),
    (16, 24, 0.5, .regular),
    (14, 20, 0.2, .regular),
    (12, 16, 0.4, .regular),
    (14, 20, 0.1, .medium),
    (12, 16, 0.5, .medium),
    (11, 16, 0.5, .medium),
  ])

  /// The emphasised scale of Material 3's expressive update in Jetpack Compose.
  ///
  /// Material's own tokens (material-web at 70e259d) have a tracking of -0.25 for displayLarge and 0.5 for bodyLarge.
  ///
  /// Source, code: `TypeScaleTokens.kt` of Compose, v0_103.
  package static let material3Emphasized = MaterialTypeScale([
    (57, 64, 0, .medium),
    (45, 52, 0, .medium),
    (36, 44, 0, .medium),
    (32, 40, 0, .medium),
    (28, 36, 0, .medium),
    (24, 32, 0, .medium),
    (22, 28, 0, .medium),
    (16, 24, 0.15, .bold),
    (14, 20, 0.1, .bold),
    (16, 24, 0.15, .medium),
    (14, 20, 0.25, .medium),
    (12, 16, 0.4, .medium),
    (14, 20, 0.1, .bold),
    (12, 16, 0.5, .bold),
    (11, 16, 0.5, .bold),
  ])

  /// Material 3 in Flutter, whose line heights are multiples of the size with two decimals
  /// (``MaterialRole/flutterHeight``).
  ///
  /// The three script geometries have the same numbers. Line heights are the exact products; Flutter rounds each line
  /// when it lays text out. `typography.dart`, tokens v0_92.
  package static let flutter2021 = MaterialTypeScale(
    MaterialRole.allCases.map { role in
      let style = material3[role]
      return (style.pointSize, style.pointSize * role.flutterHeight, style.tracking, style.weight)
    })
}

extension MaterialRole {
  /// The line height of the role in Flutter's Material 3, as a multiple of the size (`TextStyle.height`).
  ///
  /// Source, code: `typography.dart` of Flutter 3 (e3bb93b), tokens v0_92.
  package var flutterHeight: Double {
    switch self {
    case .displayLarge: 1.12
    case .displayMedium: 1.16
    case .displaySmall: 1.22
    case .headlineLarge: 1.25
    case .headlineMedium: 1.29
    case .headlineSmall: 1.33
    case .titleLarge: 1.27
    case .titleMedium, .bodyLarge: 1.50
    case .titleSmall, .bodyMedium, .labelLarge: 1.43
    case .bodySmall, .labelMedium: 1.33
    case .labelSmall: 1.45
    }
  }
}
