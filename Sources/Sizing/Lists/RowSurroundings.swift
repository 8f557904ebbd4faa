/// What a list lays a row out in: a row's height depends on the row and on this alone.
///
/// Rows need no measuring again when a list changes and their surroundings do not, as when the safe area changes above and
/// below:
///
///     let (before, after) = (old.surroundings(of: row, traits: traits), new.surroundings(of: row, traits: traits))
///     if before == after { print("the row is as high as before") }
public struct RowSurroundings: Hashable, Sendable {
  /// The width the list gives the row, in points.
  public var width: Double
  /// The traits of the row, with what the list decides about it.
  public var traits: Traits

  /// Makes surroundings.
  public init(width: Double, traits: Traits) {
    self.width = width
    self.traits = traits
  }
}

extension ListGeometry {
  /// What the list lays a row out in.
  ///
  /// - Parameters:
  ///   - row: The row; what matters is its kind.
  ///   - role: What it is in its section.
  ///   - state: The states the row is in, beside those of `traits`.
  ///   - edges: Whether it is the first or the last of its section's rows.
  ///   - next: The states of the row below it.
  ///   - preceding: What the section above ends with; `nil` for the first section.
  ///   - traits: The traits of all rows.
  public func surroundings(
    of row: any Row, as role: ListStacker.Role = .row, state: RowState = [], at edges: SectionEdges = [],
    before next: RowState = [], below preceding: PrecedingSection? = nil, traits: Traits
  ) -> RowSurroundings {
    let isUnderSafeArea = row.extendsUnderSafeArea
    let width = rowExtent(underSafeArea: isUnderSafeArea, traits.direction, traits.sizeCategory).width
    var traits = traits
    traits.state.formUnion(state)
    traits.list = ListEnvironment(
      layoutMargin: layoutMargin(inCellsOfWidth: width, traits.sizeCategory),
      allowsSeparator: allowsSeparator(role, rowSpacing > 0 ? [.first, .last] : edges, before: next))
    traits.list.accessoryMargin = accessoryMargin
    traits.list.showsSeparators = showsSeparators
    traits.list.isInMaterialCard = style == .mdcCard
    traits.list.isSidebar = style == .sidebar
    traits.list.isLastRow = role == .row && edges.contains(.last)
    traits.list.precedingSection = role == .header ? preceding : nil
    if isUnderSafeArea {
      traits.safeArea = DirectionalInsets(top: 0, leading: safeArea.leading, bottom: 0, trailing: safeArea.trailing)
    }
    return RowSurroundings(width: width, traits: traits)
  }

  /// Whether there may be a separator below a row: not if the row below it is touched or selected.
  ///
  /// Source, recorded: iOS 26, a collection list (the Open UIKit project's probe of separators).
  private func allowsSeparator(_ role: ListStacker.Role, _ edges: SectionEdges, before next: RowState) -> Bool {
    showsSeparators && role == .row && (style.isPlain || !edges.contains(.last))
      && !next.isHighlightedOrSelected
  }
}

extension Row {
  /// Lays the row out in what a list gives it.
  public func layout(in surroundings: RowSurroundings) -> RowLayout {
    layout(width: surroundings.width, traits: surroundings.traits)
  }

  /// The height of the row in what a list gives it, in points.
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
