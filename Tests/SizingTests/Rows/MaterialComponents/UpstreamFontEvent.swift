import Typography

@testable import Sizing

/// What happens to the fonts of a stereo cell upstream, where the result depends on the order of calls.
///
/// Fonts are scaled when the flag changes and when the system reports another category, and at no other time.
enum UpstreamFontEvent {
  /// The flag is set or cleared (`mdc_adjustsFontForContentSizeCategory`); setting it to what it is does nothing.
  case setsAdjusts(Bool)
  /// A font is assigned to the title.
  case assignsTitleFont(MaterialFont)
  /// A theme is applied.
  case appliesTheme(MaterialTypographyScheme)
  /// The category becomes another one, and the system says so.
  case changesCategory(SizeCategory?)
  /// The cell is reused (`prepareForReuse`): flag and fonts are as at first.
  case isReused
}

extension StereoCell.Fonts {
  /// The fonts that a cell shows upstream after these events (issue 5346 there).
  ///
  /// The result no longer follows the category: it is what is on the screen after the last call.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - category: The category before the first event.
  init(inUpstreamOrder events: [UpstreamFontEvent], category: SizeCategory?) {
    self.init()
    var adjusts = false
    var category = category
    for event in events {
      switch event {
      case .setsAdjusts(let value):
        guard value != adjusts else { continue }
        adjusts = value
        if adjusts { scale(for: category) }
      case .assignsTitleFont(let font): title = font
      case .appliesTheme(let scheme):
        (title, detail) = (scheme[.subtitle1], scheme[.body2])
        if scheme.scalesWhenApplied { (title, detail) = (title.scaled(for: category), detail.scaled(for: category)) }
      case .changesCategory(let newCategory):
        category = newCategory
        if adjusts { scale(for: category) }
      case .isReused:
        self = StereoCell.Fonts()
        adjusts = false
      }
    }
  }

  /// Replaces the fonts by scaled ones, for good.
  private mutating func scale(for category: SizeCategory?) {
    var scaling = self
    scaling.adjustsForSizeCategory = true
    title.pointSize = scaling.titleSize(for: category)
    detail.pointSize = scaling.detailSize(for: category)
  }
}
