internal import Typography

extension ListContentRow {
  /// The texts or the image between the margins, and the least height of a row in a list.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let arrangement = arrange(width: width, traits: traits)
    let margins = margins(of: arrangement.contentView, width: width, traits: traits)
    let separator = self.content.container == .table && hasSeparator
    let separatorHeight = separator ? configuration.profile.separatorHeight(traits) : 0
    let title = configuration.tableTitle
    let names = title == nil ? "directionalLayoutMargins." : ""
    let source = title?.marginSource(configuration.profile) ?? configuration.marginSource
    return RowExplanation {
      $0.down(
        .inset, "\(names)top", margins.top, title?.marginRule(configuration.profile) ?? "Above the content.", source)
      $0.highest([texts(arrangement, traits), image(traits)])
      $0.down(
        .inset, "\(names)bottom", margins.bottom,
        title == nil ? "Below the content." : "Below the title of a table's section.", source)
      $0.rounding(to: traits.pixelGrid.ceil($0.height), "The height is of whole pixels.")
      let isGiven = configuration.minimumHeight != nil
      $0.atLeast(
        configuration.minimumHeight(for: traits.sizeCategory), "minimum height",
        isGiven
          ? "The configuration asks for it." : configuration.minimumHeightRule,
        isGiven ? nil : configuration.minimumHeightSource)
      $0.down(
        .element, ElementName.separator.rawValue, separatorHeight,
        "In a table the separator is below the row's content.",
        "recorded: iOS 14.5 to 18.5 and 26.2, 390 to 402 points wide, category L (cashapp/AccessibilitySnapshot)")
      $0.given(content.rowHeight, "rowHeight", "The list gives the row its height.")
      explainWidth(arrangement, margins.leading, margins.trailing, width, traits, &$0)
    }
  }

  private func texts(_ arrangement: Arrangement, _ traits: Traits) -> RowExplanation {
    let text = RowExplanation { $0.lines(.title, arrangement.text?.measurement) }
    let secondary = RowExplanation { $0.lines(.detail, arrangement.secondaryText?.measurement) }
    return RowExplanation {
      if arrangement.isSideBySide {
        $0.highest([text, secondary])
      } else {
        $0.down += text.down
        if arrangement.text != nil, arrangement.secondaryText != nil {
          $0.down(
            .gap, "textToSecondaryTextVerticalPadding", configuration.textToSecondaryTextVerticalPadding,
            "Between the texts.")
        }
        $0.down += secondary.down
      }
    }
  }

  private func image(_ traits: Traits) -> RowExplanation {
    RowExplanation {
      guard let size = imageSize(traits: traits) else { return }
      let slot = slot(for: size, traits: traits)
      $0.down(.element, ElementName.image.rawValue, slot.height, imageRule(slot.height, size.height))
    }
  }

  private func imageRule(_ slot: Double, _ own: Double) -> String {
    slot == own ? "As it is shown." : "What is kept for it (`reservedLayoutSize`)."
  }

  private func explainWidth(
    _ arrangement: Arrangement, _ leadingMargin: Double, _ trailingMargin: Double, _ width: Double, _ traits: Traits,
    _ result: inout RowExplanation
  ) {
    let view = arrangement.contentView
    let metrics = AccessoryMetrics(traits, profile: configuration.profile)
    let margin = layoutMargin(width: width, traits: traits)
    if leading.contains(where: { $0.isDisplayed(in: traits.state) }) {
      result.across(.inset, "layoutMargins", margin, SystemProfile.marginRule, SystemProfile.marginSource)
    }
    result.across(
      .inset, "indentation", indentation, "\(content.indentationLevel) levels, each `indentationWidth` wide.")
    accessories(leading, metrics, traits, &result) { _ in AccessoryMetrics.leadingSpacing }
    sideMargin(leadingMargin, configuration.margins.leading, "leading", &result)
    if let size = imageSize(traits: traits) {
      let slot = slot(for: size, traits: traits)
      result.across(.element, ElementName.image.rawValue, slot.width, imageRule(slot.width, size.width))
      let gap = arrangement.textStart - leadingMargin - slot.width
      result.across(.gap, "imageToTextPadding", gap, "Between the image and the texts.")
    }
    result.room("texts", of: width, "What is left for the texts.") {
      sideMargin(trailingMargin, configuration.margins.trailing, "trailing", &$0)
      accessories(trailing, metrics, traits, &$0) { $0.trailingSpacing }
      if view.end < width {
        $0.across(
          .inset, "layoutMargins", accessoryMargin(width: width, traits: traits), SystemProfile.marginRule,
          SystemProfile.marginSource)
      }
    }
  }

  /// The margin at a side: the configuration's, or what the accessories leave of the cell's if that is more.
  private func sideMargin(_ margin: Double, _ own: Double, _ side: String, _ result: inout RowExplanation) {
    if margin > own {
      result.across(
        .inset, "layoutMargins", margin,
        "The cell's margin (\(SystemProfile.marginRule.dropLast())), as far as it lies in the content.",
        SystemProfile.marginSource)
    } else {
      result.across(
        .inset, "directionalLayoutMargins.\(side)", margin, "The configuration's margin.", configuration.marginSource)
    }
  }

  private func accessories(
    _ accessories: [PreparedAccessory], _ metrics: AccessoryMetrics, _ traits: Traits,
    _ result: inout RowExplanation, spacing: (PreparedAccessory) -> Double
  ) {
    var isFirst = true
    for accessory in accessories where accessory.isDisplayed(in: traits.state) {
      if !isFirst {
        result.across(
          .gap, "accessory spacing", spacing(accessory),
          "Between two accessories.", "recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon)")
      }
      result.across(
        .element, accessory.name.rawValue, accessory.reservedWidth(metrics), "What is kept for it.",
        "recorded: iOS 26.1, 375 and 393 points wide, categories L, XXXL and AX2, table cells (Vercantez/openuikit)")
      isFirst = false
    }
  }
}
