internal import FontKit
internal import Shaping

extension PreparedText {
  /// Whether one of the faces of its style stands in for another, whose system has fallback faces that are not here.
  package var isInStandIn: Bool { storage.context.hasStandIn }

  /// The difference between the width of most texts in its faces on a device and here, as a part of the width: 0 unless
  /// one of its faces stands in for another (`AdvanceScale.error`).
  ///
  /// - Complexity: O(1), or O(*n*) in the runs of a text in several faces.
  public var widthError: Double {
    guard storage.cursor == nil else { return current.widthError }
    if let advanceScale = storage.advanceScale { return advanceScale.error }
    guard storage.dependsOnSize else { return 0 }
    let shaped = storage.shaped
    return shaped.runs.reduce(0) { error, run in
      guard run.kind == .text, run.script.isOfStandIns else { return error }
      return max(error, shaped.font(of: run).advanceScale?.error ?? 0)
    }
  }
}
