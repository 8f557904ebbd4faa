internal import JSONText
internal import Sizing

extension RowKind {
  /// `mdc.base`.
  static let baseCell = RowKind(
    "mdc.base", "The base cell of Material Components for iOS.", BaseCell(),
    [
      Field("title", \.accessibilityLabel, .text, "What is said about it; it shows no text."),
      Field("height", \.height, .length, "The height the layout gives it."),
      Field("content", \.contentSize, .box, "The size its content asks for."),
      Field("isFixedWidth", \.isFixedWidth, .bool, "Whether the layout keeps its width."),
      Field("isFixedHeight", \.isFixedHeight, .bool, "Whether the layout keeps its height."),
      Field("elevation", \.elevation, .number(in: 0...24), "How high it stands above the list."),
      Field("enableRippleBehavior", \.showsRipple, .bool, "Whether a touch is shown by a ripple rather than by ink."),
      Field("inkStyle", \.inkStyle, .choice, "How far ink spreads: within the cell, or in a circle around it."),
      Field(
        "overrideBaseElevation", \.overrideBaseElevation, .number(in: -1...24),
        "How high what is below the cell stands, in the place of what its views say; -1 for nothing."),
      Field("rippleColor", \.rippleColor, .color, "The colour of ripple or ink; if absent, upstream's black."),
    ]
  ) { (cell, _) throws(JSONFault) in
    cell
  }
}
