internal import TextAnalysis

extension ListContentRow: Row {
  /// The kind of the preset.
  public var kind: String { configuration.preset.kind }

  /// Text, secondary text, and labels among the accessories, as UIKit reads the labels of a cell.
  public var accessibility: RowAccessibility? {
    RowAccessibility(
      [(.title, text), (.detail, secondaryText)]
        + (leading + trailing).filter { !$0.accessory.isHidden }.map { ($0.name, $0.label) })
  }

  /// Lays the row out at the height it takes.
  ///
  /// Elements: image, title, detail, the accessories, separator, topSeparator. At a width that leaves none for texts, they are
  /// measured at width 0.
  public func layout(width: Double, traits: Traits) -> RowLayout {
    layout(arrange(width: width, traits: traits), width: width, traits: traits)
  }

  /// Lays the row out at a height its list gives it; an image is shrunk to fit.
  public func layout(width: Double, height: Double, traits: Traits) -> RowLayout {
    layout(arrange(width: width, height: height, traits: traits), width: width, traits: traits)
  }

  /// The height of the row, without its elements.
  public func height(width: Double, traits: Traits) -> Double {
    arrange(width: width, traits: traits).height
  }

  private func layout(_ arrangement: Arrangement, width: Double, traits: Traits) -> RowLayout {
    let (start, height) = (arrangement.contentView.start, arrangement.height)
    var elements: [RowElement] = []
    // Memory for what there is, and no more: blocks above a kilobyte are slow to get.
    elements.reserveCapacity(
      (arrangement.image == nil ? 0 : 1) + (text == nil ? 0 : 1) + (secondaryText == nil ? 0 : 1) + leading.count
        + trailing.count + 1)
    if let image = arrangement.image {
      elements.append(
        RowElement(
          name: .image, frame: image.offset(x: start, y: 0),
          content: content.image?.isSymbol == true ? .symbol : .picture))
    }
    if let (frame, measurement) = arrangement.text, let text = text(in: traits.state) {
      elements.append(
        RowElement(name: .title, frame: frame.offset(x: start, y: 0), text: ElementText(text, measurement)))
    }
    if let (frame, measurement) = arrangement.secondaryText, let secondaryText {
      elements.append(
        RowElement(name: .detail, frame: frame.offset(x: start, y: 0), text: ElementText(secondaryText, measurement)))
    }
    appendAccessories(
      to: &elements, width: width, height: height, contentEnd: arrangement.contentView.end, traits: traits)
    if showsSeparator(traits) {
      elements.append(
        RowElement(name: .separator, frame: separator(content.separatorInsets, arrangement, width: width, traits)))
    }
    if showsTopSeparator(traits) {
      let insets = content.topSeparatorInsets ?? content.separatorInsets
      var frame = separator(insets, arrangement, width: width, traits)
      frame.y = 0
      elements.append(RowElement(name: .topSeparator, frame: frame))
    }
    let layout = RowLayout(
      size: LayoutSize(width: width, height: height), elements: elements,
      hitTarget: configuration.preset.isCell ? LayoutRect(x: 0, y: 0, width: width, height: height) : nil)
    return layout.placed(in: traits.direction)
  }

  /// The separator: over the bottom of the row, between insets, or from where the text begins, whatever accessories
  /// there are.
  private func separator(_ insets: DirectionalInsets?, _ arrangement: Arrangement, width: Double, _ traits: Traits)
    -> LayoutRect
  {
    let height = configuration.profile.separatorHeight(traits)
    let hasText = arrangement.text != nil || arrangement.secondaryText != nil
    let margin = layoutMargin(width: width, traits: traits)
    if let insets {
      return LayoutRect(
        x: insets.leading, y: arrangement.height - height, width: max(0, width - insets.horizontal), height: height)
    }
    let start = hasText ? arrangement.contentView.start + arrangement.textStart : margin
    let end = width - configuration.profile.separatorTrailing(margin: margin)
    return LayoutRect(x: start, y: arrangement.height - height, width: max(0, end - start), height: height)
  }

  // MARK: Widths

  /// What image, accessories and margins take, and the widest word.
  public func minimumWidth(traits: Traits) -> Double {
    let widest = max(
      text(in: traits.state)?.minimumWidth(fontSize: configuration.text.fontSize(in: traits)) ?? 0,
      secondaryText?.minimumWidth(fontSize: configuration.secondaryText.fontSize(in: traits)) ?? 0)
    return leastWidth(ofTexts: traits.pixelGrid.ceilWithRoom(widest), traits: traits)
  }

  /// What image, accessories and margins take, and the texts as they stand if there is room.
  public func preferredWidth(traits: Traits) -> Double {
    let text = text(in: traits.state)
    if configuration.prefersSideBySideText, let text, let secondaryText {
      let widths = (
        naturalWidth(text, configuration.text, traits), naturalWidth(secondaryText, configuration.secondaryText, traits)
      )
      return leastWidth(
        ofTexts: widths.0 + configuration.textToSecondaryTextHorizontalPadding + widths.1, traits: traits)
    }
    let widest = max(
      text?.preferredWidth(fontSize: configuration.text.fontSize(in: traits)) ?? 0,
      secondaryText?.preferredWidth(fontSize: configuration.secondaryText.fontSize(in: traits)) ?? 0)
    return leastWidth(ofTexts: traits.pixelGrid.ceilWithRoom(widest), traits: traits)
  }

  /// The least width of a row that leaves so much for its texts.
  private func leastWidth(ofTexts texts: Double, traits: Traits) -> Double {
    func needed(_ width: Double) -> Double { width - roomForTexts(width: width, traits: traits) + texts }
    guard self.content.layoutMargin == nil, traits.list.layoutMargin == nil else { return needed(0) }
    return configuration.profile.leastRowWidth(needed)
  }

  /// What is left for the texts in a row of a width; less than nothing if there is no room for the rest.
  private func roomForTexts(width: Double, traits: Traits) -> Double {
    let view = contentView(width: width, traits: traits)
    let margins = margins(of: view, width: width, traits: traits)
    return view.end - view.start - textStart(imageSize: imageSize(traits: traits), margins: margins, traits: traits)
      - margins.trailing
  }
}
