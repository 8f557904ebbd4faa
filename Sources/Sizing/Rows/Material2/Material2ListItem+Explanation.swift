extension Material2ListItem {
  private static let source = "code: `ListItem.kt` of Compose Material 1 (androidx at 080d2b3)"

  /// Explains the height: the highest of the texts, the icon and the trailing part, or the least height for the number
  /// of lines.
  func explain(_ arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    steps.highest(
      { explain(textsOf: arrangement, scale, &$0) }, { explain(iconOf: arrangement, scale, &$0) },
      { explain(trailingOf: arrangement, scale, &$0) })
    let lines = ["one line", "two lines", "three lines"][type]
    let least = (content.icon == nil ? Material2Metrics.heights : Material2Metrics.heightsWithIcon)[type]
    steps.atLeast(
      scale.points(rounding: least), "MinHeight",
      "An item of \(lines) \(content.icon == nil ? "without" : "with") an icon is no lower than \(RowExplanation.number(least)).",
      Self.source)
    explainWidth(arrangement, scale, &steps)
  }

  private func explain(textsOf arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    // The text of an item of one line is centred and has no inset of its own.
    var bottom = type == 0 ? arrangement.title?.y ?? 0 : 0
    for (name, text, placed) in texts(arrangement) {
      steps.down(
        bottom == 0 ? .inset : .gap, "baseline", scale.points(placed.y - bottom),
        "The first baseline stands at its distance from the top or from the baseline above.", Self.source)
      steps.lines(
        name, text.measurement(of: placed.box, scale), height: scale.points(placed.box.height))
      bottom = placed.y + placed.box.height
    }
  }

  private func explain(iconOf arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    guard let icon = arrangement.icon else { return }
    let padding = scale.pixels(type == 0 ? Material2Metrics.iconPadding : Material2Metrics.top)
    // The icon of an item of three lines stands in a square whose side is at least 24.
    let least =
      type == 2 ? scale.pixels(Material2Metrics.padding + Material2Metrics.iconWidth) - 2 * padding : 0
    steps.inset(
      "IconVerticalPadding", scale.points(padding), above: "Above the icon.", below: "Below the icon.", Self.source
    ) {
      $0.down(.element, "icon", scale.points(max(least, icon.size.height)), "The icon's height.", Self.source)
    }
  }

  private func explain(trailingOf arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    guard let trailing = arrangement.trailing else { return }
    let top = max(0, min(trailing.y, arrangement.trailingHeight - trailing.size.height))
    let rule = type == 0 ? "Nothing is around it." : "It stands by the baseline of the first text, or in the middle."
    steps.down(.inset, "trailing", scale.points(top), rule, Self.source)
    steps.down(.element, "trailing", scale.points(trailing.size.height), "The height of what stands last.")
    steps.down(
      .inset, "trailing", scale.points(arrangement.trailingHeight - top - trailing.size.height), rule, Self.source)
  }

  private func explainWidth(_ arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    let padding = scale.points(rounding: Material2Metrics.padding)
    if let icon = arrangement.icon {
      steps.across(.inset, "IconLeftPadding", padding, "Before the icon.", Self.source)
      steps.across(.element, "icon", scale.points(icon.size.width), "The icon's width.", Self.source)
      steps.across(
        .gap, "IconMinPaddedWidth", scale.points(arrangement.textX) - padding - steps.explanation.width,
        "Narrower icons leave room, so that texts line up.", Self.source)
    }
    steps.across(.inset, "ContentLeftPadding", padding, "Before the texts.", Self.source)
    steps.room("texts", "What is left for the texts.") {
      $0.across(.inset, "ContentRightPadding", padding, "After the texts.", Self.source)
      if let trailing = arrangement.trailing {
        $0.across(.element, "trailing", scale.points(trailing.size.width), "The width of what stands last.")
        $0.across(.inset, "TrailingRightPadding", padding, "After what stands last.", Self.source)
      }
      $0.wholePixels(of: arrangement.size.width, scale)
    }
  }
}
