internal import Sizing

/// Divides a panel into sections as its rows come, so that only those of one section are held.
package struct PanelDivider {
  private let pageHeight: Double
  private var section: Panel

  /// Begins at the top of a panel, whose own rows do not count.
  package init(_ panel: Panel, pageHeight: Double) {
    self.pageHeight = pageHeight
    section = panel
    begin(at: panel.top)
  }

  /// Adds a row, and gives the section that ends before it, if one does.
  package mutating func add(_ row: DrawnRow) -> Panel? {
    let end = row.placement.frame.maxY
    var complete: Panel?
    if !section.rows.isEmpty, end - section.top > pageHeight {
      complete = section
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
    (section.rows, section.top, section.bottom) = ([], top, top)
  }
}
