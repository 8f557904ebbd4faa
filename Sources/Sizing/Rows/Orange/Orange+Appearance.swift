extension OrangeListItem {
  /// What the item looks like: text in the label's colour, the text at the end in system gray 3, the info button
  /// and links in Orange's core colour, which is the accent of its theme.
  ///
  /// Source, code: `ODSListItem+extension.swift` of ods-ios 0.4.0 to 0.8.0.
  /// Source, published: Human Interface Guidelines, Color, systemGray3.
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = RowAppearance(
      colors: [.title: .black, .subtitle: .black, .trailing: SRGBColor(hex: 0xC7C7CC), .infoButton: .coreOrange])
    texts.tintLinks(.coreOrange, in: &appearance)
    return appearance.inSwiftUIList(traits)
  }
}

extension OrangeToggleItem {
  /// What the item looks like: text in the label's colour, links in that of ``OrangeListItem``'s; the switch has colours
  /// of its own.
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = RowAppearance(colors: [.title: .black])
    appearance.tintLinks(of: title?.label, .title, .coreOrange)
    return appearance.inSwiftUIList(traits)
  }
}

/// Orange's core colour.
///
/// Source, code: `coreOrange.colorset` of ods-ios 0.4.0 to 1.4.0.
extension SRGBColor {
  /// The accent of its theme in the light appearance.
  package static let coreOrange = SRGBColor(hex: 0xF16E00)
  /// The same in the dark appearance: the colour of the brand.
  package static let coreOrangeInDark = SRGBColor(hex: 0xFF7900)
}
