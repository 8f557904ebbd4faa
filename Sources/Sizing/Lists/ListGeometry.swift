internal import FontKit
internal import TextAnalysis
internal import Typography

/// What a whole list is laid out with, beside its traits: its width, its look, and what the device keeps free at its
/// edges.
public struct ListGeometry: Codable, Hashable, Sendable {
  /// The width of the list, in points.
  public var width: Double
  /// The look of the list.
  public var style: ListAppearance
  /// What UIKit's list is: titles, the spaces between sections and the sides of cards are others in a table, which is
  /// plain, grouped or inset grouped.
  ///
  /// Cells are made for one or the other (``ListContentRow/Content/container``).
  public var container = ListContentRow.Container.list
  /// The era of the system whose metrics the list's own parts have.
  public var profile: SystemProfile
  /// What the device keeps free, such as beside a camera.
  ///
  /// Rows stand between its sides, but for those that reach below it (``Row/extendsUnderSafeArea``); top and bottom
  /// move no row, since a list scrolls its content below them.
  public var safeArea: DirectionalInsets
  /// What heads a section.
  public var headerMode: HeaderMode
  /// The line between two rows; `nil` if the list puts none.
  public var divider: ListDivider?
  /// How much room the window has from side to side.
  public var horizontalSizeClass: SizeClass
  /// How much room the window has from top to bottom: that of a phone in landscape is compact.
  public var verticalSizeClass: SizeClass
  /// Whether cells keep what is in them to the readable width (`cellLayoutMarginsFollowReadableWidth`).
  public var followsReadableWidth: Bool
  /// Whether a refresh control is shown and refreshing.
  public var isRefreshing: Bool
  /// The space above a section's header, in points; `nil` for the system's (`headerTopPadding`).
  public var headerTopPadding: Double?
  /// The space between the rows of a section, in points, which makes each a card of its own (`listRowSpacing(_:)`).
  public var rowSpacing = 0.0
  /// The space between two sections, in points; `nil` for the system's (`listSectionSpacing(_:)`).
  public var sectionSpacing: Double?
  /// What sections keep free at both sides beside the safe area, in points; `nil` for what their style does
  /// (`listSectionMargins(_:_:)` of the horizontal edges).
  public var sectionMargin: Double?
  /// Whether there may be separators (`showsSeparators`).
  public var showsSeparators = true

  /// Makes a geometry; what is not given is a plain list of today's system without a safe area.
  ///
  /// - Precondition: The width and the insets are finite and not negative.
  public init(
    width: Double, style: ListAppearance = .plain, profile: SystemProfile = .ios26, safeArea: DirectionalInsets = .zero,
    headerMode: HeaderMode = .supplementary, divider: ListDivider? = nil, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, followsReadableWidth: Bool = false, isRefreshing: Bool = false
  ) {
    precondition(width.isFiniteAndNotNegative, "a list's width is finite and not negative")
    precondition(safeArea.isFiniteAndNotNegative, "a safe area is finite and not negative")
    self.width = width
    self.style = style
    self.profile = profile
    self.safeArea = safeArea
    self.headerMode = headerMode
    self.divider = divider
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.followsReadableWidth = followsReadableWidth
    self.isRefreshing = isRefreshing
  }

  /// The width of a row at the default size category: that of the list less the sides of the safe area and what its
  /// style keeps free, but not less than nothing.
  package var rowWidth: Double { rowExtent(underSafeArea: false, .leftToRight, .default).width }

  /// Where a row begins from the left, and how wide it is.
  func rowExtent(
    underSafeArea: Bool, _ direction: TextDirection, _ category: SizeCategory?
  ) -> (x: Double, width: Double) {
    func free(_ safe: Double) -> Double {
      sideInset(category, safeArea: safe) + (underSafeArea ? 0 : safe)
    }
    let (leading, trailing) = (free(safeArea.leading), free(safeArea.trailing))
    return (direction == .leftToRight ? leading : trailing, max(0, width - leading - trailing))
  }
}

extension DirectionalInsets {
  fileprivate var isFiniteAndNotNegative: Bool {
    [top, leading, bottom, trailing].allSatisfy(\.isFiniteAndNotNegative)
  }
}
