internal import Sizing

/// Divides a panel into sections as its rows come, so that only those of one section are held.
package struct PanelDivider {
  private let pageHeight: Double
  private var section: Panel

  /// Begins at the top of a panel, whose own rows do not count.
  package init(_ panel: Panel, pageHeight: Double) {
    self.pageHeight = pageHeight
    section = panel
    section.rows = []
    begin(at: panel.top)
  }

  /// Adds a row, and gives the section that ends before it, if one does.
  package mutating func add(_ row: DrawnRow) -> Panel? {
    let end = row.placement.frame.maxY
    var complete: Panel?
    if !section.rows.isEmpty, end - section.top > pageHeight {
      complete = section
      if row.reach.top < section.bottom { complete?.after = [row] }
      begin(at: section.bottom)
    }
    section.rows.append(row)
    section.bottom = end
    return complete
  }

  /// The last section, to which the space below the last row belongs.
  package consuming func finish(bottom: Double) -> Panel {
    section.bottom = bottom
    return section
  }

  private mutating func begin(at top: Double) {
    section.before = (section.before + section.rows).filter { $0.reach.bottom > top }
    (section.rows, section.top, section.bottom) = ([], top, top)
  }
}

extension DrawnRow {
  /// From where to where the row is visible, with its shadows and its divider.
  fileprivate var reach: (top: Double, bottom: Double) {
    let shadows = appearance.shadows.map(\.reach).max() ?? 0
    let bottom = placement.frame.maxY + shadows
    return (placement.frame.y - shadows, max(bottom, placement.divider?.maxY ?? bottom))
  }
}
