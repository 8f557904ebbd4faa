internal import FontKit
internal import TextAnalysis
internal import TextLayout
internal import Typography

/// Everything that a list is laid out with except its traits: its width, its look, its spaces and the safe area.
public struct ListGeometry: Hashable, Sendable {
  /// The width of the list, in points.
  public var width: Double
  /// The look of the list.
  public var style: ListAppearance
  /// Whether UIKit's list is a collection list or a table.
  ///
  /// A table is plain, grouped or inset grouped, and has other titles, spaces between sections and insets of cards. Cells
  /// are made for one or the other (``ListContentRow/Content/container``).
  public var container = ListContentRow.Container.list
  /// The era of the system whose metrics the list uses.
  public var profile: SystemProfile
  /// The insets of the safe area, such as beside a camera.
  ///
  /// Rows are laid out between the leading and the trailing inset, except those that extend under them
  /// (``Row/extendsUnderSafeArea``). Top and bottom move no row, since a list scrolls its content under them.
  public var safeArea: DirectionalInsets
  /// Which part of a section is its header.
  public var headerMode: HeaderMode
  /// The line between two rows; `nil` if the list draws none.
  public var divider: ListDivider?
  /// The horizontal size class of the window.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class of the window, which is compact on a phone in landscape.
  public var verticalSizeClass: SizeClass
  /// Whether cells keep their content within the readable width (`cellLayoutMarginsFollowReadableWidth`).
  public var followsReadableWidth: Bool
  /// Whether a refresh control is shown and refreshing.
  public var isRefreshing: Bool
  /// The space above a section's header, in points; `nil` for the system's (`headerTopPadding`).
  public var headerTopPadding: Double?
  /// The space between the rows of a section, in points; unless it is 0, each row is a card (`listRowSpacing(_:)`).
  public var rowSpacing = 0.0
  /// The space between two sections, in points; `nil` for the system's (`listSectionSpacing(_:)`).
  public var sectionSpacing: Double?
  /// The inset of sections at both sides of the safe area, in points; `nil` for that of the style
  /// (`listSectionMargins(_:_:)` of the horizontal edges).
  public var sectionMargin: Double?
  /// Whether there may be separators (`showsSeparators`).
  public var showsSeparators = true

  /// Makes a geometry; by default that of a plain list of the current system without a safe area.
  ///
  /// - Precondition: The width, the insets and the lengths of the divider are finite and not negative.
  public init(
    width: Double, style: ListAppearance = .plain, profile: SystemProfile = .ios26, safeArea: DirectionalInsets = .zero,
    headerMode: HeaderMode = .supplementary, divider: ListDivider? = nil, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, followsReadableWidth: Bool = false, isRefreshing: Bool = false
  ) {
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
    check()
  }

  /// Traps if no list can be laid out in it, which is an error of the caller, who may have changed it since it was made.
  func check() {
    require(width.isFiniteAndNotNegative, "a list's width is finite and not negative")
    require(safeArea.isFiniteAndNotNegative, "a safe area is finite and not negative")
    require(
      otherLengths.allSatisfy { $0.value?.isFiniteAndNotNegative ?? true },
      "a list's spaces are finite and not negative")
  }

  /// The lengths beside its width and safe area, by the names that errors have for them.
  var otherLengths: KeyValuePairs<String, Double?> {
    [
      "headerTopPadding": headerTopPadding, "rowSpacing": rowSpacing, "sectionSpacing": sectionSpacing,
      "sectionMargin": sectionMargin, "divider.height": divider?.height, "divider.thickness": divider?.thickness,
      "divider.leadingInset": divider?.leadingInset, "divider.trailingInset": divider?.trailingInset,
    ]
  }

  /// The width of a row at the default size category: that of the list less the safe area and the insets of the style, at
  /// least 0.
  var rowWidth: Double { rowExtent(underSafeArea: false, .leftToRight, .default).width }

  /// The distance of a row from the list's left edge, and the width of the row.
  func rowExtent(
    underSafeArea: Bool, _ direction: TextDirection, _ category: SizeCategory?
  ) -> (x: Double, width: Double) {
    func free(_ safe: Double) -> Double { sideInset(category, safeArea: safe) + (underSafeArea ? 0 : safe) }
    let (leading, trailing) = (free(safeArea.leading), free(safeArea.trailing))
    return (direction == .leftToRight ? leading : trailing, max(0, width - leading - trailing))
  }
}

extension DirectionalInsets {
  fileprivate var isFiniteAndNotNegative: Bool {
    [top, leading, bottom, trailing].allSatisfy(\.isFiniteAndNotNegative)
  }
}

extension ListGeometry: Codable {
  /// Reads a geometry; an absent key other than the width has its default.
  ///
  /// - Throws: `DecodingError` if no list can be laid out in it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var geometry = ListGeometry(width: 0)
    geometry.width = try container.decode(Double.self, forKey: .width)
    func read<Value: Decodable>(_ key: CodingKeys, _ path: WritableKeyPath<ListGeometry, Value>) throws {
      if let value = try container.decodeIfPresent(Value.self, forKey: key) { geometry[keyPath: path] = value }
    }
    try read(.style, \.style)
    try read(.container, \.container)
    try read(.profile, \.profile)
    try read(.safeArea, \.safeArea)
    try read(.headerMode, \.headerMode)
    try read(.divider, \.divider)
    try read(.horizontalSizeClass, \.horizontalSizeClass)
    try read(.verticalSizeClass, \.verticalSizeClass)
    try read(.followsReadableWidth, \.followsReadableWidth)
    try read(.isRefreshing, \.isRefreshing)
    try read(.headerTopPadding, \.headerTopPadding)
    try read(.rowSpacing, \.rowSpacing)
    try read(.sectionSpacing, \.sectionSpacing)
    try read(.sectionMargin, \.sectionMargin)
    try read(.showsSeparators, \.showsSeparators)
    self = try decoder.validated(geometry) { (geometry) throws(RequestError) in try geometry.validate() }
  }
}
