internal import TextLayout

/// The typesetters of a document: one, or one for each system if the person's settings change styles differently in
/// each.
struct Typesetters {
  /// The one that is in use: Apple's at first.
  private(set) var current: Typesetter
  /// The typesetters of the systems in the order of ``BoldText``; empty where all are alike.
  private let ofSystems: [Typesetter]

  /// Makes typesetters for a document.
  init(_ typesetter: Typesetter, _ settings: ListSettings) {
    let spacing = settings.letterSpacing
    let systems: [BoldText] = settings.boldText ? BoldText.allCases : []
    ofSystems = systems.map { typesetter.adjusting(StyleAdjustment(boldText: $0, letterSpacing: spacing)) }
    current =
      ofSystems.first
      ?? (spacing == nil ? typesetter : typesetter.adjusting(StyleAdjustment(letterSpacing: spacing)))
  }

  /// Whether the one in use is that of a system.
  func isCurrent(_ system: BoldText) -> Bool { ofSystems.isEmpty || current.adjustment?.boldText == system }

  /// Puts that of a system into use.
  mutating func take(_ system: BoldText) {
    if let typesetter = ofSystems.first(where: { $0.adjustment?.boldText == system }) { current = typesetter }
  }
}
