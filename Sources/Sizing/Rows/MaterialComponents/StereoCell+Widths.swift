extension StereoCell {
  /// Title, then detail, as UIKit reads the labels of a cell.
  public var accessibility: RowAccessibility? {
    RowAccessibility([(.title, title?.text), (.detail, detail?.text)])
  }

  /// What the images and margins take, and the texts; whole points, as the cell's arithmetic goes by them.
  func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let title = title?.width(fit, fontSize: fonts.titleSize(for: traits.sizeCategory)) ?? 0
    let detail = detail?.width(fit, fontSize: fonts.detailSize(for: traits.sizeCategory)) ?? 0
    return (widthBesideTexts + max(title, detail)).rounded(.up)
  }

  /// The margins, and the images with the margin between them and the text.
  private var widthBesideTexts: Double {
    let images = [leadingImage, trailingImage].compactMap { $0?.displaySize }.filter { !$0.isEmpty }
    return 2 * Metrics.horizontalMargin + images.reduce(0) { $0 + $1.width + Metrics.horizontalMargin }
  }
}
