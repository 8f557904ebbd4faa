import FontKit
import Foundation
import TestSupport
import TextAnalysis

@testable import TextLayout

/// What Chromium laid out in several styles: `Tests/Fixtures/chromium/attributed.json`, made by
/// `Scripts/record-chromium-attributed.py`.
struct AttributedRecording: Decodable {
  let cases: [Case]

  /// A text with its spans, laid out at several widths.
  struct Case: Decodable {
    let id: String
    let text: String
    let locale: String
    let fonts: [String]
    let weight: Int
    let size: Double
    /// The unitless line height of `multipleHeight`.
    let lineHeight: Double
    let spans: [Span]
    let maxContentWidth: Double
    let layouts: [Layout]
  }

  /// How a range of UTF-8 bytes differs from the text's style; lengths in CSS pixels.
  struct Span: Decodable {
    let start: Int
    let end: Int
    let fonts: [String]?
    let weight: Int?
    let size: Double?
    let letterSpacing: Double?
    let raise: Double?
    let features: [String: UInt32]?
    let box: Box?
  }

  /// An inline block of a fixed size.
  struct Box: Decodable {
    let width: Double
    let height: Double
    /// `vertical-align`.
    let align: String
  }

  /// Line starts in bytes, widths without hanging white space, the number of boxes of each line's text, and the block's
  /// height with `line-height: normal` and with the case's line height.
  struct Layout: Decodable {
    let width: Double
    let height: Double
    let multipleHeight: Double
    let starts: [Int]
    let widths: [Double]
    let boxes: [Int]
  }

  static func read() throws -> AttributedRecording {
    try JSONDecoder().decode(
      AttributedRecording.self, from: Data(contentsOf: Repository.file("Tests/Fixtures/chromium/attributed.json")))
  }
}

extension AttributedText {
  /// The recorded text, styled as for Chromium.
  init(_ recorded: AttributedRecording.Case, fonts: FontCollection) {
    self.init(
      recorded.text,
      style: TextStyle(
        families: recorded.fonts, weight: recorded.weight, fallsBack: false, locale: recorded.locale, breaking: .browser
      ))
    for span in recorded.spans {
      set(TextAttributes(span, in: recorded, fonts: fonts), in: span.start..<span.end)
    }
  }
}

extension TextAttributes {
  fileprivate init(_ span: AttributedRecording.Span, in recorded: AttributedRecording.Case, fonts: FontCollection) {
    self.init(
      families: span.fonts, weight: span.weight,
      features: span.features?.sorted { $0.key < $1.key }.compactMap { name, value in
        FontTag(name).map { FontFeature($0, value) }
      },
      letterSpacing: span.letterSpacing, scale: span.size.map { $0 / recorded.size },
      baselineOffset: span.raise.map { $0 / recorded.size },
      box: span.box.map { InlineBox($0, in: recorded, fonts: fonts) })
  }
}

extension InlineBox {
  fileprivate init(_ box: AttributedRecording.Box, in recorded: AttributedRecording.Case, fonts: FontCollection) {
    let alignment: Alignment
    switch box.align {
    case "baseline": alignment = .baseline(below: 0)
    case "text-top": alignment = .top
    case "text-bottom": alignment = .bottom
    case "middle":
      // CSS puts the middle of the box half an x-height above the baseline.
      let metrics = fonts.face(family: recorded.fonts[0], weight: recorded.weight)?.font.metrics
      let half = metrics.map { $0.points($0.xHeight, atSize: recorded.size) / 2 } ?? 0
      alignment = .baseline(below: box.height / 2 - half)
    // `InlineBox` cannot be aligned with the edges of the line; the box's position is not compared.
    default: alignment = .baseline(below: 0)
    }
    self.init(width: box.width, height: box.height, alignment: alignment)
  }
}
