extension FlutterListTile {
  /// The numbers a tile is laid out with, defaults filled in, in points.
  ///
  /// Source, code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2`, `_LisTileDefaultsM3` and
  /// `_RenderListTile`.
  struct Metrics: Hashable, Sendable {
    var contentPadding: DirectionalInsets
    var titleAlignment: TitleAlignment
    var minimumVerticalPadding: Double
    var minimumLeadingWidth: Double
    /// The gap between the texts and leading or trailing, with 2 for each step of density.
    var horizontalTitleGap: Double
    /// The target height of the content: the requested one, or that for the number of lines with 4 for each step of
    /// density.
    var targetHeight: Double
    /// The greatest height of leading and trailing: that of a tile of one line, however many lines it has.
    var greatestSideHeight: Double
    /// The target of the title's baseline from the top, if there is a subtitle.
    var titleBaseline: Double
    /// The target of the subtitle's baseline from the top.
    var subtitleBaseline: Double
    var isThreeLine: Bool

    /// The least width that trailing takes from the texts, its gap included.
    static let leastTrailingReserve = 32.0
    /// The greatest height of a tile in which ``TitleAlignment/titleHeight`` centres leading and trailing.
    static let greatestCenteringHeight = 72.0
    /// The greatest distance from the top at which ``TitleAlignment/titleHeight`` puts leading.
    static let greatestCenteredTop = 16.0

    init(_ style: Style, hasSubtitle: Bool) {
      let isMaterial2 = style.material == .material2
      contentPadding =
        style.contentPadding ?? DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: isMaterial2 ? 16 : 24)
      titleAlignment = style.titleAlignment ?? (isMaterial2 ? .titleHeight : .threeLine)
      minimumVerticalPadding = style.minimumVerticalPadding ?? (isMaterial2 ? 4 : 8)
      minimumLeadingWidth = style.minimumLeadingWidth ?? (isMaterial2 ? 40 : 24)
      horizontalTitleGap = (style.horizontalTitleGap ?? 16) + 2 * style.visualDensity.horizontal

      isThreeLine = style.isThreeLine
      let isDense = style.isDense
      let height: Double
      switch (isThreeLine, hasSubtitle) {
      case (true, _): height = isDense ? 76 : 88
      case (false, true): height = isDense ? 64 : 72
      case (false, false): height = isDense ? 48 : 56
      }
      let density = 4 * style.visualDensity.vertical
      targetHeight = style.minimumTileHeight ?? height + density
      greatestSideHeight = (isDense ? 48 : 56) + density

      titleBaseline = isThreeLine ? (isDense ? 22 : 28) : (isDense ? 28 : 32)
      subtitleBaseline = (isThreeLine ? (isDense ? 42 : 48) : (isDense ? 48 : 52)) + 2 * style.visualDensity.vertical
    }
  }
}
