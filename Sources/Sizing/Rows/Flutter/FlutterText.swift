internal import Synchronization
internal import TextAnalysis
internal import TextLayout
internal import Typography

/// A style of a Flutter theme: what a `Text` widget is set in, before it is scaled.
struct FlutterTextStyle: Hashable, Sendable {
  /// The size; the line height grows along (`copyWith(fontSize:)`).
  var fontSize: Double
  /// The line height as a multiple of the size; `nil` is the face's own.
  var height: Double?
  /// What is added after every character, in points; text scaling leaves it alone.
  var letterSpacing: Double
  var weight: FontWeight

  /// A role of the type scale of a theme.
  ///
  /// Material 3 sets line heights with even leading; the styles of 2014 have none (`typography.dart`).
  init(_ role: MaterialRole, material: FlutterListTile.Material, geometry: ScriptGeometry) {
    let style: ResolvedTextStyle
    switch material {
    case .material2:
      style = MaterialTypeScale.flutter2014(geometry)[role]
      height = nil
    case .material3:
      style = MaterialTypeScale.flutter2021[role]
      height = role.flutterHeight
    }
    fontSize = style.pointSize
    letterSpacing = style.tracking
    weight = style.weight
  }
}

/// What a `Text` widget takes from its surroundings.
struct FlutterSurroundings {
  /// `MediaQuery.textScaler`.
  let scaler: TextScaler
  /// `Directionality`: the base direction of every paragraph (`RichText.textDirection`), whatever it begins with.
  let direction: TextDirection
}

/// A text as a `Text` widget of Flutter lays it out, prepared once for every size and width.
final class FlutterText: Sendable {
  /// The text in the direction that it has by itself; it may be empty: then it is one empty line high.
  private let label: RowLabel
  /// The text in the direction asked for last that is not its own.
  private let directed = Mutex<(direction: TextDirection, label: RowLabel)?>(nil)
  private let fontSize: Double

  init(
    _ text: String, style: FlutterTextStyle, maximumLines: Int = 0, family: String, locale: String,
    typesetter: Typesetter
  ) {
    let text = typesetter.prepare(
      text,
      style: TextStyle(
        families: [family], weight: style.weight.rawValue, locale: locale, breaking: .flutter,
        letterSpacing: style.letterSpacing))
    fontSize = style.fontSize
    let lineHeight = FlutterLineHeight(
      height: style.height, leadingDistribution: style.height == nil ? .proportional : .even)
    label = RowLabel(text, paragraph: ParagraphStyle(maximumLines: maximumLines, lineHeight: .flutter(lineHeight)))
  }

  /// The text as it was given.
  var content: PreparedText { label.text }

  func label(in direction: TextDirection) -> RowLabel {
    if label.text.isSet(in: direction) { return label }
    return directed.withLock { last in
      if let last, last.direction == direction { return last.label }
      let directed = label.inDirection(direction)
      last = (direction, directed)
      return directed
    }
  }

  /// Lays the text out no wider than `width`.
  ///
  /// The first baseline is the alphabetic one. The styles of dense scripts ask for the ideographic one, but a paragraph answers
  /// with the alphabetic one whichever it is asked for (`RenderParagraph.computeDistanceToActualBaseline`).
  func measure(width: Double, in surroundings: FlutterSurroundings) -> LabelMeasurement {
    label(in: surroundings.direction).measure(
      width: width, fontSize: surroundings.scaler.scale(fontSize), grid: .none)
  }

  /// The intrinsic width, unrounded: `TextPainter` rounded it until 2024.
  func width(_ fit: TextFit, in surroundings: FlutterSurroundings) -> Double {
    label(in: surroundings.direction).width(fit, fontSize: surroundings.scaler.scale(fontSize))
  }
}
