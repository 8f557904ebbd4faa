internal import TextLayout

extension SwiftUIRow {
  /// What assistive technology says: the text, then the detail, as SwiftUI combines them, and what the row is.
  ///
  /// A navigation link, a disclosure or a picker of the menu style is a button. A row with exactly one toggle is its switch.
  ///
  /// Source, recorded: iOS 18.5 and 26.2, 402 points wide (cashapp/AccessibilitySnapshot d84abd4): a `DisclosureGroup` is a button and a
  /// heading that says whether it is expanded. On iOS 17.5 its chevron is an element of its own, and alone the button.
  /// Source, inferred: a `NavigationLink` and a `Picker` of the menu style are buttons, among which XCUITest finds them, and the texts beside a switch are its label.
  public var accessibility: RowAccessibility? {
    var toggles: [Bool] = []
    var hasMenu = false
    var spoken: [(name: ElementName, text: PreparedText?)] = [
      (.title, text?.label.text), (.detail, detail?.label.text),
    ]
    view?.forEachSpoken {
      spoken.append(($0.name, $0.label?.text))
      if case .toggle(let isOn) = $0.view.kind { toggles.append(isOn) }
      if $0.view.name == SwiftUIView.menuSymbol { hasMenu = true }
    }
    let isToggle = toggles.count == 1
    let unlabeled = isToggle ? RowAccessibility(label: "", readingOrder: []) : nil
    guard var said = RowAccessibility(spoken) ?? unlabeled else { return nil }
    if content.isNavigationLink || content.isDisclosure || hasMenu { said.traits.append(.button) }
    if content.isDisclosure {
      said.traits.append(.header)
      said.isExpanded = content.isExpanded
    }
    return isToggle ? said.asSwitch(isOn: toggles[0]) : said
  }
}
