public import Sizing

/// A list, or a section of a long one, as a page shows it.
public struct Panel: Sendable {
  /// The text above it; nil for none.
  public var caption: String?
  /// The rows, with frames in the list's coordinates.
  public var rows: [DrawnRow]
  /// The width of the list, in points.
  public var width: Double
  /// How far down the list the panel begins.
  public var top: Double
  /// How far down it ends.
  public var bottom: Double
  /// The look of the list, which determines the background of its rows.
  public var style: ListAppearance
  /// The background, if the list has a colour of its own.
  public var backgroundColor: SRGBColor?

  /// Rows of the sections before, whose shadows or dividers reach into this one.
  var before: [DrawnRow] = []
  /// Rows of the next section whose shadows do.
  var after: [DrawnRow] = []

  /// Makes a panel.
  public init(
    caption: String? = nil, rows: [DrawnRow], width: Double, top: Double = 0, bottom: Double,
    style: ListAppearance = .plain
  ) {
    self.caption = caption
    self.rows = rows
    self.width = width
    self.top = top
    self.bottom = bottom
    self.style = style
  }

  /// The height of what it shows.
  public var height: Double { bottom - top }

  /// Divides the panel into sections that are not higher than a page.
  ///
  /// Each section begins at the bottom of a row; a row that is higher than a page is not divided, and has a section of
  /// its own. What reaches beyond its row, a shadow or a divider, is in both sections.
  package func divided(pageHeight: Double) -> [Panel] {
    var divider = PanelDivider(self, pageHeight: pageHeight)
    return rows.compactMap { divider.add($0) } + [divider.finish(bottom: bottom)]
  }
}
