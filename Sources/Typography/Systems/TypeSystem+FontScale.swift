/// How Android, Compose and Flutter scale bare sizes, as systems whose styles are the sizes of Android's tables.
extension TypeSystem {
  /// Sizes in sp under the platform's own reading of its curves.
  package static let android = sizes(
    "android", "Android, non-linear font scaling", "AOSP at 2d05430, FontScaleConverterFactory", .android)

  /// Sizes in sp under Jetpack Compose's reading of the curves.
  package static let compose = sizes(
    "compose", "Jetpack Compose, non-linear font scaling", "androidx at 31adf48, compose.ui.unit.fontscaling", .compose)

  /// Sizes under Flutter's linear text scaler.
  package static let flutter = sizes("flutter", "Flutter, linear text scaling", "flutter/painting TextScaler", .flutter)

  private static func sizes(_ name: String, _ title: String, _ source: String, _ rule: ScalingRule) -> TypeSystem {
    let styles = FontScaleConverter.spSizes.indices.map { index in
      let size = FontScaleConverter.spSizes[index]
      return TypeStyle("\(Int(size))sp", aliases: ["\(Int(size))"], base: ResolvedTextStyle(pointSize: Double(size)))
    }
    return TypeSystem(name: name, title: title, source: source, face: .roboto, styles: styles, rule: rule)
  }

  /// The font scales at which to show a system that scales by them: those of Android's tables, no scaling, and the
  /// smallest that devices offer.
  ///
  /// Source, code: `arrays.xml` of Android 4 and later, Settings, `entryvalues_font_size`.
  package static let customaryFontScales: [Double] = [0.85, 1] + FontScaleConverter.tables.map { Double($0.key) / 100 }
}
