extension FlutterListTile {
  /// The numbers a tile is laid out with, defaults filled in, in points.
  ///
  /// Source, code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2`, `_LisTileDefaultsM3` and
  /// `_RenderListTile`.
  struct Metrics: Hashable, Sendable {
    /// Around the content.
    var contentPadding: DirectionalInsets
    /// Where leading and trailing stand.
    var titleAlignment: TitleAlignment
    /// The least distance above and below the texts.
    var minimumVerticalPadding: Double
    /// The least width for leading.
    var minimumLeadingWidth: Double
    /// Between leading and the texts, density counted in: 2 for each step.
    var horizontalTitleGap: Double
    /// The height of the content that is aimed at: that by lines, density counted in by 4 for each step, or the one
    /// that was asked for.
    var targetHeight: Double
    /// The greatest height of leading and trailing: that of a tile of one line, however many lines it has.
    var greatestSideHeight: Double
    /// Where the title's baseline is aimed at if there is a subtitle.
    var titleBaseline: Double
    /// Where the subtitle's baseline is aimed at.
    var subtitleBaseline: Double
    /// Whether the tile keeps room for a third line.
    var isThreeLine: Bool

    /// The least width that trailing takes from the texts, its gap counted in.
    static let leastTrailingReserve = 32.0
    /// The greatest height of a tile in which ``TitleAlignment/titleHeight`` puts things in the middle.
    static let greatestCenteringHeight = 72.0
    /// The greatest distance from the top at which it puts leading.
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
