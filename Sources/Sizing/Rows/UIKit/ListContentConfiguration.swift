public import Typography

/// The content of a list cell, header or footer of UIKit (`UIListContentConfiguration`), as far as it is a text: which
/// style it is set in, and its margins.
///
/// The presets are those of plain lists. Lengths are in points and do not grow with the size category; no public
/// measurement shows that they do.
public struct ListContentConfiguration: Hashable, Sendable {
  /// The kind of row the configuration makes, as list documents name it.
  public var kind: String
  /// The distances between the edges and the text (`directionalLayoutMargins`).
  ///
  /// At the sides they are the least ones: what the cell inherits from its list counts if it is larger
  /// (`axesPreservingSuperviewLayoutMargins`, horizontal in all presets).
  public var margins: EdgeInsets
  /// The style the text is set in.
  public var textStyle: DynamicTypeStyle
  /// The weight the text is set in.
  public var weight: FontWeight
  /// The most lines of the text; 0 is as many as it takes.
  public var maximumLines = 0

  /// The header of a section of a plain list.
  ///
  /// iOS 26: measured, body semibold between margins of 10, so one line is 40.5 high at two pixels per point. iOS 15 to
  /// 18: inferred, body semibold between margins of 6.5.
  public static func plainHeader(_ profile: SystemProfile) -> ListContentConfiguration {
    let vertical: Double =
      switch profile {
      case .ios18: 6.5
      case .ios26: 10
      }
    return ListContentConfiguration(
      kind: "uikit.plainHeader", margins: EdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8),
      textStyle: .body, weight: DynamicTypeStyle.body.emphasizedWeight)
  }

  /// The footer of a section of a plain list: footnote between margins of 8 above and 6 below.
  ///
  /// iOS 26: measured. iOS 15 to 18: inferred to be the same.
  public static func plainFooter(_ profile: SystemProfile) -> ListContentConfiguration {
    ListContentConfiguration(
      kind: "uikit.plainFooter", margins: EdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8),
      textStyle: .footnote, weight: DynamicTypeStyle.footnote.weight)
  }
}
