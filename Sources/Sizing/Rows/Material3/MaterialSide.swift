internal import FontKit
internal import TextLayout

/// What stands at an end of a list item of Material, in Compose and in Flutter.
public enum MaterialSide: Codable, Hashable, Sendable {
  /// An icon: 24 × 24.
  ///
  /// Material 3's tokens have 20 for expressive items, which Compose leaves to the app (`Modifier.size(20.dp)`): that is a
  /// box of 20.
  case icon
  /// A round picture of a person: 40 × 40.
  case avatar
  /// A picture: 56 × 56.
  case image
  /// A small video: 100 × 56.
  case video
  /// Anything of a size, if there is room for it.
  case box(LayoutSize)
  /// A text.
  case text(String)

  /// Source, code: `Icon.kt` of Compose (androidx at 43eab8fb), `DefaultIconSizeModifier`.
  ///
  /// Source, code: `icon_theme_data.dart` of Flutter 3 (e3bb93b), `IconThemeData.fallback`.
  private static let iconSize = LayoutSize(width: 24, height: 24)
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), `ItemLeadingAvatarSize`.
  ///
  /// Source, code: `circle_avatar.dart` of Flutter 3 (e3bb93b), `_defaultRadius`: 20.
  fileprivate static let avatarSize = LayoutSize(width: 40, height: 40)
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb).
  private static let imageSize = LayoutSize(width: 56, height: 56)
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb).
  private static let videoSize = LayoutSize(width: 100, height: 56)

  func prepared<Text>(_ text: (String) -> Text) -> RowPart<Text> {
    switch self {
    case .icon: .box(Self.iconSize)
    case .avatar: .box(Self.avatarSize)
    case .image: .box(Self.imageSize)
    case .video: .box(Self.videoSize)
    case .box(let size): .box(size.checked)
    case .text(let string): .text(text(string))
    }
  }
}

extension LayoutSize {
  fileprivate var checked: LayoutSize {
    require(
      width.isFiniteAndNotNegative && height.isFiniteAndNotNegative, "the sides of a box are finite and not negative")
    return self
  }
}

/// What stands at an end of a row: a box of a size, or a text, prepared.
enum RowPart<Text: Sendable>: Sendable {
  case box(LayoutSize)
  case text(Text)

  var text: Text? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension RowAppearance {
  /// Makes the pictures of people at the ends of an item round.
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), `ItemLeadingAvatarShape`: a circle.
  mutating func roundAvatars(_ sides: KeyValuePairs<ElementName, MaterialSide?>) {
    for (name, side) in sides where side == .avatar { elementCornerRadii[name] = MaterialSide.avatarSize.width / 2 }
  }
}
