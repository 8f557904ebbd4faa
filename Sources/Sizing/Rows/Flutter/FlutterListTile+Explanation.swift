extension FlutterListTile {
  private static let source =
    "code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2`, `_LisTileDefaultsM3` and `_RenderListTile`"

  /// The texts with their least padding, or the height aimed at, about the two baselines; what stands at the ends takes no
  /// part in the height.
  func explain(_ frames: Frames, _ texts: MeasuredTexts, _ traits: Traits, _ steps: inout RowSteps) {
    let metrics = metrics
    let height = frames.height - metrics.contentPadding.vertical
    let compact =
      2 * metrics.minimumVerticalPadding + (texts.title?.height ?? 0)
      + (texts.subtitle?.height ?? 0)
    steps.down(.inset, "contentPadding.top", metrics.contentPadding.top, "Above the content.", Self.source)
    if subtitle == nil || RowExplanation.isSame(compact, height) {
      steps.inset(
        "minVerticalPadding", metrics.minimumVerticalPadding, above: "The least above the texts.",
        below: "The least below the texts.", Self.source
      ) {
        $0.lines(.title, texts.title)
        $0.lines(.subtitle, texts.subtitle)
      }
    } else {
      aboutBaselines(frames, texts, metrics, height, &steps)
    }
    if subtitle == nil {
      steps.atLeast(
        metrics.contentPadding.top + metrics.targetHeight, "minTileHeight",
        "A tile of \(metrics.isThreeLine ? "three lines" : "one line") is no lower, density counted in.", Self.source)
    }
    steps.down(.inset, "contentPadding.bottom", metrics.contentPadding.bottom, "Below the content.", Self.source)
    explainWidth(frames, metrics, traits, &steps)
  }

  private func aboutBaselines(
    _ frames: Frames, _ texts: MeasuredTexts, _ metrics: Metrics, _ height: Double, _ steps: inout RowSteps
  ) {
    let top = metrics.contentPadding.top
    let titleHeight = texts.title?.height ?? 0
    let subtitleY = (frames.subtitle?.y ?? 0) - top
    let titleY = frames.title.map { $0.y - top } ?? 0
    steps.down(
      .inset, "titleBaseline", titleY,
      "Its baseline is aimed at \(RowExplanation.number(metrics.titleBaseline)) from the top.", Self.source)
    steps.lines(.title, texts.title)
    steps.down(
      .gap, "subtitleBaseline", subtitleY - titleY - titleHeight,
      "Its baseline is aimed at \(RowExplanation.number(metrics.subtitleBaseline)) from the top.", Self.source)
    steps.lines(.subtitle, texts.subtitle)
    steps.down(
      .inset, "minTileHeight", height - subtitleY - (texts.subtitle?.height ?? 0),
      "What is left of the height aimed at, \(RowExplanation.number(metrics.targetHeight)).", Self.source)
  }

  private func explainWidth(_ frames: Frames, _ metrics: Metrics, _ traits: Traits, _ steps: inout RowSteps) {
    func padding(_ own: Double, _ safeArea: Double, _ name: String, _ steps: inout RowSteps) {
      if safeArea > own {
        steps.across(.inset, "safeArea.\(name)", safeArea, "The device keeps more free than the padding.")
      } else {
        steps.across(.inset, "contentPadding.\(name)", own, "Beside the content.", Self.source)
      }
    }
    padding(metrics.contentPadding.leading, traits.safeArea.leading, "start", &steps)
    if let leading = frames.leading {
      steps.across(.element, "leading", leading.width, "The width of what stands first.")
      steps.across(
        .gap, "minLeadingWidth", max(0, metrics.minimumLeadingWidth - leading.width), "The least width kept for it.",
        Self.source)
      steps.across(.gap, "horizontalTitleGap", metrics.horizontalTitleGap, "Before the texts.", Self.source)
    }
    steps.room("texts", "What is left for the texts.") {
      if let trailing = frames.trailing {
        $0.across(
          .gap, "horizontalTitleGap", metrics.reserve(forTrailingWidth: trailing.width) - trailing.width,
          "After the texts; with what stands last it is no less than 32.", Self.source)
        $0.across(.element, "trailing", trailing.width, "The width of what stands last.")
      }
      padding(metrics.contentPadding.trailing, traits.safeArea.trailing, "end", &$0)
    }
  }
}
