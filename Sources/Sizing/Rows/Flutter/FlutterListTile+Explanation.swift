extension FlutterListTile {
  private static let source =
    "code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2`, `_LisTileDefaultsM3` and `_RenderListTile`"

  /// Explains the height: the texts with their least padding, or the target height with the two baselines.
  ///
  /// Leading and trailing do not affect the height.
  func explain(_ arrangement: Arrangement, _ traits: Traits, _ steps: inout RowSteps) {
    let metrics = metrics
    let padding = metrics.contentPadding
    let height = arrangement.height - padding.vertical
    let (title, subtitle) = (arrangement.title?.lines, arrangement.subtitle?.lines)
    let compact = 2 * metrics.minimumVerticalPadding + (title?.height ?? 0) + (subtitle?.height ?? 0)
    steps.down(.inset, "contentPadding.top", padding.top, "Above the content.", Self.source)
    if subtitle == nil || RowExplanation.isSame(compact, height) {
      steps.inset(
        "minVerticalPadding", metrics.minimumVerticalPadding, above: "The least above the texts.",
        below: "The least below the texts.", Self.source
      ) {
        $0.lines(.title, title)
        $0.lines(.subtitle, subtitle)
      }
    } else {
      let subtitleY = (arrangement.subtitle?.frame.y ?? 0) - padding.top
      let titleY = arrangement.title.map { $0.frame.y - padding.top } ?? 0
      steps.down(
        .inset, "titleBaseline", titleY,
        "Its baseline is aimed at \(RowExplanation.number(metrics.titleBaseline)) from the top.", Self.source)
      steps.lines(.title, title)
      steps.down(
        .gap, "subtitleBaseline", subtitleY - titleY - (title?.height ?? 0),
        "Its baseline is aimed at \(RowExplanation.number(metrics.subtitleBaseline)) from the top.", Self.source)
      steps.lines(.subtitle, subtitle)
      steps.down(
        .inset, "minTileHeight", height - subtitleY - (subtitle?.height ?? 0),
        "What is left of the height aimed at, \(RowExplanation.number(metrics.targetHeight)).", Self.source)
    }
    if subtitle == nil {
      steps.atLeast(
        padding.top + metrics.targetHeight, "minTileHeight",
        "A tile of \(metrics.isThreeLine ? "three lines" : "one line") is no lower, density counted in.", Self.source)
    }
    steps.down(.inset, "contentPadding.bottom", padding.bottom, "Below the content.", Self.source)
    explainWidth(arrangement, metrics, traits, &steps)
  }

  private func explainWidth(_ arrangement: Arrangement, _ metrics: Metrics, _ traits: Traits, _ steps: inout RowSteps) {
    func padding(_ own: Double, _ safeArea: Double, _ name: String, _ steps: inout RowSteps) {
      if safeArea > own {
        steps.across(.inset, "safeArea.\(name)", safeArea, "The device keeps more free than the padding.")
      } else {
        steps.across(.inset, "contentPadding.\(name)", own, "Beside the content.", Self.source)
      }
    }
    padding(metrics.contentPadding.leading, traits.safeArea.leading, "start", &steps)
    if let leading = arrangement.leading?.frame {
      steps.across(.element, "leading", leading.width, "The width of what stands first.")
      steps.across(
        .gap, "minLeadingWidth", max(0, metrics.minimumLeadingWidth - leading.width), "The least width kept for it.",
        Self.source)
      steps.across(.gap, "horizontalTitleGap", metrics.horizontalTitleGap, "Before the texts.", Self.source)
    }
    steps.room("texts", "What is left for the texts.") {
      if let trailing = arrangement.trailing?.frame {
        $0.across(
          .gap, "horizontalTitleGap", metrics.reserve(forTrailingWidth: trailing.width) - trailing.width,
          "After the texts; with what stands last it is no less than 32.", Self.source)
        $0.across(.element, "trailing", trailing.width, "The width of what stands last.")
      }
      padding(metrics.contentPadding.trailing, traits.safeArea.trailing, "end", &$0)
    }
  }
}
