internal import TextAnalysis
public import TextLayout
internal import Typography

/// The list item with a switch of the Orange Design System for iOS (`ODSListItemWithToggle`, releases 0.4 to 0.8).
///
/// There is no padding above and below the title.
public final class OrangeToggleItem: Sendable {
  private let title: OrangeText?
  /// The least height.
  public let minimumHeight: OrangeMinimumHeight
  /// Whose numbers apply.
  public let release: OrangeRelease
  /// Whether the switch is on.
  public let isOn: Bool
  /// The era whose switch it is.
  public let profile: SystemProfile

  /// Makes an item, preparing its text.
  ///
  /// - Parameters:
  ///   - title: The switch's label.
  ///   - isOn: Whether it is on.
  ///   - minimumHeight: The least height.
  ///   - release: Whose numbers apply.
  ///   - profile: The era whose switch it is.
  ///   - family: The family of its text; `system` stands for the system's face.
  ///   - locale: The language of its text, a BCP 47 tag.
  ///   - typesetter: What prepares it.
  public init(
    title: String?, isOn: Bool = false, minimumHeight: OrangeMinimumHeight = .medium,
    release: OrangeRelease = .release08, profile: SystemProfile = .ios26, family: String = "system",
    locale: String = "en", typesetter: Typesetter
  ) {
    self.title = OrangeText(title, font: release.titleFont, family: family, locale: locale, typesetter: typesetter)
    self.minimumHeight = minimumHeight
    self.release = release
    self.isOn = isOn
    self.profile = profile
  }
}

extension OrangeToggleItem: Row {
  /// `ods.toggle`.
  public var kind: String { "ods.toggle" }

  /// The switch with its label.
  public var accessibility: RowAccessibility? { RowAccessibility([(.title, title?.label)]) }

  /// Lays the item out.
  ///
  /// Elements: title, toggle. The title has what the switch leaves of the width.
  public func layout(width: Double, traits: Traits) -> RowLayout {
    let padding = release.togglePadding
    let toggle = profile.switchSize
    let titleWidth = max(0, width - widthBesideTitle)
    let titleSize = measureTitle(width: width, traits)
    let height = height(ofTitle: titleSize, traits)
    func centered(_ other: Double) -> Double { traits.pixelGrid.round((height - other) / 2) }

    var elements: [RowElement] = []
    if let title, let titleSize {
      let frame = LayoutRect(
        x: padding, y: centered(titleSize.height), width: titleWidth,
        height: titleSize.height)
      elements.append(
        RowElement(name: .title, frame: frame, text: ElementText(title.label, titleSize)))
    }
    let frame = LayoutRect(
      x: width - padding - toggle.width, y: centered(toggle.height), width: toggle.width, height: toggle.height)
    elements.append(RowElement(name: .toggle, frame: frame, hitTarget: frame, content: .toggle(isOn: isOn)))
    let layout = RowLayout(size: LayoutSize(width: width, height: height), elements: elements)
    return layout.placed(in: traits.direction)
  }

  /// The height of the item, without the frames of its elements.
  public func height(width: Double, traits: Traits) -> Double {
    height(ofTitle: measureTitle(width: width, traits), traits)
  }

  func measureTitle(width: Double, _ traits: Traits) -> LabelMeasurement? {
    precondition(width.isFinite, "a row's width is finite")
    return title?.measure(width: max(0, width - widthBesideTitle), traits)
  }

  private func height(ofTitle title: LabelMeasurement?, _ traits: Traits) -> Double {
    traits.pixelGrid.ceil(max(minimumHeight.points, title?.height ?? 0, profile.switchSize.height))
  }

  private var widthBesideTitle: Double {
    2 * release.togglePadding + profile.switchSize.width + OrangeMetrics.switchSpacing
  }

  /// The padding, the switch and the widest word; whole points.
  public func minimumWidth(traits: Traits) -> Double {
    (widthBesideTitle + (title?.minimumWidth(traits) ?? 0)).rounded(.up)
  }

  /// The padding, the switch and the title; whole points.
  public func preferredWidth(traits: Traits) -> Double {
    (widthBesideTitle + (title?.preferredWidth(traits) ?? 0)).rounded(.up)
  }
}
