extension RowExplanation {
  /// Makes an explanation of the parts that are added to it.
  init(_ build: (inout RowExplanation) -> Void) { build(&self) }

  // MARK: From top to bottom

  /// Adds a length; one of 0 is left out.
  mutating func down(_ role: Role, _ name: String, _ value: Double, _ rule: String, _ source: String? = nil) {
    if abs(value) > Self.dust { down.append(Part(role: role, name: name, value: value, rule: rule, source: source)) }
  }

  /// Adds the lines of a text.
  ///
  /// - Parameter height: The height that the row gives them, if it is not their own.
  mutating func lines(_ name: ElementName, _ text: LabelMeasurement?, height: Double? = nil) {
    guard let text else { return }
    let lines = text.lineCount == 1 ? "1 line" : "\(text.lineCount) lines"
    var rule = "\(lines) at \(Self.number(text.fontSize)) points"
    if text.leading != 0, text.lineCount > 1 {
      rule += ", \(Self.number(text.leading.magnitude)) \(text.leading > 0 ? "more" : "less") between lines"
    }
    if text.isTruncated { rule += ", cut off" }
    down(.lines, name.rawValue, height ?? text.height, rule + ".")
  }

  /// Adds the lines of a text that was laid out; none if it is absent.
  mutating func lines(_ element: RowElement?) {
    if let element { lines(element.name, element.text?.measurement) }
  }

  /// Adds the parts of the highest of what asks for height; of equal ones the first counts.
  mutating func highest(_ candidates: [RowExplanation]) {
    guard var highest = candidates.first else { return }
    for candidate in candidates.dropFirst() where candidate.height > highest.height { highest = candidate }
    down += highest.down
  }

  /// Adds what the parts lack of a least height.
  mutating func atLeast(_ height: Double, _ name: String, _ rule: String, _ source: String? = nil) {
    if height > self.height { down(.minimum, name, height - self.height, rule, source) }
  }

  /// Adds what a height that is given adds to the parts, or takes from them.
  mutating func given(_ height: Double?, _ name: String, _ rule: String) {
    guard let height else { return }
    down(height < self.height ? .limit : .minimum, name, height - self.height, rule)
  }

  /// Adds what rounding made of the parts, which are a height now.
  mutating func rounding(to height: Double, _ rule: String) {
    down(.rounding, "rounding", height - self.height, rule)
  }

  // MARK: Across

  /// Adds a length; one of 0 is left out.
  mutating func across(_ role: Role, _ name: String, _ value: Double, _ rule: String, _ source: String? = nil) {
    if abs(value) > Self.dust { across.append(Part(role: role, name: name, value: value, rule: rule, source: source)) }
  }

  /// Adds what the parts before it and after it leave of a width, and those after it.
  mutating func room(_ name: String, of width: Double, _ rule: String, before parts: (inout RowExplanation) -> Void) {
    let following = RowExplanation(parts)
    across(.room, name, width - self.width - following.width, rule)
    across += following.across
  }

  // MARK: Numbers

  /// What sums of floating-point numbers leave, in points.
  ///
  /// Own: far below a pixel.
  private static let dust = 1e-9

  /// Whether two lengths differ by no more than that.
  static func isSame(_ length: Double, _ other: Double) -> Bool { abs(length - other) <= dust }

  /// A number for people, without a fraction of nothing.
  ///
  /// Own: to the thousandth; beyond 10¹⁵ there are no fractions.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
