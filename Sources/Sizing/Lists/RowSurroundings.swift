/// The width and the traits that a list gives a row; the row's height depends only on the row and on these.
///
/// A row need not be measured again when its list changes but its surroundings do not, as when the safe area changes at
/// the top or the bottom:
///
///     let (before, after) = (old.surroundings(of: row, traits: traits), new.surroundings(of: row, traits: traits))
///     if before == after { print("the row is as high as before") }
public struct RowSurroundings: Hashable, Sendable {
  /// The width the list gives the row, in points.
  public var width: Double
  /// The traits of the row, including what the list determines.
  public var traits: Traits

  /// Makes surroundings.
  public init(width: Double, traits: Traits) {
    self.width = width
    self.traits = traits
  }
}

extension ListGeometry {
  /// The surroundings that the list gives a row.
  ///
  /// - Parameters:
  ///   - row: The row, of which only ``Row/extendsUnderSafeArea`` matters.
  ///   - role: The part of the section that it is.
  ///   - state: The states of the row, in addition to those of `traits`.
  ///   - edges: Whether it is the first or the last row of its section, and whether a footer follows it.
  ///   - next: The states of the row below it.
  ///   - preceding: What the section above ends with; `nil` for the first section.
  ///   - traits: The traits of all rows.
  /// - Precondition: The lengths of the list are finite and not negative.
  public func surroundings(
    of row: any Row, as role: ListStacker.Role = .row, state: RowState = [], at edges: SectionEdges = [],
    before next: RowState = [], below preceding: PrecedingSection? = nil, traits: Traits
  ) -> RowSurroundings {
    check()
    let isUnderSafeArea = row.extendsUnderSafeArea
    let width = rowExtent(underSafeArea: isUnderSafeArea, traits.direction, traits.sizeCategory).width
    var traits = traits
    traits.state.formUnion(state)
    // Source, code: `MDCCollectionViewFlowLayout.m` (ac77ff7), which lets cells know that the list is edited, but no header or footer.
    if role != .row, style == .mdcGrouped || style == .mdcCard { traits.state.remove(.editing) }
    traits.list = ListEnvironment(
      layoutMargin: layoutMargin(inCellsOfWidth: width, traits.sizeCategory),
      allowsSeparator: allowsSeparator(role, rowSpacing > 0 ? [.first, .last] : edges, before: next))
    traits.list.accessoryMargin = accessoryMargin
    traits.list.showsSeparators = showsSeparators
    traits.list.isInMaterialCard = style == .mdcCard
    traits.list.isSidebar = style == .sidebar
    traits.list.endsSection =
      role == .footer || (role == .row && edges.contains(.last) && !edges.contains(.aboveFooter))
    traits.list.precedingSection = role == .header ? preceding : nil
    if isUnderSafeArea {
      traits.safeArea = DirectionalInsets(top: 0, leading: safeArea.leading, bottom: 0, trailing: safeArea.trailing)
    }
    return RowSurroundings(width: width, traits: traits)
  }

  /// Whether a row may have a separator below it, which a highlighted or selected row below hides.
  ///
  /// Source, recorded: iOS 26, a collection list (the Open UIKit project's probe of separators).
  private func allowsSeparator(_ role: ListStacker.Role, _ edges: SectionEdges, before next: RowState) -> Bool {
    showsSeparators && role == .row && (style.isPlain || !edges.contains(.last))
      && !next.isHighlightedOrSelected
  }
}

extension Row {
  /// Lays the row out in its surroundings.
  public func layout(in surroundings: RowSurroundings) -> RowLayout {
    layout(width: surroundings.width, traits: surroundings.traits)
  }

  /// The height of the row in its surroundings, in points.
  public func height(in surroundings: RowSurroundings) -> Double {
    height(width: surroundings.width, traits: surroundings.traits)
  }
}

extension RowSurroundings: Codable {
  /// Reads surroundings.
  ///
  /// - Throws: `DecodingError` if no row can be laid out in them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let surroundings = RowSurroundings(
      width: try container.decode(Double.self, forKey: .width),
      traits: try container.decodeIfPresent(Traits.self, forKey: .traits) ?? Traits())
    self = try decoder.validated(surroundings) { (surroundings) throws(RequestError) in try surroundings.validate() }
  }
}
