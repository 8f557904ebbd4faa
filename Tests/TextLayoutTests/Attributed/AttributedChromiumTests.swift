import TestSupport
import Testing

@testable import TextLayout

/// Compares text in several styles, with boxes, with Chromium's layout.
struct AttributedChromiumTests {
  /// Cases in which Chromium's rounding moves a line's last word to the next line: it rounds each box of a line up to
  /// 1/64 pixel, so a line of several boxes counts as wider than it is.
  private static let roundedUp: Set<String> = [
    "attributed-0181 140.0", "attributed-0209 217.5", "attributed-0289 217.5",
  ]

  private let recording: AttributedRecording
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  init() throws {
    recording = try AttributedRecording.read()
  }

  @Test("Lines start where Chromium starts them")
  func lineStarts() {
    var differing: Set<String> = []
    var count = 0
    for recorded in recording.cases {
      let text = prepare(recorded)
      for layout in recorded.layouts {
        count += 1
        let mine = text.layout(width: layout.width, size: recorded.size)
        guard mine.lines.map(\.range.lowerBound) != layout.starts else { continue }
        differing.insert("\(recorded.id) \(layout.width)")
        // The line before the first one that starts elsewhere.
        let line = zip(mine.lines, layout.starts).prefix { $0.range.lowerBound == $1 }.count - 1
        let boxes = Double(layout.boxes[line] + 1)
        #expect(abs(mine.lines[line].width - layout.width) < boxes / 64, "\(recorded.id) at \(layout.width)")
      }
    }
    #expect(count == 876)
    #expect(differing == Self.roundedUp)
  }

  @Test("Lines are as wide as Chromium's, to 1/64 pixel for each box of text")
  func widths() {
    var count = 0
    for recorded in recording.cases {
      for (layout, mine) in alike(recorded, ParagraphStyle()) {
        for (line, (width, boxes)) in zip(mine.lines, zip(layout.widths, layout.boxes)) {
          count += 1
          // FreeType rounds a face's scale to 1/65536, and the right edge of a line from right to left may be rounded down.
          let scale = 2e-5 * line.width
          let excess = width - line.width
          #expect(
            -scale <= excess && excess < Double(boxes + 1) / 64 + scale,
            "\(recorded.id) at \(layout.width): \(line.range) is \(line.width), not \(width)")
        }
      }
    }
    #expect(count == 3380)
  }

  @Test("Blocks are as high as Chromium's with line-height normal and with a number")
  func heights() {
    var count = 0
    for recorded in recording.cases where !recorded.standsAtLineEdge {
      for (layout, mine) in alike(recorded, ParagraphStyle(lineHeight: .css())) {
        count += 1
        #expect(
          abs(mine.height - layout.height) <= recorded.slack(lines: mine.lines.count),
          "\(recorded.id) at \(layout.width), normal: \(mine.height), not \(layout.height)")
      }
      for (layout, mine) in alike(recorded, ParagraphStyle(lineHeight: .css(multiple: recorded.lineHeight))) {
        #expect(
          abs(mine.height - layout.multipleHeight) <= recorded.slack(lines: mine.lines.count),
          "\(recorded.id) at \(layout.width), \(recorded.lineHeight): \(mine.height), not \(layout.multipleHeight)")
      }
    }
    #expect(count == 720)
  }

  private func prepare(_ recorded: AttributedRecording.Case) -> PreparedText {
    typesetter.prepare(AttributedText(recorded, fonts: TestFonts.collection))
  }

  /// The layouts of a case in which lines start where Chromium's do.
  private func alike(
    _ recorded: AttributedRecording.Case, _ style: ParagraphStyle
  ) -> [(recorded: AttributedRecording.Layout, mine: TextLayout)] {
    let text = prepare(recorded)
    return recorded.layouts.compactMap { layout in
      let mine = text.layout(width: layout.width, size: recorded.size, style)
      return mine.lines.map(\.range.lowerBound) == layout.starts ? (layout, mine) : nil
    }
  }
}

extension AttributedRecording.Case {
  /// The tolerance for heights: Blink rounds the x-height, from which it centres boxes, to 1/64 pixel.
  fileprivate func slack(lines: Int) -> Double {
    spans.contains { $0.box?.align == "middle" } ? Double(lines) / 64 : 1e-9
  }

  /// Whether a box is at the top or bottom of its line (`vertical-align: top` or `bottom`), which `InlineBox` cannot express
  /// and which affects the line's height.
  fileprivate var standsAtLineEdge: Bool {
    spans.contains { $0.box?.align == "top" || $0.box?.align == "bottom" }
  }
}
