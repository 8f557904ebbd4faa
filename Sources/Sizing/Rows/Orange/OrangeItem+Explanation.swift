extension OrangeItem {
  private static let source =
    "code: `Components/Lists` of ods-ios 0.9.0 to 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6 and the tags before it)"

  /// The highest of the texts with their padding and what stands beside them, the least height, and the divider.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let measured = measure(width: width, traits)
    return RowExplanation {
      $0.highest([
        texts(measured), leadingPart, RowExplanation { $0.lines(.trailing, measured.trailing) }, control(traits),
      ])
      $0.atLeast(Self.height, "minHeight", "No item is lower.", Self.source)
      $0.rounding(to: traits.pixelGrid.ceil($0.height), "The height is of whole pixels.")
      $0.down(
        .element, ElementName.separator.rawValue, dividerHeight(traits), "The style's divider is a part of the item.",
        Self.source)
      explainWidth(measured, width, traits, &$0)
    }
  }

  private func texts(_ measured: Measured) -> RowExplanation {
    RowExplanation {
      $0.down(.inset, "ODSSpacing.s", OrangeMetrics.verticalPadding, "Above the texts.", Self.source)
      $0.lines(.title, measured.title)
      if measured.subtitle != nil {
        $0.down(.gap, "ODSSpacing.xs", release.textSpacing, "Between the texts, up to 0.14.", Self.source)
      }
      $0.lines(.subtitle, measured.subtitle)
      $0.down(.inset, "ODSSpacing.s", OrangeMetrics.verticalPadding, "Below the texts.", Self.source)
    }
  }

  private var leadingPart: RowExplanation {
    RowExplanation {
      guard let leadingSize else { return }
      $0.down(.inset, "ODSSpacing.s", OrangeMetrics.verticalPadding, "Above what stands first.", Self.source)
      $0.down(.element, "leading", leadingSize.height, "The height of what stands first.", Self.source)
      $0.down(.inset, "ODSSpacing.s", OrangeMetrics.verticalPadding, "Below what stands first.", Self.source)
    }
  }

  private func control(_ traits: Traits) -> RowExplanation {
    RowExplanation {
      switch content.trailing {
      case .infoButton:
        $0.down(
          .element, ElementName.infoButton.rawValue, release.infoButtonSide ?? infoSymbolSide(traits),
          "The button's own height.", Self.source)
      case .toggle:
        $0.down(.element, ElementName.toggle.rawValue, profile.switchSize.height, "The switch's own height.")
      case .text, .checkmark, nil: break
      }
    }
  }

  private func explainWidth(_ measured: Measured, _ width: Double, _ traits: Traits, _ result: inout RowExplanation) {
    let spacing = OrangeMetrics.spacing
    result.across(.inset, "padding", padding, "The style's padding, or that of the examples before 0.15.", Self.source)
    if let leadingSize {
      result.across(.element, "leading", leadingSize.width, "The width of what stands first.", Self.source)
      result.across(.gap, "ODSSpacing.s", spacing, "Between the parts.", Self.source)
    }
    result.across(.lines, "texts", measured.widths.texts, "The share of the texts in what is left.")
    result.room("room", of: width, "What nothing takes.") {
      if release.hasSpacer {
        $0.across(.gap, "ODSSpacing.s", spacing, "Between the parts.", Self.source)
        $0.across(
          .gap, "Spacer", OrangeMetrics.leastSpacerLength, "The least length of the flexible space.",
          "inferred: SwiftUI's spacing, which nobody measured for a `Spacer`")
      }
      if hasTrailing {
        $0.across(.gap, "ODSSpacing.s", spacing, "Between the parts.", Self.source)
        $0.across(.lines, ElementName.trailing.rawValue, measured.widths.trailing, "The text that stands last.")
        $0.across(.element, "trailing", fixedTrailingWidth(traits), "What keeps its width, with its gap.", Self.source)
      }
      if let chevron = chevronSize(traits) {
        $0.across(
          .gap, "chevron spacing", SwiftUIRow.chevronSpacing, "Before the chevron.",
          "inferred: UIKit's distance between texts and an accessory")
        $0.across(.element, "chevron", chevron.width, "The chevron's width.")
      }
      $0.across(.inset, "padding", padding, "The style's padding, or that of the examples before 0.15.", Self.source)
    }
  }
}
