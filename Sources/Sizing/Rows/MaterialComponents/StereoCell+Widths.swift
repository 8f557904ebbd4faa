extension StereoCell {
  /// Title, then detail, as UIKit reads the labels of a cell.
  public var accessibility: RowAccessibility? {
    RowAccessibility([(.title, title), (.detail, detail)])
  }

  /// What the images and margins take, and the widest word; whole points, as the cell's arithmetic goes by them.
  public func minimumWidth(traits: Traits) -> Double {
    (widthBesideTexts
      + max(
        title?.minimumWidth(fontSize: fonts.titleSize(for: traits.sizeCategory)) ?? 0,
        detail?.minimumWidth(fontSize: fonts.detailSize(for: traits.sizeCategory)) ?? 0)).rounded(.up)
  }

  /// What the images and margins take, and the wider text; whole points, as the cell's arithmetic goes by them.
  public func preferredWidth(traits: Traits) -> Double {
    (widthBesideTexts
      + max(
        title?.preferredWidth(fontSize: fonts.titleSize(for: traits.sizeCategory)) ?? 0,
        detail?.preferredWidth(fontSize: fonts.detailSize(for: traits.sizeCategory)) ?? 0)).rounded(.up)
  }

  /// The margins, and the images with the margin between them and the text.
  private var widthBesideTexts: Double {
    let images = [leadingImage, trailingImage].compactMap { $0?.displaySize }.filter { !$0.isEmpty }
    return 2 * Metrics.horizontalMargin + images.reduce(0) { $0 + $1.width + Metrics.horizontalMargin }
  }
}
