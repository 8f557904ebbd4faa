extension OrangeListItem {
  /// What the item looks like: text in the label's colour, the text at the end in system gray 3, the info button
  /// and links in Orange's core colour, which is the accent of its theme.
  ///
  /// Source, code: `ODSListItem+extension.swift` and `coreOrange.colorset` of ods-ios 0.4.0 to 0.8.0, which have
  /// `#F16E00` for the light appearance: the brand's `#FF7900` is that of the dark one.
  /// Source, published: Human Interface Guidelines, Color, systemGray3.
  public func appearance(traits: Traits) -> RowAppearance {
    let accent = SRGBColor(hex: 0xF16E00)
    var appearance = RowAppearance(
      colors: [.title: .black, .subtitle: .black, .trailing: SRGBColor(hex: 0xC7C7CC), .infoButton: accent])
    texts.tintLinks(accent, in: &appearance)
    return appearance.inSwiftUIList(traits)
  }
}

extension OrangeToggleItem {
  /// What the item looks like: text in the label's colour, links in that of ``OrangeListItem``'s; the switch has colours
  /// of its own.
  ///
  /// Source, code: `coreOrange.colorset` of ods-ios 0.4.0 to 0.8.0.
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = RowAppearance(colors: [.title: .black])
    appearance.tintLinks(of: title?.label, .title, SRGBColor(hex: 0xF16E00))
    return appearance.inSwiftUIList(traits)
  }
}
