internal import TextAnalysis

/// A row that says once how it is put together, from which all else follows: its layout in both directions, its height without elements, the
/// widths at which its texts fit, what assistive technology says, and why it is as high as it is.
///
///     struct Notice: PlannedRow {
///       let kind = "example.notice"
///       let title: RowLabel?
///
///       func plan(_ plan: inout RowPlan, traits: Traits) {
///         let text = plan.measure(title, width: plan.width - 24, fontSize: 14)
///         plan.height = text.height + 24
///         plan.place(.title, text, x: 12, y: 12)
///       }
///     }
///
/// A row whose system has rules of its own for one of these says that one itself: texts that share a width among them have no one distance
/// beside them from which a least width follows, and the stereo cell and Compose mirror by whole points and pixels.
///
/// The plan is one value that keeps what it is run for, not a function that is generic over what measures: a row of an app is then measured by
/// the same code as one of Galley's, and a row that costs more to place than to measure stops at its height (``RowPlan/asksForHeightOnly``).
public protocol PlannedRow: Row {
  /// Puts the row together from left to right: measures its texts, sets the height, and places its elements.
  ///
  /// - Parameters:
  ///   - plan: What is told, and asked for the width of the row.
  ///   - traits: Size category, pixels, and the state of the row. The direction is the plan's affair.
  func plan(_ plan: inout RowPlan, traits: Traits)
}

extension PlannedRow {
  private func run(_ purpose: RowPlan.Purpose, width: Double, _ traits: Traits) -> RowPlan {
    var plan = RowPlan(purpose, width: width, grid: traits.pixelGrid)
    self.plan(&plan, traits: traits)
    return plan
  }

  /// What the plan places, mirrored from right to left.
  public func layout(width: Double, traits: Traits) -> RowLayout {
    run(.layout, width: width, traits).layout(in: traits.direction)
  }

  /// The height that the plan sets.
  public func height(width: Double, traits: Traits) -> Double { run(.height, width: width, traits).height }

  /// The least whole width, in points, that leaves each text the room for its widest word.
  public func minimumWidth(traits: Traits) -> Double { width(for: .minimumWidth, traits) }

  /// The least whole width, in points, that leaves each text the room for its widest line.
  public func preferredWidth(traits: Traits) -> Double { width(for: .preferredWidth, traits) }

  /// What is beside a text is as wide in all rows, but for margins that are wider from some width on.
  ///
  /// Own: four runs, since margins step up once or twice.
  private func width(for purpose: RowPlan.Purpose, _ traits: Traits) -> Double {
    var width = 0.0
    for _ in 0..<4 {
      let missing = run(purpose, width: width, traits).missingWidth
      guard missing > 0 else { break }
      width = (width + missing).rounded(.up)
    }
    return width
  }

  /// The texts in the order in which they are placed.
  public var accessibility: RowAccessibility? {
    RowAccessibility(run(.layout, width: 0, Traits()).texts)
  }

  /// Nothing but the texts, in black.
  public func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
}
