/// The name of an element in its row, as the row's system calls it, in camel case.
public struct ElementName: RawRepresentable, Codable, CodingKeyRepresentable, Hashable, Sendable {
  /// The name as documents and results spell it.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // Computed, not stored: a literal costs less than a global that is made on first use.

  /// The first, larger text of a row.
  public static var title: ElementName { ElementName(rawValue: "title") }
  /// The second, smaller text of a row.
  public static var detail: ElementName { ElementName(rawValue: "detail") }
  /// The image of a row that has one.
  public static var image: ElementName { ElementName(rawValue: "image") }
  /// The line at the bottom of a row.
  public static var separator: ElementName { ElementName(rawValue: "separator") }
  /// The line at the top of a row that has one there.
  public static var topSeparator: ElementName { ElementName(rawValue: "topSeparator") }
  /// The container of a row's texts.
  public static var textContainer: ElementName { ElementName(rawValue: "textContainer") }
  /// The image where the row begins.
  public static var leadingImage: ElementName { ElementName(rawValue: "leadingImage") }
  /// The image where the row ends.
  public static var trailingImage: ElementName { ElementName(rawValue: "trailingImage") }
  /// What stands where a row begins.
  public static var leading: ElementName { ElementName(rawValue: "leading") }
  /// What stands where a row ends.
  public static var trailing: ElementName { ElementName(rawValue: "trailing") }
  /// The text above the title.
  public static var overline: ElementName { ElementName(rawValue: "overline") }
  /// The text below the title, in Material 2.
  public static var secondaryText: ElementName { ElementName(rawValue: "secondaryText") }
  /// The text below the title, in Material 3.
  public static var supporting: ElementName { ElementName(rawValue: "supporting") }
  /// The text below the title, in Flutter.
  public static var subtitle: ElementName { ElementName(rawValue: "subtitle") }
  /// The icon before the texts, in Material 2.
  public static var icon: ElementName { ElementName(rawValue: "icon") }
  /// The icon before the texts of an Orange item.
  public static var leadingIcon: ElementName { ElementName(rawValue: "leadingIcon") }
  /// The button for more information.
  public static var infoButton: ElementName { ElementName(rawValue: "infoButton") }
  /// A switch.
  public static var toggle: ElementName { ElementName(rawValue: "toggle") }
  static var checkmark: ElementName { ElementName(rawValue: "checkmark") }
  /// The accessory at the end of a Material Components cell.
  public static var accessory: ElementName { ElementName(rawValue: "accessory") }
  /// The handle to move a row by.
  public static var reorderControl: ElementName { ElementName(rawValue: "reorderControl") }
  /// The mark of a row's selection.
  public static var selectorControl: ElementName { ElementName(rawValue: "selectorControl") }
  /// The background of a row, among colours that are fixed.
  package static var background: ElementName { ElementName(rawValue: "background") }
  /// The ripple of a row, among colours that are fixed.
  package static var ripple: ElementName { ElementName(rawValue: "ripple") }
}

extension ElementName {
  /// Whether the element is the list's and not the row's own: a separator, or a button behind a swipe.
  package var isOfList: Bool { self == .separator || self == .topSeparator || rawValue.hasPrefix("swipe.") }
}

extension ElementName: CustomStringConvertible {
  /// The name itself.
  public var description: String { rawValue }
}
