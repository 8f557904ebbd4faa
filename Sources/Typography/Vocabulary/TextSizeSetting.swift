/// How large a person wants text, in the words of any platform.
///
/// A system of styles reads the part it knows.
public struct TextSizeSetting: Sendable, Hashable {
  /// The category of an Apple device; `nil` if nobody specified one.
  public var category: SizeCategory?
  /// The font scale of an Android device, or the text scale factor of a Flutter app.
  ///
  /// 1 is the default.
  public var fontScale: Double

  /// The font scales there can be.
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

  /// What a device has whose owner changed nothing.
  public static let `default` = TextSizeSetting()
}
