internal import TextLayout

/// What assistive technology says about an accessibility element: a row, or a part of one.
public struct RowAccessibility: Codable, Hashable, Sendable {
  /// The spoken label: the texts of the row in reading order, joined as the row's system joins them; empty if there
  /// are none and the system describes a symbol or a control instead.
  public var label: String
  /// The elements that are read, in reading order.
  public var readingOrder: [ElementName]
  /// The spoken value, such as `50 %`; `nil` if there is none.
  public var value: String?
  /// The spoken hint: what an action on the element does; `nil` if there is none.
  public var hint: String?
  /// What it is and how it behaves.
  public var traits: [Trait] = []
  /// Whether the rows below it are shown; `nil` if it shows and hides none (`UIAccessibilityExpandedStatus`).
  public var isExpanded: Bool?

  /// What an accessibility element is, and how it behaves (`UIAccessibilityTraits`).
  public enum Trait: String, Codable, Hashable, Sendable, CaseIterable {
    /// A button.
    case button
    /// A link.
    case link
    /// A heading, which divides content into parts.
    case header
    /// A field to search in.
    case searchField
    /// A picture.
    case image
    /// It is selected.
    case selected
    /// It plays a sound of its own.
    case playsSound
    /// A key of a keyboard.
    case keyboardKey
    /// A text that does not change.
    case staticText
    /// It summarises the state of an app that starts.
    case summaryElement
    /// It is disabled.
    case notEnabled
    /// Its label or value changes often.
    case updatesFrequently
    /// It starts a recording or a film.
    case startsMediaSession
    /// Its value can be changed step by step.
    case adjustable
    /// It is touched directly.
    case allowsDirectInteraction
    /// It turns a page.
    case causesPageTurn
    /// A bar of tabs.
    case tabBar
    /// A button that is on or off.
    case toggleButton
  }

  /// Makes the description of a row.
  public init(label: String, readingOrder: [ElementName]) {
    self.label = label
    self.readingOrder = readingOrder
  }

  init(_ name: ElementName, _ trait: Trait) {
    self.init(label: "", readingOrder: [name])
    traits = [trait]
  }

  func with(_ trait: Trait) -> RowAccessibility {
    var result = self
    result.traits.append(trait)
    return result
  }

  /// The same as a switch, with the value that a `UISwitch` has.
  ///
  /// Source, recorded: iOS 17.5, 18.5 and 26.2, `UISwitch` (cashapp/AccessibilitySnapshot): it is on with the value 1.
  func asSwitch(isOn: Bool) -> RowAccessibility {
    var result = with(.toggleButton)
    result.value = isOn ? "1" : "0"
    return result
  }

  /// The description in a state: a disabled row is not enabled, and a selected one is selected.
  ///
  /// Source, published: Apple, `UIAccessibilityTraits.notEnabled` and `selected`, which VoiceOver says of a row that is dimmed or selected.
  package func inState(_ state: RowState) -> RowAccessibility {
    var result = self
    if state.contains(.disabled), !traits.contains(.notEnabled) { result.traits.append(.notEnabled) }
    if state.contains(.selected), !traits.contains(.selected) { result.traits.append(.selected) }
    return result
  }

  /// Joins texts into one label, leaving out absent and empty ones; `nil` if none is left.
  ///
  /// - Parameter separator: What the row's system puts between two texts; a comma and a space by default, as in UIKit.
  init?(_ texts: [(name: ElementName, text: PreparedText?)], separator: String = ", ") {
    var label: [UInt8] = []
    var readingOrder: [ElementName] = []
    for (name, text) in texts {
      guard let text, !text.isEmpty else { continue }
      if !readingOrder.isEmpty { label += separator.utf8 }
      label += text.utf8
      readingOrder.append(name)
    }
    guard !readingOrder.isEmpty else { return nil }
    self.init(label: String(decoding: label, as: UTF8.self), readingOrder: readingOrder)
  }
}
