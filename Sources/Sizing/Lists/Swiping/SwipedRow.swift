internal import TextAnalysis
public import TextLayout
internal import Typography

/// A row with the actions that a swipe reveals: the row moves aside, and they take its place.
///
/// Any row can be swiped; its height does not change. Elements: those of the row, moved, and for each action
/// `swipe.trailing.action0` (its button), `swipe.trailing.icon0` and `swipe.trailing.title0`, or `swipe.leading…`.
///
/// All buttons of a side are as wide as the widest, and no less than 74. An action with an icon shows its title only in a
/// row that is at least 91 high.
public struct SwipedRow: Sendable {
  package let row: any Row
  package let actions: SwipeActions
  private let shown: [(action: SwipeActions.Action, title: RowLabel?)]
  private let profile: SystemProfile

  /// The constants, in points.
  ///
  /// Source, inferred: SwipeCellKit at 00728cc, which reproduces the actions of Apple's Mail; Apple publishes no
  /// numbers.
  enum Metrics {
    /// The least width of a button.
    ///
    /// Source, recorded: iOS 15 or 16, buttons with icons in a row 48 high (rahulvaidun.com, 2024-03-17, a dump of
    /// frames).
    static let minimumWidth = 74.0
    static let padding = 8.0
    static let spacing = 8.0
    /// The size of titles, which are medium in weight.
    static let titleSize = 15.0
    /// The least height of a row whose buttons show titles below icons; in lower rows they show icons alone.
    ///
    /// Source, inferred: iOS 11 (openradar 33107135 and 33396671).
    static let titledIconHeight = 91.0
    /// The width of the row that buttons leave free at least if they are wider than the least width.
    static let remainingWidth = 30.0
  }

  /// Makes a row with actions, preparing the titles of those that are shown.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - actions: Its actions.
  ///   - profile: The era of the system whose colours the actions have.
  ///   - family: The family titles are set in; `system` stands for the system's face.
  ///   - locale: The language of the titles, a BCP 47 tag.
  ///   - typesetter: Prepares the titles.
  public init(
    _ row: any Row, _ actions: SwipeActions, profile: SystemProfile = .ios26, family: String = "system",
    locale: String = "en", typesetter: Typesetter
  ) {
    self.row = row
    self.actions = actions
    self.profile = profile
    let style = TextStyle(families: [family], weight: FontWeight.medium.rawValue, locale: locale, breaking: .apple)
    shown = (actions.shownSide.map(actions.actions) ?? []).map {
      ($0, RowLabel($0.title, style: style, paragraph: ParagraphStyle(alignment: .center), typesetter: typesetter))
    }
  }
}

extension SwipedRow: Row {
  /// The kind of the row itself.
  public var kind: String { row.kind }

  /// Whether the row itself extends under the safe area.
  public var extendsUnderSafeArea: Bool { row.extendsUnderSafeArea }

  /// The accessibility of the row itself: the system reads the actions only when asked for them.
  public var accessibility: RowAccessibility? { row.accessibility }
  /// The accessibility elements of the row itself.
  public var accessibilityElements: [RowAccessibility] { row.accessibilityElements }

  /// The height of the row itself.
  public func height(width: Double, traits: Traits) -> Double { row.height(width: width, traits: traits) }

  /// The explanation of the row itself.
  public func explain(width: Double, traits: Traits) -> RowExplanation { row.explain(width: width, traits: traits) }

  /// The minimum width of the row itself.
  public func minimumWidth(traits: Traits) -> Double { row.minimumWidth(traits: traits) }

  /// The preferred width of the row itself.
  public func preferredWidth(traits: Traits) -> Double { row.preferredWidth(traits: traits) }

