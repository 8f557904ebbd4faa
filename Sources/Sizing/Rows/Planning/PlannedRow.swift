internal import TextAnalysis

/// A row that is defined by one plan, from which its layout, its height and its other results follow.
///
/// The plan gives the layout in both directions, the height without elements, the widths at which the texts fit, what
/// assistive technology says, and the explanation of the height.
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
/// Where the row's system has its own rule for one of these, the plan states it.
public protocol PlannedRow: Row {
  /// Puts the row together from left to right: measures its texts, sets the height, and places its elements.
  ///
  /// - Parameters:
  ///   - plan: The plan to fill in, which has the width of the row.
  ///   - traits: Size category, pixels, and the state of the row. The plan takes care of the direction.
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

  /// The explanation that the plan gives, or else the elements that it places and the space between them.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    var traits = traits
    traits.direction = .leftToRight
    let plan = run(.explanation, width: width, traits)
    return plan.explanation ?? RowExplanation(of: plan.layout(in: .leftToRight))
  }

  /// The least width, in points, in which each text has room for its widest word: by the rule of the row's system if
  /// there is one, else in whole points.
  public func minimumWidth(traits: Traits) -> Double { width(for: .words, traits) }

  /// The least width, in points, in which each text has room for its widest line: by the rule of the row's system if
  /// there is one, else in whole points.
  public func preferredWidth(traits: Traits) -> Double { width(for: .lines, traits) }

  /// The space beside a text is the same at every width, except for margins that step up at some width.
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
  public var accessibility: RowAccessibility? { RowAccessibility(run(.layout, width: 1_000_000_000, Traits()).texts) }

  /// Nothing but the texts, in black.
  public func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
}
