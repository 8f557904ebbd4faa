/// What a list lays a row out in: a row's height depends on the row and on this alone.
///
/// Rows need no measuring again when a list changes and their surroundings do not, as when the safe area changes above and
/// below:
///
///     let (before, after) = (old.surroundings(of: row, traits: traits), new.surroundings(of: row, traits: traits))
///     if before != after { list.measureAgain(section: { … }, item: { … }) }
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
  ///   - traits: The traits of all rows.
  public func surroundings(
    of row: any Row, as role: ListStacker.Role = .row, state: RowState = [], at edges: SectionEdges = [],
    traits: Traits
  ) -> RowSurroundings {
    let isUnderSafeArea = row.extendsUnderSafeArea
    let width = rowExtent(underSafeArea: isUnderSafeArea, traits.direction, traits.sizeCategory).width
    var traits = traits.adding(state)
    traits.list = ListEnvironment(
      layoutMargin: layoutMargin(inCellsOfWidth: width, traits.sizeCategory),
      allowsSeparator: role == .row && (style.separatesLastRow || !edges.contains(.last)))
    if isUnderSafeArea { traits.safeArea = safeAreaInRows }
    return RowSurroundings(width: width, traits: traits)
  }
}
