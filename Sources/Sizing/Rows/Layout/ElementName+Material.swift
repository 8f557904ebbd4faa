extension ElementName {
  /// What stands where a row begins.
  public static var leading: ElementName { ElementName(rawValue: "leading") }
  /// What stands where a row ends.
  public static var trailing: ElementName { ElementName(rawValue: "trailing") }
  /// The text above the title.
  public static var overline: ElementName { ElementName(rawValue: "overline") }
  /// The text below the title, in Material 3.
  public static var supporting: ElementName { ElementName(rawValue: "supporting") }
  /// The text below the title, in Flutter.
  public static var subtitle: ElementName { ElementName(rawValue: "subtitle") }
  /// The accessory at the end of a Material Components cell.
  public static var accessory: ElementName { ElementName(rawValue: "accessory") }
}
