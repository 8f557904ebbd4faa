internal import TextAnalysis
public import TextLayout
internal import Typography

/// The list item with a switch of the Orange Design System for iOS (`ODSListItemWithToggle`, releases 0.4 to 0.8).
///
/// There is no padding above and below the title.
public final class OrangeToggleItem: Sendable {
  let title: StyledText?
  package let minimumHeight: OrangeMinimumHeight
  package let release: OrangeRelease
  package let isOn: Bool
  package let profile: SystemProfile

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
    self.title = StyledText(
      title, release.titleText, isMarkdown: true, family: family, locale: locale, typesetter: typesetter)
    self.minimumHeight = minimumHeight
    self.release = release
    self.isOn = isOn
    self.profile = profile
  }
}

extension OrangeToggleItem: PlannedRow {
  /// `ods.toggle`.
  public var kind: String { "ods.toggle" }

  /// The switch, whose label is the title: the item is a `Toggle` of SwiftUI.
  public var accessibility: RowAccessibility? {
    let label = RowAccessibility([(.title, title?.label.text)]) ?? RowAccessibility(label: "", readingOrder: [])
    return label.asSwitch(isOn: isOn)
  }

  /// Puts the item together.
  ///
  /// Elements: title, toggle. The title has what the switch leaves of the width. The switch reaches 2 points into the padding after
  /// it, as in SwiftUI's rows.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let (padding, toggle, grid) = (release.togglePadding, profile.switchSize, traits.pixelGrid)
    let measurement = title?.measure(width: max(0, plan.width - widthBesideTitle), traits)
    let height = grid.ceil(max(minimumHeight.points, measurement?.height ?? 0, toggle.height))
    plan.height = height
    plan.explain { steps in
      let source = "code: `ODSListItem.swift` and `ODSSpacing.swift` of ods-ios 0.4.0 to 0.8.0"
      let name = ElementName.toggle.rawValue
      steps.highest(
        { $0.lines(.title, measurement) }, { $0.down(.element, name, toggle.height, "The switch's own height.") })
      steps.minimumHeight(minimumHeight)
      steps.roundingUp(to: grid)
      steps.across(.inset, "padding", padding, "Before the title, from 0.6.0 on.", source)
      steps.room("title", "What is left for the title.") {
        $0.across(
          .gap, "spacing", OrangeMetrics.switchSpacing, "Between the switch and its label.",
          "inferred: SwiftUI's spacing, which nobody measured for a `Toggle`")
        $0.across(.element, name, profile.toggleWidth, "The width that SwiftUI keeps for a switch.")
        $0.across(.inset, "padding", padding, "After the switch, from 0.6.0 on.", source)
      }
    }
    func frame(_ x: Double, _ size: LayoutSize) -> LayoutRect {
      LayoutRect(x: grid.round(x), y: grid.round((height - size.height) / 2), size)
    }
    if let measurement {
      let size = LayoutSize(width: measurement.width, height: measurement.height)
      plan.place(.title, title?.label, measurement, frame(padding, size))
    }
    plan.place(
      .toggle, frame(plan.width - padding - profile.toggleWidth, toggle), takesTaps: true, content: .toggle(isOn: isOn))
  }

  private var widthBesideTitle: Double {
    2 * release.togglePadding + profile.toggleWidth + OrangeMetrics.switchSpacing
  }

  /// The sum of the padding, the switch and the title, rounded up to whole points.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    (widthBesideTitle + (title?.wholeWidth(fit, traits) ?? 0)).rounded(.up)
  }
}
