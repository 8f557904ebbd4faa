internal import Shaping
internal import TextAnalysis

/// Measures one line from a fixed start to successive ends.
struct LineRuler {
  private let shaped: ShapedText
  private let stops: TabStops
  private let unitsPerStep: Double

  /// Where the line starts.
  let start: LineBoundary
  /// The boundary after the last tab passed, or the line's start, and its position on the line.
  private var anchor: LineBoundary
  private var anchorX = 0.0
  /// The next tab to pass, as an index into the text's tabs.
  private var nextTab: Int

  init(_ shaped: ShapedText, from start: LineBoundary, stops: TabStops, unitsPerStep: Double) {
    self.shaped = shaped
    self.stops = stops
    self.unitsPerStep = unitsPerStep
    self.start = start
    anchor = start
    nextTab =
      shaped.tabs.isEmpty ? 0 : partitionIndex(of: shaped.tabs) { Int(shaped.clusterStarts[Int($0)]) < start.offset }
  }

  /// The width of the line up to `end`, in units.
  ///
  /// An end must not lie before a tab that an earlier call passed. If a tab reaches beyond `limit`, the text after it
  /// is not measured, and the result is some width beyond `limit`.
  mutating func width(
    to end: LineBoundary, limit: Double = .infinity, _ buffer: inout ShapingBuffer
  ) -> Double {
    while nextTab < shaped.tabs.count {
      if anchorX > limit { return anchorX }
      let cluster = Int(shaped.tabs[nextTab])
      let offset = Int(shaped.clusterStarts[cluster])
      guard offset < end.offset else { break }
      let before = LineBoundary(shaped, atSafeCluster: cluster)
      anchorX = stops.stop(after: anchorX + width(from: anchor, to: before, &buffer))
      anchor = LineBoundary(shaped, atSafeCluster: cluster + 1)
      nextTab += 1
    }
    return anchorX + width(from: anchor, to: end, &buffer)
  }

  /// Passes the tabs before `end` that end within `limit`; gives the offset of the first one that does not, and where
  /// it ends.
  mutating func passTabs(
    before end: Int, limit: Double, _ buffer: inout ShapingBuffer
  ) -> (offset: Int, width: Double)? {
    while nextTab < shaped.tabs.count {
      let cluster = Int(shaped.tabs[nextTab])
      guard shaped.clusterStarts[cluster] < end else { return nil }
      var next = self
      let width = next.width(to: LineBoundary(shaped, atSafeCluster: cluster + 1), &buffer)
      guard width <= limit else { return (Int(shaped.clusterStarts[cluster]), width) }
      self = next
    }
    return nil
  }

  /// Where the last tab passed ends, or the line starts.
  var passed: Int { anchor.offset }

  /// The position of `passed` on the line, in units.
  var passedWidth: Double { anchorX }

  /// The estimated width of the line up to the cluster at `offset`, from the uncut text's positions, if no tab lies
  /// between.
  func estimate(to offset: Int) -> Double {
    let end = LineBoundary(shaped, atSafeCluster: shaped.cluster(at: offset))
    return anchorX + Double(end.position - anchor.position)
      + Double(end.fixedPosition - anchor.fixedPosition) * unitsPerStep
  }

  private func width(from start: LineBoundary, to end: LineBoundary, _ buffer: inout ShapingBuffer) -> Double {
    guard end.offset > start.offset else { return 0 }
    return Double(shaped.width(from: start, to: end, &buffer))
      + Double(shaped.fixedWidth(from: start, to: end, &buffer)) * unitsPerStep
  }
}

extension LineBoundary {
  /// The boundary before a cluster at which the text may be cut without reshaping.
  init(_ shaped: ShapedText, atSafeCluster cluster: Int) {
    let offset = Int(shaped.clusterStarts[cluster])
    self.init(
      offset: offset, cut: offset, position: shaped.positions[cluster], safeOffset: offset,
      fixedPosition: shaped.fixedPositions.isEmpty ? 0 : shaped.fixedPositions[cluster])
  }
}

/// Where tabs end: see `LineRules.Tabs`.
struct TabStops {
  /// The distance between stops, in units; 0 if there are none.
  let distance: Double
  /// The least width of a tab; a nearer stop is skipped (CSS Text 3, section 4.2).
  ///
  /// CSS has half the width of a digit, this half the width of a space.
  let minimum: Double

  init(of shaped: ShapedText, unitsPerStep: Double) {
    guard !shaped.tabs.isEmpty else {
      (distance, minimum) = (0, 0)
      return
    }
    let tabs = shaped.context.rules.tabs
    if tabs == .twentyPixels, let pixelsPerEm = shaped.context.pixelsPerEm {
      (distance, minimum) = (20 * Double(shaped.unitsPerEm) / pixelsPerEm, 0)
      return
    }
    let space = shaped.width(of: shaped.context.space, in: shaped.styles[0], unitsPerStep: unitsPerStep)
    if tabs == .asSpaces {
      (distance, minimum) = (0, space + Double(shaped.styles[0].letterSpacing) * unitsPerStep)
      return
    }
    distance = max(0, 8 * space)
    minimum = max(0, space / 2)
  }

  /// The stop a tab at `x` reaches to.
  func stop(after x: Double) -> Double {
    guard distance > 0 else { return x + minimum }
    let next = (x / distance + 1).rounded(.down) * distance
    return next - x < minimum ? next + distance : next
  }
}
