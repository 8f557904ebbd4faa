extension RowAppearance {
  /// Gives the links of a text the tint, as SwiftUI does whatever the colour of the text.
  mutating func tintLinks(of label: RowLabel?, _ name: ElementName, _ tint: SRGBColor) {
    guard let label, !label.links.isEmpty else { return }
    textColors[name] = label.links.map { TextColor(range: $0, color: tint) }
  }

  /// The appearance of a row in a list of SwiftUI, in the state that the traits say.
  ///
  /// Source, inferred: a disabled row is as pale as UIKit's, and one selected in a sidebar has UIKit's corners.
  func inSwiftUIList(_ traits: Traits) -> RowAppearance {
    var appearance = self
    appearance.hasSystemColors = true
    if traits.state.isHighlightedOrSelected {
      appearance.background = SystemColor.selection
      if traits.list.isSidebar == true { appearance.cornerRadii = CornerRadii(SystemProfile.sidebarCornerRadius) }
    }
    if traits.state.contains(.disabled) { appearance.contentOpacity = 0.5 }
    return appearance
  }
}
