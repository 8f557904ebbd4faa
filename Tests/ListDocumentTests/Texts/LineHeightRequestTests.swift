import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Line heights of each system for Roboto, whose ascent is 1900 and descent 500 of 2048.
@Suite("Line heights of every system in text documents")
struct LineHeightRequestTests {
  private func height(_ lineHeight: String, lines: Int = 2, size: Double = 16, more: String = "") throws -> Double {
    let text = Array(repeating: "A", count: lines).joined(separator: #"\n"#)
    let json = #"{"text": "\#(text)", "size": \#(size), "lineHeight": \#(lineHeight)\#(more)}"#
    return try withFile(Array(json.utf8), named: "cases.ndjson") { path in
      var output: [UInt8] = []
      try TextMeasurer(fonts: TestFonts.withSystem).measure(lines: path) { output += $0 }
      guard case .object(let object) = try JSONScanner.value(of: output.span) else { return .nan }
      switch object["height"] {
      case .integer(let whole): return Double(whole)
      case .number(let number): return number
      default: return .nan
      }
    }
  }

  /// Source: Chromium 156, CSS `line-height: normal`, Roboto: 15, 16, 18, 19 and 20.
  @Test("CSS normal", arguments: [(13.0, 15.0), (14, 16), (15.3, 18), (16, 19), (17, 20)])
  func css(size: Double, line: Double) throws {
    #expect(try height(#"{"css": "normal"}"#, size: size) == 2 * line)
    #expect(try height(#"{"css": 1.5}"#, size: 16) == 48)
  }

  /// Source: AOSP, `StaticLayout.java`, `out`: integer ascent and descent (15 and 4 at 16), the extra not after the last line;
  /// `TextView` has font padding by default.
  @Test("Android, with and without font padding, and with spacing")
  func android() throws {
    #expect(try height(#"{"android": {"fontPadding": false}}"#) == 38)
    #expect(try height(#"{"android": {"fontPadding": false, "spacingExtra": 5}}"#) == 43)
    #expect(try height(#"{"android": {"fontPadding": false, "spacingMultiplier": 1.5}}"#) == 48)
    // Roboto's box is 2163 above and 555 below the baseline: 17 and 5 at 16.
    #expect(try height(#"{"android": {}}"#) == 41)
  }

  /// Source: androidx, `LineHeightStyleSpan.kt` and `TextLayout.android.kt`: lines are as high as the style says, but for what
  /// is trimmed; a style that takes 4 above and 3 below from the face's 19 gives 4 back at both ends of the text.
  @Test("Compose's LineHeightStyle")
  func compose() throws {
    #expect(try height(#"{"compose": {"height": 24}}"#) == 48)
    #expect(try height(#"{"compose": {"height": 24, "trim": "both"}}"#, lines: 1) == 19)
    #expect(try height(#"{"compose": {"height": 24, "alignment": "proportional", "trim": "both"}}"#) == 43)
    #expect(try height(#"{"compose": {"height": 12, "minimum": true}}"#) == 38)
    #expect(try height(#"{"compose": {"height": 12, "alignment": 0.5}}"#) == 32)
  }

  /// Source: Skia, `TextLine.cpp`: each line's height is rounded; a strut that is forced takes the place of the lines'.
  @Test("Flutter's height multiple and strut")
  func flutter() throws {
    #expect(try height(#"{"flutter": {}}"#) == 38)
    #expect(try height(#"{"flutter": {"height": 1.43, "leadingDistribution": "even"}}"#) == 46)
    #expect(try height(#"{"flutter": {"strut": {"height": 2, "forced": true}}}"#) == 64)
    #expect(try height(#"{"flutter": {"strut": {"height": 2, "scale": 0.5}}}"#) == 38)
  }

  @Test("Natural, at least so high, and with space between lines")
  func others() throws {
    #expect(try height(#""natural""#) == 37.5)
    #expect(try height(#"{"minimum": 30}"#) == 60)
    #expect(try height("20", more: #", "lineSpacing": 4"#) == 44)
    let locked = #", "fallbackLineHeight": "locked""#
    #expect(try height(#""natural""#, more: locked) == 37.5)
  }

  @Test(
    "What is no line height names its place",
    arguments: [
      (#"{"css": "big"}"#, "$.lineHeight.css"), (#"{"compose": {}}"#, "$.lineHeight.compose"),
      (#"{"compose": {"height": 24, "trim": "top"}}"#, "$.lineHeight.compose.trim"), ("{}", "$.lineHeight"),
      (#"{"multiple": 1, "minimum": 2}"#, "$.lineHeight"),
      (#"{"flutter": {"strut": {"size": 2}}}"#, "$.lineHeight.flutter.strut"),
      (#"{"android": {"spacingExtra": 1e300}}"#, "$.lineHeight.android.spacingExtra"),
    ])
  func faults(lineHeight: String, place: String) {
    let error = #expect(throws: InputError.self) { try height(lineHeight) }
    #expect(error.map { "\($0)".contains(place) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
