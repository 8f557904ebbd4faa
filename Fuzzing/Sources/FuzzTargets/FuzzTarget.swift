/// What is fuzzed, by the name that stands for it on the command line and in the folders of inputs.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Fonts, against the readers of their OpenType tables, which columns of texts wake.
  case fontColumns = "font-columns"
  /// Fonts, against preparing, laying out, and placing glyphs.
  case fontLayout = "font-layout"
  /// Fonts, against drawing in each format.
  case fontDrawing = "font-drawing"
  /// Texts: a column, a text by itself, its layout and HarfBuzz alone say the same.
  case texts
  /// Texts with every option of paragraphs.
  case paragraphs
  /// Texts of spans and boxes.
  case attributed
  /// List documents.
  case lists
  /// Requests for texts, a line each.
  case requests
  /// Tables of translations, each format.
  case translations
  /// Type scales and design tokens.
  case scales
  /// Baselines of audits.
  case baselines
  /// Recordings of frames, of UIKit's and of Android's views.
  case recordings
  /// The index of heights against an array.
  case heights

  /// Whether its inputs are font files.
  public var readsFonts: Bool { [.fontColumns, .fontLayout, .fontDrawing].contains(self) }

  /// The folder of its inputs in `Corpus` and `Regressions`: targets of fonts share one.
  public var folder: String { readsFonts ? "fonts" : rawValue }
}

/// Two answers that should be one.
public struct Disagreement: Error, CustomStringConvertible {
  /// What differs, and how.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Fails unless two answers are one.
func expect<Value: Equatable>(
  _ one: Value, _ other: Value, _ what: @autoclosure () -> String
) throws(Disagreement) {
  if one != other { throw Disagreement("\(what()): \(one) and \(other)") }
}
