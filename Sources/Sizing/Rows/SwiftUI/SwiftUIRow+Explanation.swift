extension SwiftUIRow {
  /// Explains the height: the content between the insets, and the least height of a row in a list.
  func explain(_ measured: Measured, _ traits: Traits, _ steps: inout RowSteps) {
    let insets = insets(width: steps.size.width, traits: traits)
    let isSidebar = traits.list.isSidebar == true
    let source = content.listRowInsets == nil ? insetSource(traits) : nil
    steps.down(.inset, "listRowInsets.top", insets.top, "Above the content.", source)
    steps.highest(
      { explain(contentOf: measured, traits, &$0) },
      { $0.down(.element, ElementName.image.rawValue, image?.height ?? 0, "The image's own height.") })
    steps.down(.inset, "listRowInsets.bottom", insets.bottom, "Below the content.", source)
    steps.roundingUp(to: traits.pixelGrid)
    let reason: (rule: String, source: String?) =
      content.minimumRowHeight == nil
      ? profile.minimumRowHeightReason(for: traits.sizeCategory, inSidebar: isSidebar) : ("The list asks for it.", nil)
    steps.atLeast(minimumHeight(traits), "defaultMinListRowHeight", reason.rule, reason.source)
    explainWidth(insets, source, traits, &steps)
  }

  /// Where the insets come from that a row does not set.
  ///
  /// Own: a margin of 20 is that of a tablet.
  private func insetSource(_ traits: Traits) -> String {
    switch (profile, traits.list.layoutMargin) {
    case _ where traits.list.isSidebar == true:
      "inferred: in a sidebar above and below as in UIKit's sidebar cells, and at the sides as in other lists"
    case (.ios18, _): AppleRecording.lists18
    case (.ios26, 20?):
      "recorded: iOS 26.0 and 26.1, an iPad 1194 points wide, categories L and AX3 (StanfordSpezi/SpeziViews)"
    case (.ios26, _):
      """
      recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot), and iOS 26.1, 393 points wide \
      (Vercantez/openuikit)
      """
    }
  }

  private func explain(contentOf measured: Measured, _ traits: Traits, _ steps: inout RowSteps) {
    if let view = measured.view { return steps.stack(view) }
    steps.lines(.title, measured.text)
    if measured.text != nil, measured.detail != nil {
      steps.down(
        .gap, "VStack spacing", textSpacing(traits), "What SwiftUI puts between two texts of these styles.",
        "recorded: iOS 18 and 26, 390 points wide, category M (home-assistant/iOS, `LocationHistoryListView`)")
    }
    steps.lines(.detail, measured.detail)
  }

  private func explainWidth(
    _ insets: DirectionalInsets, _ insetSource: String?, _ traits: Traits, _ steps: inout RowSteps
  ) {
    steps.across(
      .element, "edit control", gutter(traits), "What edit controls take of the row.",
      MeasuredGrowth.source(TableCell.Metrics.recordedCategories, for: traits.sizeCategory, profile))
    steps.across(.inset, "listRowInsets.leading", insets.leading, "Before the content.", insetSource)
    steps.across(
      .inset, "indentation", indentation, "20 for each level.",
      "recorded: iOS 17.5, 18.5 and 26.2, 393 and 402 points wide, category L, a `DisclosureGroup` (cashapp/AccessibilitySnapshot)"
    )
    if let image {
      steps.across(.element, ElementName.image.rawValue, image.width, "The image's own width.")
      steps.across(
        .gap, "HStack spacing", imageWidth - image.width, "Between the image and the texts.",
        content.imageSpacing == Content().imageSpacing
          ? "recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit)" : nil)
    }
    steps.room("content", "What is left for the content.") {
      if hasChevron {
        $0.across(
          .gap, "chevron spacing", Self.chevronSpacing, "Between the content and the chevron.",
          "inferred: UIKit's distance between texts and an accessory")
        $0.across(
          .element, "chevron", AccessoryMetrics(traits).chevron.width, "The chevron's width.",
          AccessoryMetrics(traits, profile: profile).source)
      }
      let trailing = trailingInset(width: $0.size.width, traits)
      if hasHandle(traits) {
        $0.across(
          .inset, "handle", trailing, "The handle, the margin after it and what is before it.",
          "inferred: where UIKit's list cells have them, since a SwiftUI list is a collection view")
      } else {
        $0.across(.inset, "listRowInsets.trailing", trailing, "After the content.", insetSource)
      }
    }
  }
}

extension RowSteps {
  /// Adds the parts of a sized view, along the views that determine its height.
  fileprivate mutating func stack(_ sized: SizedView) {
    if let text = sized.text, sized.isInner {
      lines(sized.view.name, text.measurement)
      down(
        .minimum, "lineLimit reservesSpace", sized.size.height - text.measurement.height,
        "Room for the lines of the limit that the text does not need.",
        "published: Apple, `lineLimit(_:reservesSpace:)`")
      return
    }
    guard !sized.children.isEmpty else {
      down(.element, sized.view.name.rawValue, sized.size.height, "The view's own height.")
      return
    }
    let end = sized.size.height
    if sized.isInner, case .stack(let stack) = sized.view.view.kind, stack.axis != .vertical {
      // Side by side: the one that reaches lowest.
      let lowest = sized.children.max {
        ($0.origin.y + $0.view.size.height, $0.view.size.height) < (
          $1.origin.y + $1.view.size.height, $1.view.size.height
        )
      }
      guard let (origin, child) = lowest else { return }
      down(.inset, "alignment", origin.y, "Above the view that reaches lowest, as it is aligned with those beside it.")
      self.stack(child)
      down(.inset, "alignment", end - origin.y - child.size.height, "Below the view that reaches lowest.")
      return
    }
    var bottom = 0.0
    for index in RowExplanation.chain(sized.children.map { ($0.origin.y, $0.view.size.height) }) {
      let (origin, child) = sized.children[index]
      down(
        bottom == 0 ? .inset : .gap, bottom == 0 ? "frame or padding" : "spacing", origin.y - bottom,
        bottom == 0 ? "Above what is inside." : "Between two views.")
      stack(child)
      bottom = origin.y + child.size.height
    }
    down(.inset, "frame or padding", end - bottom, "Below what is inside.")
  }
}
