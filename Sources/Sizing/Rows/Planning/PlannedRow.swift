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
/// A row whose system has rules of its own for one of these says so in its plan: texts that share a width among them have no one distance
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

  /// What the plan says of the lengths in it, or else the elements that it places and what is between them.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    var traits = traits
    traits.direction = .leftToRight
    let plan = run(.explanation, width: width, traits)
    return plan.explanation ?? RowExplanation(of: plan.layout(in: .leftToRight))
  }

  /// The least width, in points, that leaves each text the room for its widest word, by the rule of the row's system; or else the least
  /// whole one.
  public func minimumWidth(traits: Traits) -> Double { width(for: .words, traits) }

  /// The least width, in points, that leaves each text the room for its widest line, by the rule of the row's system; or else the least
  /// whole one.
  public func preferredWidth(traits: Traits) -> Double { width(for: .lines, traits) }

  /// What is beside a text is as wide in all rows, but for margins that are wider from some width on.
  ///
  /// Own: four runs, since margins step up once or twice.
  private func width(for fit: TextFit, _ traits: Traits) -> Double {
    var width = 0.0
    for _ in 0..<4 {
      let plan = run(.width(fit), width: width, traits)
      if let width = plan.leastWidth { return width }
      guard plan.missingWidth > 0 else { break }
      width = (width + plan.missingWidth).rounded(.up)
    }
    return width
  }

  /// The texts in the order in which they are placed.
  ///
  /// Own: at a width with room for each text in a line, since in a narrow row all would be cut letter by letter.
  public var accessibility: RowAccessibility? {
    RowAccessibility(run(.layout, width: 1_000_000_000, Traits()).texts)
  }

  /// Nothing but the texts, in black.
  public func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
}
