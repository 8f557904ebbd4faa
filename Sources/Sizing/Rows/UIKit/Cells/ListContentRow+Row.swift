internal import TextAnalysis

extension ListContentRow: PlannedRow {
  /// The kind of the preset.
  public var kind: String { configuration.preset.kind }

  /// Text, secondary text, and labels among the accessories, as UIKit reads the labels of a cell.
  ///
  /// A header has the header trait, and a cell with a checkmark is selected.
  ///
  /// Source, recorded: iOS 17.5, 18.5 and 26.2, 393 and 402 points wide, headers of SwiftUI's lists and its
  /// `DisclosureGroup`, which says whether it is expanded, as a cell with an outline disclosure is taken to do
  /// (cashapp/AccessibilitySnapshot).
  /// Source, published: MagentaA11y, native table rows: a row with a checkmark is announced as selected, and one with a switch
  /// as that switch.
  public var accessibility: RowAccessibility? {
    let accessories = (leading + trailing).filter { !$0.accessory.isHidden }
    var said = RowAccessibility(
      [(.title, text?.text), (.detail, secondaryText?.text)] + accessories.map { ($0.name, $0.label?.text) })
    if configuration.preset.isHeader { said?.traits.append(.header) }
    if accessories.contains(where: { $0.accessory.kind == .system(.checkmark) }) { said?.traits.append(.selected) }
    said?.isExpanded = accessories.first { $0.accessory.kind == .system(.outlineDisclosure) }?.accessory.isExpanded
    let switches = accessories.compactMap { if case .toggle(let isOn) = $0.accessory.kind { isOn } else { nil } }
    return switches.count == 1 ? said?.asSwitch(isOn: switches[0]) : said
  }

  /// Puts the row together.
  ///
  /// Elements: image, title, detail, the accessories, separator, topSeparator. At a width that leaves none for texts, they are
  /// measured at width 0.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let arrangement = arrange(width: plan.width, traits: traits, isPlaced: !plan.asksForHeightOnly)
    plan.height = arrangement.height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(arrangement, traits, &$0) }
    place(arrangement, in: &plan, traits)
  }

  private func place(_ arrangement: Arrangement, in plan: inout RowPlan, _ traits: Traits) {
    plan.takesTaps = configuration.preset.isCell
    plan.reserveElements(
      (arrangement.image == nil ? 0 : 1) + (text == nil ? 0 : 1) + (secondaryText == nil ? 0 : 1) + leading.count
        + trailing.count + 1)
    let start = arrangement.contentView.start
    if let image = arrangement.image {
      plan.place(
        .image, image.offset(x: start, y: 0), content: content.image?.isSymbol == true ? .symbol : .picture)
    }
    if let (frame, measurement) = arrangement.text {
      plan.place(.title, text(in: traits.state), measurement, frame.offset(x: start, y: 0))
    }
    if let (frame, measurement) = arrangement.secondaryText {
      plan.place(.detail, secondaryText, measurement, frame.offset(x: start, y: 0))
    }
    placeAccessories(&plan, contentEnd: arrangement.contentView.end, traits: traits)
    placeSeparators(arrangement, in: &plan, traits)
  }

  /// Places the separators that the row has at its position in the list; a touched or selected row hides them.
  ///
  /// Source, published: Apple, `UICollectionLayoutListConfiguration.showsSeparators`: without separators in a list, what a
  /// row says of its own has no effect.
  private func placeSeparators(_ arrangement: Arrangement, in plan: inout RowPlan, _ traits: Traits) {
    guard traits.list.showsSeparators, !traits.state.isHighlightedOrSelected else { return }
    if content.showsSeparator ?? (configuration.preset.isCell && traits.list.allowsSeparator) {
      plan.place(.separator, separator(content.separatorInsets, arrangement, width: plan.width, traits))
    }
    if content.showsTopSeparator {
      let insets = content.topSeparatorInsets ?? content.separatorInsets
      var frame = separator(insets, arrangement, width: plan.width, traits)
      frame.y = 0
      plan.place(.topSeparator, frame)
    }
  }

  /// The separator: over the bottom of the row, between insets, or from where the text begins, whatever accessories
  /// there are.
  private func separator(_ insets: DirectionalInsets?, _ arrangement: Arrangement, width: Double, _ traits: Traits)
    -> LayoutRect
  {
    let profile = configuration.profile
    let hasText = arrangement.text != nil || arrangement.secondaryText != nil
    let margin = layoutMargin(width: width, traits: traits)
    if let insets {
      let height = profile.separatorHeight(traits)
      return LayoutRect(
        x: insets.leading, y: arrangement.height - height, width: max(0, width - insets.horizontal), height: height)
    }
    let start = hasText ? arrangement.contentView.start + arrangement.textStart : margin
    let end = width - profile.separatorTrailing(margin: margin)
    return profile.separator(from: start, to: end, rowHeight: arrangement.height, traits)
  }

  // MARK: Widths

  /// The sum of image, accessories, margins and texts: the texts as they stand if there is room, or their widest word.
  ///
  /// It is not inlined, since that would make each height cost more.
  @inline(never)
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let text = text(in: traits.state)
    if fit == .lines, configuration.prefersSideBySideText, let text, let secondaryText {
      let widths = (
        naturalWidth(text, configuration.text, traits), naturalWidth(secondaryText, configuration.secondaryText, traits)
      )
      return leastWidth(
        ofTexts: widths.0 + configuration.textToSecondaryTextHorizontalPadding + widths.1, traits: traits)
    }
    let widest = max(
      text?.width(fit, fontSize: configuration.text.fontSize(in: traits)) ?? 0,
      secondaryText?.width(fit, fontSize: configuration.secondaryText.fontSize(in: traits)) ?? 0)
    return leastWidth(ofTexts: traits.pixelGrid.ceilWithRoom(widest), traits: traits)
  }

  private func leastWidth(ofTexts texts: Double, traits: Traits) -> Double {
    func needed(_ width: Double) -> Double {
      let view = contentView(width: width, traits: traits)
      let margins = margins(of: view, width: width, traits: traits)
      let start = textStart(imageSize: imageSize(between: margins, traits: traits), margins: margins, traits: traits)
      return width - (view.end - view.start - start - margins.trailing) + texts
    }
    guard content.layoutMargin == nil, traits.list.layoutMargin == nil else { return needed(0) }
    return configuration.profile.leastRowWidth(needed)
  }
}
