internal import FontKit
internal import Shaping
internal import TextAnalysis

/// How the advances of a text depend on its size.
enum TextSizing: Sendable {
  /// They are proportional to it.
  case proportional
  /// All are multiplied by the same factor: all of the text is in a face that stands in for another.
  case scaled(AdvanceScale)
  /// They are computed for each size: see `PreparedText.Storage.atSize(_:)`.
  case explicit

  /// - Parameters:
  ///   - runs: The runs of the text.
  ///   - styles: The styles of its spans.
  init(_ runs: [TextRun], _ styles: [SpanStyle]) {
    self = .proportional
    if styles.contains(where: { $0.context.dependsOnSize || $0.context.style.tracking != nil }) { self = .explicit }
    guard case .proportional = self, styles.contains(where: \.context.hasStandIn) else { return }
    var common: AdvanceScale?
    var hasOther = false
    for run in runs where run.kind == .text {
      let style = styles[Int(run.style)]
      let font = style.context.cascade.fonts[Int(run.font)]
      guard let scale = font.advanceScale, run.script.isOfStandIns else {
        hasOther = true
        continue
      }
      if style.scale != 1 || common ?? scale != scale {
        self = .explicit
        return
      }
      common = scale
    }
    guard let common else { return }
    self = hasOther ? .explicit : .scaled(common)
  }

  /// The factor of all advances at a size, if there is one.
  func factor(atSize size: Double) -> Double {
    if case .scaled(let scale) = self { scale.factor(atSize: size) } else { 1 }
  }
}

extension Script {
  /// Whether a stand-in's factor applies to text of the script: to the alphabets that San Francisco has itself.
  ///
  /// Spaces and signs among letters of another face are not scaled, since they would be in that face.
  var isOfStandIns: Bool {
    switch self {
    case .common, .inherited, .latin, .greek, .cyrillic: true
    default: false
    }
  }
}

extension TextRun {
  /// The factor for the run's advances in a font.
  func advanceFactor(in font: FontFace) -> Double {
    font.advanceFactor == 1 || !script.isOfStandIns ? 1 : font.advanceFactor
  }
}
