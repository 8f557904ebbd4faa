internal import JSONText
internal import Sizing

extension RowKind {
  static let baseCell = RowKind(
    "mdc.base", "The base cell of Material Components for iOS.", BaseContent(),
    [
      Field("title", \.cell.accessibilityLabel, .text, "The accessibility label; the cell shows no text."),
      Field("height", \.cell.height, .length, "The height that the collection view's layout gives the cell."),
      Field("content", \.cell.contentSize, .box, "The size that the cell's content asks for."),
      Field("isFixedWidth", \.cell.isFixedWidth, .bool, "Whether the layout keeps the cell's width."),
      Field("isFixedHeight", \.cell.isFixedHeight, .bool, "Whether the layout keeps the cell's height."),
      Field("elevation", \.cell.elevation, .number(in: 0...24), "How high it stands above the list."),
      Field(
        "enableRippleBehavior", \.cell.showsRipple, .bool, "Whether a touch is shown by a ripple rather than by ink."),
      Field(
        "inkStyle", \.cell.inkStyle, .choice, "Whether ink stays within the cell or spreads in a circle around it."),
      Field(
        "overrideBaseElevation", \.cell.overrideBaseElevation, .number(in: -1...24),
        "The elevation of what is below the cell (mdc_overrideBaseElevation); -1: none."),
      Field(
        "rippleColor", \.cell.rippleColor, .color,
        "The colour of ripple or ink; if absent, the theme's, or upstream's black."),
      Field("scheme", \.scheme, .containerScheme, "The theme that sets the colour of ripple and ink."),
    ]
  ) { (content, _) throws(JSONFault) in
    var cell = content.cell
    // A colour of the cell's own comes before the theme's.
    if let scheme = content.scheme, cell.rippleColor == nil { cell.applyTheme(scheme) }
    return cell
  }
}

/// What a document says about a base cell.
private struct BaseContent: Sendable {
  var cell = BaseCell()
  /// `nil` is a cell without a theme.
  var scheme: MaterialContainerScheme?
}
