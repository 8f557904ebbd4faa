extension Material2ListItem {
  private static let source = "code: `ListItem.kt` of Compose Material 1 (androidx at 080d2b3)"

  /// The texts by their baselines, the icon, what stands last, or the least height by the number of lines.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let scale = ComposeScale(traits)
    let arrangement = arrangement(width: width, scale)
    var result = RowExplanation()
    result.highest([texts(arrangement, scale), icon(arrangement, scale), trailing(arrangement, scale)])
    let lines = ["one line", "two lines", "three lines"][type]
    let heights = content.icon == nil ? Material2Metrics.heights : Material2Metrics.heightsWithIcon
    result.atLeast(
      scale.points(scale.pixels(heights[type])), "MinHeight",
      "An item of \(lines) \(content.icon == nil ? "without" : "with") an icon is no lower than \(RowExplanation.number(heights[type])).",
      Self.source)
    explainWidth(arrangement, width, scale, &result)
    return result
  }

  private func texts(_ arrangement: Arrangement, _ scale: ComposeScale) -> RowExplanation {
    RowExplanation {
      // Texts of an item of one line stand in the middle, and need nothing around them.
      var bottom = type == 0 ? arrangement.title?.y ?? 0 : 0
      for (name, text) in [
        (ElementName.overline, arrangement.overline), (.title, arrangement.title),
        (.secondaryText, arrangement.secondary),
      ] {
        guard let text else { continue }
        $0.down(
          bottom == 0 ? .inset : .gap, "baseline", scale.points(text.y - bottom),
          "The first baseline stands at its distance from the top or from the baseline above.", Self.source)
        $0.lines(name, text.box.measurement)
        bottom = text.y + text.box.height
      }
    }
  }

  private func icon(_ arrangement: Arrangement, _ scale: ComposeScale) -> RowExplanation {
    RowExplanation {
      guard let icon = arrangement.icon else { return }
      let padding = scale.pixels(type == 0 ? Material2Metrics.iconPadding : Material2Metrics.top)
      // Of three lines the icon stands in a square that is no smaller than 24.
      let least =
        type == 2 ? scale.pixels(Material2Metrics.padding + Material2Metrics.iconWidth) - 2 * padding : 0
      $0.down(.inset, "IconVerticalPadding", scale.points(padding), "Above the icon.", Self.source)
      $0.down(.element, "icon", scale.points(max(least, icon.size.height)), "The icon's height.", Self.source)
      $0.down(.inset, "IconVerticalPadding", scale.points(padding), "Below the icon.", Self.source)
    }
  }

  private func trailing(_ arrangement: Arrangement, _ scale: ComposeScale) -> RowExplanation {
    RowExplanation {
      guard let trailing = arrangement.trailing else { return }
      let top = max(0, min(trailing.y, arrangement.trailingHeight - trailing.size.height))
      let rule = type == 0 ? "Nothing is around it." : "It stands by the baseline of the first text, or in the middle."
      $0.down(.inset, "trailing", scale.points(top), rule, Self.source)
      $0.down(.element, "trailing", scale.points(trailing.size.height), "The height of what stands last.")
      $0.down(
        .inset, "trailing", scale.points(arrangement.trailingHeight - top - trailing.size.height), rule, Self.source)
    }
  }

  private func explainWidth(
    _ arrangement: Arrangement, _ width: Double, _ scale: ComposeScale, _ result: inout RowExplanation
  ) {
    let padding = scale.points(scale.pixels(Material2Metrics.padding))
    if let icon = arrangement.icon {
      result.across(.inset, "IconLeftPadding", padding, "Before the icon.", Self.source)
      result.across(.element, "icon", scale.points(icon.size.width), "The icon's width.", Self.source)
      result.across(
        .gap, "IconMinPaddedWidth", scale.points(arrangement.textX) - padding - result.width,
        "Narrower icons leave room, so that texts line up.", Self.source)
    }
    result.across(.inset, "ContentLeftPadding", padding, "Before the texts.", Self.source)
    result.room("texts", of: width, "What is left for the texts.") {
      $0.across(.inset, "ContentRightPadding", padding, "After the texts.", Self.source)
      if let trailing = arrangement.trailing {
        $0.across(.element, "trailing", scale.points(trailing.size.width), "The width of what stands last.")
        $0.across(.inset, "TrailingRightPadding", padding, "After what stands last.", Self.source)
      }
      $0.across(
        .rounding, "rounding", width - scale.points(arrangement.size.width), "Compose counts whole pixels.")
    }
  }
}
