package import Drawing
internal import Sizing

extension AuditResult {
  /// The row that was kept to show a fault; nil if ``Audit/specimenLimit`` did not reach it.
  package func specimen(of group: FindingGroup) -> Specimen? { specimens[FindingGroup.Key(group.findings[0])] }
}

extension Specimen {
  /// The row alone, ready to be drawn as it is in its list.
  package var panel: Panel {
    let frame = row.placement.frame
    // A card of a grouped list has as much beside it on the right as on the left.
    let width = max(frame.maxX, row.placement.corners == nil ? 0 : frame.maxX + frame.x)
    return Panel(rows: [row], width: width, top: frame.y, bottom: frame.y + frame.height, style: style)
  }
}
