/// How Android turns a font size in scale-independent pixels (sp) into density-independent ones (dp) at a font scale.
///
/// Up to Android 13 that is a multiplication. From Android 14 on the scale follows curves that let small text grow more
/// than large text: `FontScaleConverterFactory` holds a table of nine sizes for each of five scales and interpolates,
/// within a table between sizes and between the tables for scales that have none. All arithmetic is in single
/// precision, as there.
///
///     FontScaleConverter(fontScale: 1.3).dp(fromSp: 14)                        // 18.8
///     FontScaleConverter(fontScale: 1.1).dp(fromSp: 14)                        // 15.4
///     FontScaleConverter(fontScale: 1.1, reading: .compose).dp(fromSp: 14)     // 15.6
///
/// Upstream caches each table it interpolates under the scale's first two decimals. So a device's answer for 1.994 may
/// depend on whether 1.999 was asked for before. Here every answer is that of a fresh process.
public struct FontScaleConverter: Sendable, Hashable {
  /// Who reads the tables.
  ///
  /// Both have the same ones; they differ for scales between 1.03 and 1.15.
  public enum Reading: String, Sendable, Hashable, CaseIterable {
    /// The platform, `android.content.res.FontScaleConverterFactory` (AOSP at 2d05430): linear below the first table.
    ///
    /// The first release of Android 14 switched its converter on at any scale above 1 instead of from 1.13; below the
    /// first table that is linear too and gives the same sizes.
    case android
    /// Jetpack Compose, `androidx.compose.ui.unit.fontscaling` (androidx at 31adf48): interpolates between no scaling
    /// and the first table.
    case compose
  }

  /// The font scale.
  ///
  /// 1 is the default; the settings of Android 14 go up to 2.
  public let fontScale: Float
  /// Who reads the tables.
  public let reading: Reading

  /// The converter for a font scale, which is positive and finite.
  public init(fontScale: Float, reading: Reading = .android) {
    precondition(fontScale > 0 && fontScale.isFinite, "a font scale is a positive number")
    self.fontScale = fontScale
    self.reading = reading
  }

  /// Whether the curves are switched on at this scale (`isNonLinearFontScalingActive`).
  ///
  /// AOSP starts 0.02 below its first table, Compose at 1.03.
  ///
  /// Source, code: `FontScaleConverterFactory.java` of AOSP at 2d05430, and `FontScaleConverterFactory.kt` of Compose
  /// (androidx at 31adf48).
  public var isNonLinear: Bool { fontScale >= (reading == .compose ? 1.03 : 1.15 - 0.02) }

  /// A size in dp from one in sp.
  ///
  /// Negative sizes keep their sign.
  public func dp(fromSp sp: Float) -> Float {
    guard isNonLinear else { return sp * fontScale }
    let curve = curve
    return Self.interpolate(sp, from: curve.sp, to: curve.dp)
  }

  /// A size in sp from one in dp: the reverse of ``dp(fromSp:)``.
  public func sp(fromDp dp: Float) -> Float {
    guard isNonLinear else { return dp / fontScale }
    let curve = curve
    return Self.interpolate(dp, from: curve.dp, to: curve.sp)
  }

  /// A line height in dp from one in sp that belongs to text of a size in sp.
  ///
  /// On a curve the two would not keep their proportion, so both platforms scale the line height with the size:
  /// `TextView` while the curves are on, Compose above a font scale of 1.05. The size in sp is computed back from the
  /// size in dp, rounding errors included.
  ///
  /// Source, code: `SpannableExtensions.android.kt` of Compose (androidx at 31adf48).
  public func lineHeight(fromSp lineHeight: Float, fontSize: Float) -> Float {
    let keepsProportion = reading == .compose ? fontScale > 1.05 : isNonLinear
    guard keepsProportion, fontSize != 0 else { return dp(fromSp: lineHeight) }
    let size = dp(fromSp: fontSize)
    return lineHeight / sp(fromDp: size) * size
  }

  /// A line height in pixels, as Compose has it from one in sp that belongs to text of a size in sp.
  ///
  /// Above a font scale of 1.05 the size in sp is computed back from the size in pixels, rounding errors included.
  ///
  /// Source, code: `SpannableExtensions.android.kt` of Compose (androidx at 31adf48), `resolveLineHeightInPx`.
  package func composeLineHeight(fromSp lineHeight: Float, fontSize: Float, density: Float) -> Float {
    guard fontScale > 1.05, fontSize != 0 else { return dp(fromSp: lineHeight) * density }
    let pixels = dp(fromSp: fontSize) * density
    return lineHeight / sp(fromDp: pixels / density) * pixels
  }

  /// Looks a value up in one list and returns the other's, as upstream's `lookupAndInterpolate` does: exact on an
  /// entry, linear between two and between zero and the first, in the last one's proportion beyond it.
  private static func interpolate(_ value: Float, from sources: Table, to targets: Table) -> Float {
    let magnitude = abs(value)
    let sign: Float = value < 0 ? -1 : 1
    var upper = 0
    // Written so that NaN goes beyond the last entry.
    while upper < sources.count, !(sources[upper] >= magnitude) { upper += 1 }
    guard upper < sources.count else { return value * (targets[upper - 1] / sources[upper - 1]) }
    if sources[upper] == magnitude { return sign * targets[upper] }
    let source = upper > 0 ? sources[upper - 1] : 0
    let target = upper > 0 ? targets[upper - 1] : 0
    return sign * mix(target, targets[upper], (magnitude - source) / (sources[upper] - source))
  }

  /// The point a fraction of the way from one value to another, never outside of the two.
  static func mix(_ start: Float, _ end: Float, _ fraction: Float) -> Float {
    start + (end - start) * max(0, min(1, fraction))
  }
}

// MARK: Tables

/// Source, code: `FontScaleConverterFactory.java` of AOSP at 2d05430, and `FontScaleConverterFactory.kt` of Compose
/// (androidx at 31adf48), which has the same numbers.
extension FontScaleConverter {
  /// Stored inline: measuring a row looks in tables, and should not allocate.
  private typealias Table = InlineArray<9, Float>

  /// The sizes in sp that every table has.
  static let spSizes: InlineArray<9, Float> = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// Font scales in hundredths, and the sizes in dp for ``spSizes``.
  static let tables: [(key: Int, dpSizes: InlineArray<9, Float>)] = [
    (115, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (130, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (150, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (180, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (200, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  /// Sizes in sp, ascending, and the sizes in dp that belong to them.
  ///
  /// Above every table, and for AOSP below the first, the scale is a plain factor, in a table of equal entries.
  private var curve: (sp: Table, dp: Table) {
    // Hundredths are cut off, not rounded: 1.309 takes the table of 1.3. Far above every table the number need not be
    // exact.
    let key = Int(min(fontScale, 100) * 100)
    let factor = (Table(repeating: 1), Table(repeating: fontScale))
    guard let upper = Self.tables.firstIndex(where: { $0.key >= key }) else { return factor }
    let end = Self.tables[upper]
    guard end.key != key else { return (Self.spSizes, end.dpSizes) }

    let start: (key: Int, dpSizes: Table)
    switch (upper, reading) {
    case (0, .android): return factor
    case (0, .compose): start = (100, Self.spSizes)
    default: start = Self.tables[upper - 1]
    }
    let startScale = Float(start.key) / 100
    let fraction = (fontScale - startScale) / (Float(end.key) / 100 - startScale)
    return (Self.spSizes, Table { Self.mix(start.dpSizes[$0], end.dpSizes[$0], fraction) })
  }
}
