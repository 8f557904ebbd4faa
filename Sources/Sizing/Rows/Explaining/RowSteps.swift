/// Collects the parts of a row's height from top to bottom, and those of its width from where the row begins to where
/// it ends.
struct RowSteps {
  typealias Build = (inout RowSteps) -> Void

  let size: LayoutSize
  private(set) var explanation = RowExplanation()

  private func made(_ build: Build) -> RowExplanation {
    var steps = RowSteps(size: size)
    build(&steps)
    return steps.explanation
  }

  // MARK: From top to bottom

  /// Adds a length; one of 0 is left out.
  mutating func down(
    _ role: RowExplanation.Role, _ name: String, _ value: Double, _ rule: String, _ source: String? = nil
  ) {
    explanation.down += RowExplanation.parts(role, name, value, rule, source)
  }

  mutating func inset(
    _ name: String, _ value: Double, above: String, below: String, _ source: String? = nil, around content: Build
  ) {
    down(.inset, name, value, above, source)
    content(&self)
    down(.inset, name, value, below, source)
  }

  /// Adds the lines of a text; none if it is absent.
  ///
  /// - Parameter height: The height that the row gives the lines, if it differs from their own.
  mutating func lines(_ name: ElementName, _ text: LabelMeasurement?, height: Double? = nil) {
    guard let text else { return }
    let lines = text.lineCount == 1 ? "1 line" : "\(text.lineCount) lines"
    var rule = "\(lines) at \(RowExplanation.number(text.fontSize)) points"
    if text.leading != 0, text.lineCount > 1 {
      rule += ", \(RowExplanation.number(text.leading.magnitude)) \(text.leading > 0 ? "more" : "less") between lines"
    }
    if text.isTruncated { rule += ", cut off" }
    down(.lines, name.rawValue, height ?? text.height, rule + ".")
  }

  /// Adds the steps of the highest alternative; of equally high ones, the first.
  mutating func highest(
    _ first: Build, _ second: Build, _ third: Build = { _ in }, _ fourth: Build = { _ in }
  ) {
    var highest = made(first)
    func consider(_ other: RowExplanation) {
      if other.height > highest.height { highest = other }
    }
    consider(made(second))
    consider(made(third))
    consider(made(fourth))
    explanation.down += highest.down
  }

  mutating func atLeast(_ height: Double, _ name: String, _ rule: String, _ source: String? = nil) {
    if height > explanation.height { down(.minimum, name, height - explanation.height, rule, source) }
  }

  /// Adds the difference between a given height and the steps: a limit if it is negative, else a minimum.
  mutating func given(_ height: Double?, _ name: String, _ rule: String) {
    guard let height else { return }
    down(height < explanation.height ? .limit : .minimum, name, height - explanation.height, rule)
  }

  mutating func roundingUp(to grid: PixelGrid) {
    rounding(to: grid.ceil(explanation.height), "The height is of whole pixels.")
  }

  mutating func rounding(to height: Double, _ rule: String) {
    down(.rounding, "rounding", height - explanation.height, rule)
  }

  // MARK: Across

  /// Adds a length; one of 0 is left out.
  mutating func across(
    _ role: RowExplanation.Role, _ name: String, _ value: Double, _ rule: String, _ source: String? = nil
  ) {
    explanation.across += RowExplanation.parts(role, name, value, rule, source)
  }

  /// Adds what rounds the place of what comes next to a pixel.
  mutating func roundingStart(to grid: PixelGrid) {
    let start = explanation.width
    across(.rounding, "rounding", grid.round(start) - start, "It begins at a whole pixel.")
  }

  /// Adds the width that is left between the steps so far and those of `build`, then the steps of `build`.
  mutating func room(_ name: String, _ rule: String, before build: Build) {
    let following = made(build)
    across(.room, name, size.width - explanation.width - following.width, rule)
    explanation.across += following.across
  }
}

extension RowExplanation {
  static func parts(
    _ role: Role, _ name: String, _ value: Double, _ rule: String, _ source: String? = nil
  ) -> [Part] {
    isSame(value, 0) ? [] : [Part(role, name, value, rule: rule, source: source)]
  }

  /// Whether two lengths differ by no more than what sums of floating-point numbers leave.
  ///
  /// Own: far below a pixel.
  static func isSame(_ length: Double, _ other: Double) -> Bool { abs(length - other) <= 1e-9 }

  /// Formats a number for people; a whole number has no fraction.
  ///
  /// Own: to the thousandth; beyond 10¹⁵ there are no fractions.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
