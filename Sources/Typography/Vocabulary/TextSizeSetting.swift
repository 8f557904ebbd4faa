/// The text size that a person has set, in the terms of every platform.
///
/// A system of styles reads the part that applies to it.
public struct TextSizeSetting: Sendable, Hashable {
  /// The category of an Apple device; `nil` if nobody specified one.
  public var category: SizeCategory?
  /// The font scale of an Android device, or the text scale factor of a Flutter app.
  ///
  /// 1 is the default.
  public var fontScale: Double

  /// The font scales that are accepted.
  ///
  /// Devices offer 0.85 to 2, some a little more.
  ///
  /// Own: limits of what is read.
  public static let fontScales = 0.01...100

  /// A setting from its parts.
  ///
  /// The font scale lies in ``fontScales``.
  public init(category: SizeCategory? = .default, fontScale: Double = 1) {
    precondition(TextSizeSetting.fontScales.contains(fontScale), "a font scale lies between 0.01 and 100")
    self.category = category
    self.fontScale = fontScale
  }

  /// The setting of a device with unchanged settings.
  public static let `default` = TextSizeSetting()
}
