internal import TextLayout
public import Typography

extension FlutterListTile {
  /// The vertical alignment of leading and trailing in a tile (`ListTileTitleAlignment`).
  public enum TitleAlignment: String, Codable, Hashable, Sendable, CaseIterable {
    /// At the top, below the vertical padding, if the tile is a three-line one, else in the middle.
    case threeLine
    /// 16 from the top of a tile higher than 72; else in the middle, with leading at most 16 from the top.
    case titleHeight
    /// At the top, below the vertical padding.
    case top
    /// In the middle.
    case center
    /// At the bottom, above the vertical padding.
    case bottom
  }

  /// The visual density of a tile (`VisualDensity`), in steps from -4 to 4; negative steps move things closer
  /// together.
  public struct VisualDensity: Codable, Hashable, Sendable {
    /// The steps by which the gap beside the title changes, 2 points each.
    public var horizontal: Double
    /// The steps by which the tile's height changes, 4 points each.
    public var vertical: Double

    /// The density of touch screens.
    public static let standard = VisualDensity(horizontal: 0, vertical: 0)
    /// One step closer.
    ///
    /// Source, code: `theme_data.dart` of Flutter 3 (e3bb93b), `VisualDensity.comfortable`.
    public static let comfortable = VisualDensity(horizontal: -1, vertical: -1)
    /// Two steps closer: the density of desktops.
    ///
    /// Source, code: `theme_data.dart` of Flutter 3 (e3bb93b), `VisualDensity.compact`.
    public static let compact = VisualDensity(horizontal: -2, vertical: -2)

    /// The valid numbers of steps.
    ///
    /// Source, code: `theme_data.dart` of Flutter 3 (e3bb93b), `VisualDensity`.
    package static let range = -4.0...4.0

    /// Makes a density.
    ///
    /// - Precondition: Both lie between -4 and 4.
    public init(horizontal: Double, vertical: Double) {
      require(
        VisualDensity.range.contains(horizontal) && VisualDensity.range.contains(vertical),
        "a visual density lies between -4 and 4")
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// How text grows with the font scale; in a size category other than L it grows linearly.
  public enum TextScaling: String, Codable, Hashable, Sendable, CaseIterable {
    /// By a factor: iOS, the desktop, the web, and Android before 14.
    case linear
    /// By the curves of Android 14.
    case android
  }

  /// The parameters of a tile, of its theme, and of the app's theme; `nil` is the default of the generation.
  public struct Style: Codable, Hashable, Sendable {
    /// The generation of Material.
    public var material = Material.material3
    /// Which metrics of the type scale apply; `nil` for those of the tile's language (`scriptCategory`).
    ///
    /// Only the styles of 2014 have other sizes for dense and tall scripts.
    public var geometry: ScriptGeometry?
    /// Whether the tile belongs to a drawer (`ListTileStyle.drawer`), which sets titles of Material 2 smaller.
    public var isInDrawer = false
    /// Whether room is kept for a third line, with a subtitle or without one.
    ///
    /// A tile that asks for this itself asserts that it has a subtitle; a tile whose theme asks for it does not.
    public var isThreeLine = false
    /// Whether the tile is lower, and its texts smaller.
    public var isDense = false
    /// The visual density.
    public var visualDensity = VisualDensity.standard
    /// The distances around the content; at the sides at least those of the safe area.
    public var contentPadding: DirectionalInsets?
    /// The vertical alignment of leading and trailing.
    public var titleAlignment: TitleAlignment?
    /// The least distance above and below the texts.
    public var minimumVerticalPadding: Double?
    /// The least width for leading.
    public var minimumLeadingWidth: Double?
    /// The gap between leading and the texts, and between the texts and trailing.
    public var horizontalTitleGap: Double?
    /// A target height that replaces the one by lines and density.
    public var minimumTileHeight: Double?
    /// How text grows with the font scale.
    public var scaling = TextScaling.linear

    /// Makes the default parameters.
    public init() {}
  }
}

// MARK: Text styles

extension FlutterListTile.Style {
  /// The title's style: `bodyLarge`, or in Material 2 `titleMedium` unless the tile is in a drawer; 13 points in a
  /// dense tile.
  ///
  /// Source, code: `list_tile.dart` of Flutter 3 (e3bb93b).
  var titleTextStyle: FlutterTextStyle {
    let role: MaterialRole = material == .material2 && !isInDrawer ? .titleMedium : .bodyLarge
    var style = FlutterTextStyle(role, material: material, geometry: geometry ?? .englishLike)
    if isDense { style.fontSize = 13 }
    return style
  }

  /// The subtitle's style: `bodyMedium`; 12 points in a dense tile.
  ///
  /// Source, code: `list_tile.dart` of Flutter 3 (e3bb93b).
  var subtitleTextStyle: FlutterTextStyle {
    var style = FlutterTextStyle(.bodyMedium, material: material, geometry: geometry ?? .englishLike)
    if isDense { style.fontSize = 12 }
    return style
  }

  /// The style of a leading or trailing text: `labelSmall`, or in Material 2 `bodyMedium`; density does not change it.
  var sideTextStyle: FlutterTextStyle {
    FlutterTextStyle(
      material == .material2 ? .bodyMedium : .labelSmall, material: material, geometry: geometry ?? .englishLike)
  }
}
