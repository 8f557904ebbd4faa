internal import TextAnalysis
internal import TextLayout

/// The plan of a row in a width: the texts that it measures, the elements that it places, and its height.
///
/// A ``PlannedRow`` gets a plan and fills it in from left to right. A plan is run for a height, a layout, an
/// explanation, or a width at which the texts fit. It keeps only what that purpose needs, so that measuring a row
/// makes no elements.
public struct RowPlan {
  enum Purpose {
    case height
    case layout
    case explanation
    /// The least width at which this part of each text fits.
    case width(TextFit)
  }

  /// The width the list gives the row, in points.
  ///
  /// A cell whose content decides its width sets that.
  public internal(set) var width: Double
  /// The height of the row, in points: the row sets it.
  public var height = 0.0
  /// Whether all of the row takes taps.
  public var takesTaps = false
  /// The height, from the top, of the part that takes taps, if not all of the row does.
  var tapHeight: Double?
  /// Whether the row itself placed its elements by the direction of the traits, because its system has a rule of its
  /// own.
  var followsDirection = false
  /// The elements that were placed, if the plan is run for a layout or an explanation.
  private var elements: [RowElement] = []
  /// What the row says of its lengths, if the plan is run for an explanation.
  private(set) var explanation: RowExplanation?
  /// How much wider the row would have to be for its widest text, if the plan is run for a width.
  private(set) var missingWidth = -Double.infinity
  /// The width at which the texts fit, in points.
  ///
  /// A row whose system has a rule for it sets this and stops if ``fit`` is not `nil`.
  var leastWidth: Double?
  private let purpose: Purpose
  private let grid: PixelGrid

  init(_ purpose: Purpose, width: Double, grid: PixelGrid) {
    require(width.isFinite, "a row's width is finite")
    self.purpose = purpose
    self.width = width
    self.grid = grid
  }

  /// Whether only the height is needed; a row may stop once it has set it.
  public var asksForHeightOnly: Bool {
    if case .height = purpose { true } else { false }
  }

  var fit: TextFit? {
    if case .width(let fit) = purpose { fit } else { nil }
  }

  private var keepsElements: Bool {
    switch purpose {
    case .layout, .explanation: true
    case .height, .width: false
    }
  }

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - label: The text; an absent one is 0 high.
  ///   - width: The available width, in points; a negative one counts as 0.
  ///   - fontSize: Its size, in points.
  ///   - hugsText: Whether it is only as wide as its widest line, as a badge or a value where the row ends is. Measure it
  ///     before what stands beside it.
  public mutating func measure(
    _ label: RowLabel?, width: Double, fontSize: Double, hugsText: Bool = false
  ) -> PlannedText {
    guard let label else {
      missingWidth = max(missingWidth, -width)
      return PlannedText(label: nil, measurement: nil, width: 0)
    }
    if let fit {
      let own = label.width(fit, fontSize: fontSize)
      missingWidth = max(missingWidth, own - width)
      return PlannedText(label: label, measurement: nil, width: hugsText ? grid.ceilWithRoom(own) : width)
    }
    var measurement = label.measure(width: max(0, width), fontSize: fontSize, grid: grid)
    if hugsText {
      let widest = grid.ceilWithRoom(label.widestLine(measurement))
      if !measurement.isTruncated { measurement.offeredWidth = measurement.width }
      measurement.width = min(measurement.width, widest)
    }
    return PlannedText(label: label, measurement: measurement, width: measurement.width)
  }

  /// Explains the height, which has to be set before, and the width, if the plan is run for an explanation.
  mutating func explain(_ build: RowSteps.Build) {
    guard case .explanation = purpose else { return }
    var steps = RowSteps(size: LayoutSize(width: width, height: height))
    build(&steps)
    explanation = steps.explanation
  }

  /// Places a text that was measured; one that is absent is no element.
  ///
  /// - Parameters:
  ///   - name: What it is called in the row.
  ///   - text: The text.
  ///   - x: Its left edge, in points.
  ///   - y: Its top edge, in points.
  public mutating func place(_ name: ElementName, _ text: PlannedText, x: Double, y: Double) {
    guard let measurement = text.measurement else { return }
    place(name, text, LayoutRect(x: x, y: y, width: measurement.width, height: measurement.height))
  }

  /// Places a text that was measured in a frame that is not as large as the text.
  ///
  /// - Parameters:
  ///   - name: What it is called in the row.
  ///   - text: The text.
  ///   - frame: Where it is, in points.
  public mutating func place(_ name: ElementName, _ text: PlannedText, _ frame: LayoutRect) {
    place(name, text.label, text.measurement, frame)
  }

  mutating func place(
    _ name: ElementName, _ label: RowLabel?, _ measurement: LabelMeasurement?, _ frame: LayoutRect
  ) {
    guard let label, let measurement else { return }
    place(RowElement(name: name, frame: frame, text: ElementText(label: label, measurement: measurement)))
  }

  mutating func place(_ element: consuming RowElement) {
    if keepsElements { elements.append(element) }
  }

  /// Places something that is not a text.
  ///
  /// - Parameters:
  ///   - name: What it is called in the row.
  ///   - frame: Where it is, in points.
  ///   - takesTaps: Whether taps on it are its own.
  ///   - content: What it shows, unless its name says that.
  public mutating func place(
    _ name: ElementName, _ frame: LayoutRect, takesTaps: Bool = false, content: ElementContent? = nil
  ) {
    place(RowElement(name: name, frame: frame, hitTarget: takesTaps ? frame : nil, content: content))
  }

  func layout(in direction: TextDirection) -> RowLayout {
    let layout = RowLayout(
      size: LayoutSize(width: width, height: height), elements: elements,
      hitTarget: takesTaps ? LayoutRect(x: 0, y: 0, width: width, height: tapHeight ?? height) : nil)
    return followsDirection || direction == .leftToRight ? layout : layout.mirrored
  }

  var texts: [(name: ElementName, text: PreparedText?)] { elements.map { ($0.name, $0.text?.content) } }

  var firstTextX: Double? { elements.first { $0.text != nil }?.frame.x }

  /// Reserves space for exactly so many elements, since allocations above a kilobyte are slow.
  mutating func reserveElements(_ count: Int) {
    if keepsElements { elements.reserveCapacity(count) }
  }
}

/// A text of a row as it was measured.
public struct PlannedText {
  let label: RowLabel?
  let measurement: LabelMeasurement?
  /// How wide it is, in points: as wide as it may be, or as its widest line, rounded up to the pixel, if it hugs its text;
  /// 0 if it is absent.
  public let width: Double

  /// The height of its lines, in points, rounded up to the pixel; 0 if it is absent.
  public var height: Double { measurement?.height ?? 0 }
  /// The distance from its top to its first baseline, in points, rounded to the nearest pixel; 0 if it is absent.
  public var baseline: Double { measurement?.baseline ?? 0 }
  /// How many lines are shown; 0 if it is absent.
  public var lineCount: Int { measurement?.lineCount ?? 0 }
  /// Whether part of the text is hidden because the number of lines is limited.
  public var isTruncated: Bool { measurement?.isTruncated ?? false }
  /// Whether there is no text.
  public var isEmpty: Bool { label == nil }
}
