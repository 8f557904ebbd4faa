public import TextLayout
package import Typography

/// Flutter's `ListTile`: a title, a subtitle below it, and something small at either end.
///
/// It is reproduced from `packages/flutter/lib/src/material/list_tile.dart`, in both generations of Material.
/// `arrange` has the arithmetic, `Metrics` the numbers, ``Style`` the parameters. All lengths are doubles; only text
/// rounds, each line to a whole point.
///
/// Text follows the app's text scale: ``Traits/fontScale``, times what Flutter makes of the size category of an Apple
/// device (`textScale`).
public final class FlutterListTile: Sendable {
  /// A generation of Material Design in Flutter.
  public enum Material: Codable, Hashable, Sendable, CaseIterable {
    /// `useMaterial3: false`.
    case material2
    /// `useMaterial3: true`, the default.
    case material3
  }

  /// What a tile shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title; `nil` is no widget, which takes no room, while an empty text is as high as a line.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// What stands before the title.
    public var leading: MaterialSide?
    /// What stands after the title.
    public var trailing: MaterialSide?
    /// Whether leading is a picture at its own size, and no box.
    package var isLeadingPicture = false
    /// Whether trailing is one.
    package var isTrailingPicture = false
    /// The most lines of the title; 0 is as many as it takes.
    public var titleLines = 0
    /// The most lines of the subtitle; 0 is as many as it takes.
    public var subtitleLines = 0

    /// Makes the content of a tile.
    public init(
      title: String? = nil, subtitle: String? = nil, leading: MaterialSide? = nil, trailing: MaterialSide? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.leading = leading
      self.trailing = trailing
    }
  }

  let title: FlutterText?
  let subtitle: FlutterText?
  let leading: RowPart<FlutterText>?
  let trailing: RowPart<FlutterText>?
  package let content: Content
  package let style: Style

  /// Makes a tile, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - style: The parameters of the widget.
  ///   - family: The family of its texts; on Android `system` is Roboto, which is why it is the default.
  ///   - locale: The language of the app and its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them.
  public init(
    _ content: Content, style: Style = Style(), family: String = "Roboto", locale: String = "en",
    typesetter: Typesetter
  ) {
    var style = style
    style.geometry = style.geometry ?? ScriptGeometry(locale: locale)
    func text(_ string: String, _ textStyle: FlutterTextStyle, lines: Int = 0) -> FlutterText {
      FlutterText(
        string, style: textStyle, maximumLines: lines, family: family, locale: locale, typesetter: typesetter)
    }
    title = content.title.map { text($0, style.titleTextStyle, lines: content.titleLines) }
    subtitle = content.subtitle.map { text($0, style.subtitleTextStyle, lines: content.subtitleLines) }
    leading = content.leading?.prepared { text($0, style.sideTextStyle) }
    trailing = content.trailing?.prepared { text($0, style.sideTextStyle) }
    self.content = content
    self.style = style
  }

  func surroundings(_ traits: Traits) -> FlutterSurroundings {
    let category = Self.textScale(for: traits.sizeCategory)
    let scaler: TextScaler =
      style.scaling == .android && category == 1
      ? .android(FontScaleConverter(fontScale: Float(traits.fontScale))) : .linear(traits.fontScale * category)
    return FlutterSurroundings(scaler: scaler, direction: traits.direction)
  }

  /// The text scale of a Flutter app on an Apple device: the size of Dynamic Type's body over its default, 17.
  ///
  /// An unspecified category has a scale of 1.
  ///
  /// Source, code: `FlutterViewController.mm` of Flutter 3 (e3bb93b), `textScaleFactor`.
  package static func textScale(for category: SizeCategory?) -> Double {
    DynamicTypeStyle.body.pointSize(for: category) / DynamicTypeStyle.body.pointSize()
  }
}
