extension OrangeListItem {
  /// What the item looks like: text in the label's colour, the text at the end in system gray 3, the info button in
  /// Orange's core colour, which is the accent of its theme.
  ///
  /// Source: ods-ios 0.4.0 to 0.8.0, `ODSListItem.swift` and `ODSListItem+extension.swift`; `coreOrange.colorset`, which
  /// has `#F16E00` for the light appearance in all of them: the brand's `#FF7900` is that of the dark one.
  public func appearance(traits: Traits) -> RowAppearance {
    RowAppearance(
      colors: [
        .title: .black, .subtitle: .black, .trailing: Color(hex: 0xC7C7CC), .infoButton: Color(hex: 0xF16E00),
      ])
  }
}

extension OrangeToggleItem {
  /// What the item looks like: text in the label's colour; the switch has colours of its own.
  public func appearance(traits: Traits) -> RowAppearance {
    RowAppearance(contentOpacity: 1, colors: [.title: .black])
  }
}
