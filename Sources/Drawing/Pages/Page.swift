internal import Sizing

/// A page of a picture: a list, or a sheet of several for comparison.
public struct Page: Sendable {
  /// The panels in the lines in which they stand, from the top; those of a line from left to right.
  public var lines: [[Panel]]

  /// A page of one list, which fills it.
  public init(_ panel: Panel) {
    lines = [[panel]]
  }

  /// A sheet of groups of panels; those of a group stay side by side.
  ///
  /// The number of groups on a line is the one that makes the longer side of the sheet shortest.
  public init(groups: [[Panel]]) {
    lines = []
    var least = Double.infinity
    for count in 1...max(1, groups.count) {
      let lines = stride(from: 0, to: groups.count, by: count).map {
        groups[$0..<min($0 + count, groups.count)].flatMap(\.self)
      }
      let size = PageLayout(lines, gutter: 0).size
      let side = max(size.width, size.height)
      if side < least { (least, self.lines) = (side, lines) }
    }
  }
}

/// Where the panels of a page stand.
struct PageLayout {
  /// The size of the page.
  private(set) var size: LayoutSize
  /// The panels and where their top left corners are.
  private(set) var panels: [(panel: Panel, origin: LayoutPoint)] = []

  /// The space between panels and around them, in points, where there are several.
  private static let margin = 24.0
  /// The space above a panel for its caption.
  static let captionHeight = 22.0

  /// Arranges panels.
  ///
  /// - Parameter gutter: The space to the right of each panel.
  init(_ lines: [[Panel]], gutter: Double) {
    let isAlone = lines.count == 1 && lines[0].count == 1
    let margin = isAlone ? 0 : Self.margin
    var (width, y) = (0.0, margin)
    for line in lines {
      var x = margin
      let captionHeight = line.contains { $0.caption != nil } ? Self.captionHeight : 0
      for panel in line {
        panels.append((panel, LayoutPoint(x: x, y: y + captionHeight)))
        x += panel.width + gutter + margin
      }
      width = max(width, x)
      y += captionHeight + (line.map(\.height).max() ?? 0) + margin
    }
    size = LayoutSize(width: width, height: y)
  }
}
