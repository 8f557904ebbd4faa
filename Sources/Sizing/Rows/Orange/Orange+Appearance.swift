extension OrangeListItem {
  /// What the item looks like: text in the label's colour, the text at the end in system gray 3, the info button in the
  /// accent colour.
  ///
  /// Source: ods-ios 0.8. The accent of Orange's theme is its brand colour, `#FF7900`.
  public func appearance(traits: Traits) -> RowAppearance {
    RowAppearance(
      colors: [
        .title: .black, .subtitle: .black, .trailing: Color(hex: 0xC7C7CC), .infoButton: Color(hex: 0xFF7900),
      ])
  }
}

extension OrangeToggleItem {
  /// What the item looks like: text in the label's colour; the switch has colours of its own.
  public func appearance(traits: Traits) -> RowAppearance {
    RowAppearance(contentOpacity: 1, colors: [.title: .black])
  }
}
