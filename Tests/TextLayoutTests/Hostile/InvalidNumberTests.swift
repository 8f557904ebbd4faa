import TestSupport
import Testing

@testable import TextLayout

@Suite("Numbers from a caller's own code that no text can be laid out with")
struct InvalidNumberTests {
  private static func android(_ change: (inout AndroidLineHeight) -> Void) -> LineHeight {
    var height = AndroidLineHeight()
    change(&height)
    return .android(height)
  }

  private static let invalid: [LineHeight] = [
    .fixed(-1), .fixed(.nan), .minimum(.infinity), .multiple(-0.5), .css(displayScale: 0), .css(displayScale: .nan),
    .css(displayScale: -1), .css(multiple: .nan), android { $0.density = 0 }, android { $0.spacingMultiplier = .nan },
    android { $0.spacingExtra = .infinity }, android { $0.compose = ComposeLineHeight(height: .nan) },
    android { $0.compose = ComposeLineHeight(height: 24, alignment: .ratio(2)) },
    .flutter(FlutterLineHeight(height: -1)), .flutter(FlutterLineHeight(height: .infinity)),
    .flutter(FlutterLineHeight(strut: FlutterLineHeight.Strut(scale: .nan))),
    .flutter(FlutterLineHeight(strut: FlutterLineHeight.Strut(height: .nan))),
    .flutter(FlutterLineHeight(strut: FlutterLineHeight.Strut(leading: -1))),
  ]

  @Test("Line heights are checked in every model", arguments: invalid)
  func invalidLineHeights(_ lineHeight: LineHeight) { #expect(!lineHeight.isValid) }

  @Test(
    "Line heights of 0, and Android's negative spacing, are none of them",
    arguments: [
      .natural, .fixed(0), .multiple(0), .css(displayScale: 0.01, multiple: 0), android { $0.spacingExtra = -4 },
      android { $0.compose = ComposeLineHeight(height: 0, alignment: .ratio(1)) },
      .flutter(FlutterLineHeight(height: 0)),
    ] as [LineHeight])
  func validLineHeights(_ lineHeight: LineHeight) { #expect(lineHeight.isValid) }

  @Test("A text traps instead of giving a height or a width that is no number")
  func texts() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.text.measure(width: 100, size: 17, ParagraphStyle(lineHeight: .css(displayScale: 0)))
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.text.height(width: 100, size: 17, ParagraphStyle(lineHeight: .fixed(-3)))
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.text.minimumContentWidth(size: .nan)
    }
    // Optimised builds say it, too.
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(words?.contains("a text size must be a number of points, at least 0") == true, "\(words ?? "")")
    await #expect(processExitsWith: .failure) {
      _ = Self.text.fittingSize(width: 40, size: 17, minimumScale: 0.5, ParagraphStyle(maximumLines: -1))
    }
  }

  @Test("So does a column, even one of which nothing is laid out")
  func columns() async {
    await #expect(processExitsWith: .failure) {
      let column = PreparedColumn(TextColumn(["one"]), typesetter: Typesetter(fonts: TestFonts.collection))
      _ = column.heights(width: 100, size: 17, ParagraphStyle(maximumLines: -1))
    }
  }

  private static var text: PreparedText { Typesetter(fonts: TestFonts.collection).prepare("one two three") }
}
