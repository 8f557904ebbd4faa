internal import FontKit
internal import Shaping
internal import TextAnalysis

/// How the advances of a text depend on its size.
enum TextSizing: Sendable {
  /// They are proportional to it.
  case proportional
  /// All are multiplied by the same factor: all of the text is in a face that stands in for another.
  case scaled(AdvanceScale)
  /// Some are multiplied by a factor: `ShapedText.fixedPositions` are the sums of the others, in units.
  case partlyScaled(AdvanceScale)
  /// They are computed for each size: see `PreparedText.Storage.atSize(_:)`.
  case explicit

  /// - Parameters:
  ///   - runs: The runs of the text.
  ///   - styles: The styles of its spans.
  init(_ runs: [TextRun], _ styles: [SpanStyle]) {
    self = .proportional
    if styles.contains(where: \.context.dependsOnSize) { self = .explicit }
    guard case .proportional = self, styles.contains(where: \.context.hasStandIn) else { return }
    let scale = styles[0].context.font.advanceScale
    var (isScaled, hasOthers) = (false, false)
    for run in runs where run.kind == .text {
      let style = styles[Int(run.style)]
      let font = style.context.cascade.fonts[Int(run.font)]
      guard run.isScaled(in: font) else {
        hasOthers = true
        continue
      }
      if style.scale != 1 || font.advanceScale != scale {
        self = .explicit
        return
      }
      isScaled = true
    }
    guard isScaled, let scale else { return }
    if !hasOthers {
      self = .scaled(scale)
    } else {
      // Letter spacing, boxes and spans of other sizes have lengths of their own.
      let hasFixedLengths = styles.contains { $0.hasFixedLengths || $0.scale != 1 }
      self = hasFixedLengths ? .explicit : .partlyScaled(scale)
    }
  }

  /// The scale of the advances in the style's first font; nil if there is none, or if they are computed for each size.
  var scale: AdvanceScale? {
    switch self {
    case .scaled(let scale), .partlyScaled(let scale): scale
    case .proportional, .explicit: nil
    }
  }

  /// Whether the scale applies to some advances only.
  var isPartlyScaled: Bool { if case .partlyScaled = self { true } else { false } }

  /// How much longer an advance is that is not scaled, as a part of it, where the unit is as long as scaled advances make it.
  static func unscaledExcess(factor: Double) -> Double { 1 / factor - 1 }

  /// The factor at a size of the advances that are scaled.
  func factor(atSize size: Double) -> Double { scale?.factor(atSize: size) ?? 1 }
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
  /// Whether a scale of a font applies to the run's advances in it.
  func isScaled(in font: FontFace) -> Bool { font.advanceScale != nil && script.isOfStandIns }

  /// The factor for the run's advances in a font.
  func advanceFactor(in font: FontFace) -> Double {
    font.advanceFactor == 1 || !script.isOfStandIns ? 1 : font.advanceFactor
  }
}