  /// The appearance of the row itself, and the colours of the actions: white on red or on the system's grey, both in the
  /// light and in the dark appearance.
  ///
  /// Source, published: Human Interface Guidelines, Color (systemGray).
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = row.appearance(traits: traits)
    guard let side = actions.shownSide else { return appearance }
    for index in shown.indices {
      appearance.colors[name("action", index, side)] =
        shown[index].action.isDestructive ? SystemColor.red(profile) : SRGBColor(hex: 0x8E8E93)
      for part in ["icon", "title"] {
        appearance.colors[name(part, index, side)] = .white
        appearance.fixedColors.insert(name(part, index, side))
      }
    }
    return appearance
  }

  /// Lays the row out with its actions beside it.
  public func layout(width: Double, traits: Traits) -> RowLayout {
    var layout = row.layout(width: width, traits: traits)
    guard let side = actions.shownSide, width > 0 else { return layout }
    let isLow = layout.size.height < Metrics.titledIconHeight
    let shown = shown.map { (action: $0.action, title: isLow && $0.action.image != nil ? nil : $0.title) }
    let button = buttonWidth(shown, rowWidth: width, grid: traits.pixelGrid)
    let count = actions.isFull ? 1 : shown.count
    let revealed = actions.isFull ? width : button * Double(count)
    // Leading actions are at the left in a row from left to right.
    let isLeft = (side == .leading) == (traits.direction == .leftToRight)
    layout.moveElements(by: isLeft ? revealed : -revealed)
    layout.clipsElements = true
    for index in 0..<count {
      let extent = revealed / Double(count)
      let x = isLeft ? extent * Double(index) : width - extent * Double(index + 1)
      let frame = LayoutRect(x: x, y: 0, width: extent, height: layout.size.height)
      layout.elements.append(RowElement(name: name("action", index, side), frame: frame, hitTarget: frame))
      // The content of a button that has grown stays at the button's outer edge.
      let content = LayoutRect(x: isLeft ? frame.x : frame.maxX - button, y: 0, width: button, height: frame.height)
      // All icons have the height of the highest, unless the row is so low that each action shows only an icon or a title.
      let room = (isLow ? [shown[index]] : shown).reduce(0) { max($0, $1.action.image?.height ?? 0) }
      layout.elements += elements(ofAction: index, side, shown[index], room, in: content, grid: traits.pixelGrid)
    }
    return layout
  }

  private func name(_ part: String, _ index: Int, _ side: SwipeActions.Side) -> ElementName {
    ElementName(rawValue: "swipe.\(side.rawValue).\(part)\(index)")
  }

  private func buttonWidth(
    _ shown: [(action: SwipeActions.Action, title: RowLabel?)], rowWidth: Double, grid: PixelGrid
  ) -> Double {
    let limit = max(0, (rowWidth - Metrics.remainingWidth) / Double(shown.count))
    return shown.reduce(Metrics.minimumWidth) { widest, action in
      let title = action.title.map { grid.ceil($0.width(.lines, fontSize: Metrics.titleSize)) } ?? 0
      return max(widest, min(limit, max(title, action.action.image?.width ?? 0) + 2 * Metrics.padding))
    }
  }

  /// The icon above the title; from the icon's top to the first line's baseline they are centred in the button.
  ///
  /// - Parameter room: The height that is reserved for the icon.
  private func elements(
    ofAction index: Int, _ side: SwipeActions.Side, _ shown: (action: SwipeActions.Action, title: RowLabel?),
    _ room: Double, in button: LayoutRect, grid: PixelGrid
  ) -> [RowElement] {
    let textWidth = max(0, button.width - 2 * Metrics.padding)
    let title = shown.title.map { label in
      let width = min(textWidth, grid.ceil(label.width(.lines, fontSize: Metrics.titleSize)))
      return (label, label.measure(width: width, fontSize: Metrics.titleSize, grid: grid), width)
    }
    let spacing = title != nil && room > 0 ? Metrics.spacing : 0
    let top = button.midY - (room + spacing + (title?.1.baseline ?? 0)) / 2
    var elements: [RowElement] = []
    if let image = shown.action.image {
      let frame = LayoutRect(
        x: grid.round(button.midX - image.width / 2), y: grid.round(top + (room - image.height) / 2), image)
      elements.append(RowElement(name: name("icon", index, side), frame: frame))
    }
    if let (label, measurement, width) = title {
      let frame = LayoutRect(
        x: grid.round(button.midX - width / 2), y: grid.round(top + room + spacing), width: width,
        height: measurement.height)
      elements.append(
        RowElement(
          name: name("title", index, side), frame: frame, text: ElementText(label: label, measurement: measurement)))
    }
    return elements
  }
}

extension RowLayout {
  fileprivate mutating func moveElements(by distance: Double) {
    for index in elements.indices {
      elements[index].frame.x += distance
      elements[index].hitTarget?.x += distance
    }
    hitTarget?.x += distance
  }
}
