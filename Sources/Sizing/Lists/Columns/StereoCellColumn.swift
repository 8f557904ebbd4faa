public import FontKit
internal import TextAnalysis
public import TextLayout

/// The stereo cells of a whole list that differ in their texts alone, prepared to be measured again and again at any
/// width and in any traits.
///
///     let cells = try await StereoCellColumn(titles: column, details: descriptions, fonts: fonts, workers: 2)
///     var index = HeightIndex(sections: [SectionHeights(rows: cells.heights(width: 375, traits: traits))])
///
/// Of each text only the widths are kept at which its number of lines changes (`PreparedColumn`), so when the width or
/// the size category changes, a height costs a few comparisons. Each is that of the ``StereoCell`` by itself.
public struct StereoCellColumn: Sendable {
  /// What all cells have but their texts, which are left out.
  public let content: StereoCell.Content
  private let titles: PreparedColumn
  private let details: PreparedColumn

  /// How many cells there are.
  public var count: Int { titles.count }

  /// The memory of what is kept of the texts, in bytes, the texts themselves left out.
  public var byteCount: Int { titles.byteCount + details.byteCount }

  /// Prepares the texts of cells on this thread, with a typesetter.
  ///
  /// - Parameters:
  ///   - titles: The titles, one for each cell; an empty one is none.
  ///   - details: The details, one for each cell; an empty one is none.
  ///   - content: What all cells have; its texts are not looked at.
  ///   - locale: The language of the texts, a BCP 47 tag.
  ///   - typesetter: What prepares them.
  /// - Precondition: There are as many details as titles.
  /// - Complexity: O(*n*) in the texts.
  public init(
    titles: TextColumn, details: TextColumn, like content: StereoCell.Content = StereoCell.Content(),
    locale: String = "en", typesetter: Typesetter
  ) {
    let fonts = content.fonts
    self.init(
      PreparedColumn(titles, style: TextStyle(fonts.title, locale: locale), typesetter: typesetter),
      PreparedColumn(details, style: TextStyle(fonts.detail, locale: locale), typesetter: typesetter), content)
  }

  /// Prepares the texts of cells on several threads at once.
  ///
  /// What comes out does not depend on their number.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before all are prepared.
  public init(
    titles: TextColumn, details: TextColumn, like content: StereoCell.Content = StereoCell.Content(),
    locale: String = "en", fonts: FontCollection, workers: Int
  ) async throws(CancellationError) {
    let (title, detail) = (content.fonts.title, content.fonts.detail)
    try await self.init(
      PreparedColumn(titles, style: TextStyle(title, locale: locale), fonts: fonts, workers: workers),
      PreparedColumn(details, style: TextStyle(detail, locale: locale), fonts: fonts, workers: workers), content)
  }

  private init(_ titles: PreparedColumn, _ details: PreparedColumn, _ content: StereoCell.Content) {
    precondition(titles.count == details.count, "each cell has a title and a detail, which may be empty")
    self.titles = titles
    self.details = details
    var content = content
    (content.title, content.detail) = (nil, nil)
    self.content = content
  }

  /// A cell by itself.
  public func cell(at index: Int, typesetter: Typesetter) -> StereoCell {
    var content = content
    content.title = titles.texts[index]
    content.detail = details.texts[index]
    return StereoCell(content, locale: titles.style.locale, typesetter: typesetter)
  }

  /// The heights of all cells, in points.
  ///
  /// - Complexity: O(1) a cell, save for those with a word wider than the text column.
  public func heights(width: Double, traits: Traits) -> [Double] {
    let category = traits.sizeCategory
    let columnWidth = textWidth(width, traits)
    let titleHeights = titles.heights(
      width: columnWidth, size: content.fonts.titleSize(for: category), .materialLabel(lines: content.titleLines))
    let detailHeights = details.heights(
      width: columnWidth, size: content.fonts.detailSize(for: category), .materialLabel(lines: content.detailLines))
    // The heights of texts are few, and so are those of cells.
    var known: [(title: Double, detail: Double, height: Double)] = []
    var heights: [Double] = []
    heights.reserveCapacity(count)
    for index in 0..<count {
      // Less than 0 where there is no text.
      let title = titles.texts.isEmpty(at: index) ? -1 : titleHeights[index]
      let detail = details.texts.isEmpty(at: index) ? -1 : detailHeights[index]
      if let same = known.first(where: { $0.title == title && $0.detail == detail }) {
        heights.append(same.height)
        continue
      }
      let frames = StereoCell.Frames(
        width: width, leading: content.leadingImage, trailing: content.trailingImage, hasTitle: title >= 0,
        hasDetail: detail >= 0, direction: traits.direction
      ) { _ in (traits.pixelGrid.ceil(max(0, title)), traits.pixelGrid.ceil(max(0, detail))) }
      if known.count < Self.knownLimit { known.append((title, detail, frames.height)) }
      heights.append(frames.height)
    }
    return heights
  }

  /// Own: how many different cells are remembered, as many as are quicker to compare than to arrange.
  private static let knownLimit = 32

  /// The width of the texts, which does not depend on them.
  private func textWidth(_ width: Double, _ traits: Traits) -> Double {
    var columnWidth = 0.0
    _ = StereoCell.Frames(
      width: width, leading: content.leadingImage, trailing: content.trailingImage, hasTitle: true, hasDetail: true,
      direction: traits.direction
    ) {
      columnWidth = $0
      return (0, 0)
    }
    return columnWidth
  }
}
