extension TypeSystem {
  /// Material 3's baseline scale, scaled as Jetpack Compose does.
  package static let material3 = material(
    "material3", "Material 3, baseline", "Material 3 type scale tokens", .material3, .compose)

  /// Material 3's baseline scale as Jetpack Compose has it, tracking rounded to one decimal.
  package static let material3Compose = material(
    "material3-compose", "Material 3 in Jetpack Compose", "androidx.compose.material3 TypeScaleTokens v0_103",
    .material3Compose, .compose)

  /// Material 3's emphasised scale as Jetpack Compose has it.
  package static let material3Emphasized = material(
    "material3-emphasized", "Material 3 in Jetpack Compose, emphasised",
    "androidx.compose.material3 TypeScaleTokens v0_103",
    .material3Emphasized, .compose)

  /// Material 3 in Flutter, where line heights are multiples of the size.
  package static let material3Flutter = material(
    "material3-flutter", "Material 3 in Flutter", "flutter/material typography.dart, tokens v0_92", .flutter2021,
    .flutter)

  /// Material 2's scale of 2018 with the line heights of Jetpack Compose.
  package static let material2 = material2("material2", "Material 2 (2018) in Jetpack Compose", .compose, .compose)

  /// Material 2's scale of 2018 with the line heights of Material Components for the web; it does not scale.
  package static let material2Web = material2(
    "material2-web", "Material 2 (2018) in Material Components for the web", .web, .fixed)

  /// Material 2's styles in Flutter, for Latin and similar scripts.
  package static let material2Flutter = material(
    "material2-flutter", "Material 2 (2018) in Flutter", typographyDart, .flutter2018(.englishLike), .flutter,
    names: names2018)

  /// Material 2's styles in Flutter, for Chinese, Japanese and Korean.
  package static let material2Dense = material(
    "material2-dense", "Material 2 (2018) in Flutter, dense scripts", typographyDart, .flutter2018(.dense), .flutter,
    names: names2018)

  /// Material 2's styles in Flutter, for tall scripts.
  package static let material2Tall = material(
    "material2-tall", "Material 2 (2018) in Flutter, tall scripts", typographyDart, .flutter2018(.tall), .flutter,
    names: names2018)

  /// The styles of 2014, for Latin and similar scripts.
  package static let material2014 = material(
    "material2014", "Material (2014)", typographyDart, .flutter2014(.englishLike), .flutter, names: names2014)

  /// The styles of 2014, for Chinese, Japanese and Korean.
  package static let material2014Dense = material(
    "material2014-dense", "Material (2014), dense scripts", typographyDart, .flutter2014(.dense), .flutter,
    names: names2014)

  /// The styles of 2014, for tall scripts.
  package static let material2014Tall = material(
    "material2014-tall", "Material (2014), tall scripts", typographyDart, .flutter2014(.tall), .flutter,
    names: names2014)

  private static let typographyDart = "flutter/material typography.dart"

  private static func material(
    _ name: String, _ title: String, _ source: String, _ scale: MaterialTypeScale, _ rule: ScalingRule,
    names: [MaterialRole: String] = [:]
  ) -> TypeSystem {
    let styles = MaterialRole.allCases.map { role in
      guard let name = names[role] else { return TypeStyle(role.description, base: scale[role]) }
      return TypeStyle(name, aliases: [role.description], base: scale[role])
    }
    return TypeSystem(name: name, title: title, source: source, face: .roboto, styles: styles, rule: rule)
  }

  private static func material2(
    _ name: String, _ title: String, _ scale: Material2TypeScale, _ rule: ScalingRule
  ) -> TypeSystem {
    let source =
      scale == .compose ? "androidx.compose.material Typography" : "material-components-web typography"
    let styles = MaterialTextStyle.allCases.map { TypeStyle($0.description, base: scale[$0]) }
    return TypeSystem(name: name, title: title, source: source, face: .roboto, styles: styles, rule: rule)
  }

  /// The names of the styles in 2018.
  ///
  /// Two of Flutter's fifteen had no name then; the others can be asked for by today's name, too.
  private static let names2018: [MaterialRole: String] = [
    .displayLarge: "headline1", .displayMedium: "headline2", .displaySmall: "headline3",
    .headlineMedium: "headline4", .headlineSmall: "headline5", .titleLarge: "headline6",
    .titleMedium: "subtitle1", .titleSmall: "subtitle2", .bodyLarge: "body1", .bodyMedium: "body2",
    .bodySmall: "caption", .labelLarge: "button", .labelSmall: "overline",
  ]

  /// The names of the styles in 2014.
  private static let names2014: [MaterialRole: String] = [
    .displayLarge: "display4", .displayMedium: "display3", .displaySmall: "display2",
    .headlineMedium: "display1", .headlineSmall: "headline", .titleLarge: "title", .titleMedium: "subhead",
    .titleSmall: "subtitle", .bodyLarge: "body2", .bodyMedium: "body1", .bodySmall: "caption",
    .labelLarge: "button", .labelSmall: "overline",
  ]
}
