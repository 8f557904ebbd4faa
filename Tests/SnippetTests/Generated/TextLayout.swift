// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/TextLayout/Columns/PreparedColumn.swift:11
private func snippet1() async throws {
  let column: TextColumn = given()
  let fonts: FontCollection = given()
  let names = try await PreparedColumn(column, fonts: fonts, workers: 2)
  names.heights(width: 320, size: 17)
}

// Sources/TextLayout/Columns/TextColumn.swift:5
private func snippet2() async throws {
  var names = TextColumn()
  names.append("Österreich")
  names.append("België")
}

// Sources/TextLayout/Positions/TextPositions.swift:19
private func snippet3() async throws {
  let layout: TextLayout = given()
  let text: PreparedText = given()
  let positions = text.positions(in: layout, size: 16)
  let position = positions.position(x: 40, y: 12)             // where a tap goes
  let caret = positions.caret(at: position)                   // where the caret is drawn
  let selection = positions.rectangles(of: 6..<11)            // what is shaded
}

// Sources/TextLayout/PreparedText.swift:8
private func snippet4() async throws {
  let fonts: FontCollection = given()
  let typesetter = Typesetter(fonts: fonts)
  let text = typesetter.prepare("Hello, world")
  text.measure(width: 200, size: 16).height
  text.measure(width: 200, size: 53).height    // nothing is shaped again
}

// Sources/TextLayout/PreparedTexts.swift:5
private func snippet5() async throws {
  var heights: [Double] = given()
  let titles: [String] = given()
  let typesetter: Typesetter = given()
  let texts = typesetter.prepare(contentsOf: titles)
  texts.forEachMeasurement(width: 240, size: 17) { index, measurement in heights[index] = measurement.height }
}

// Sources/TextLayout/Style/AttributedText.swift:6
private func snippet6() async throws {
  var text = AttributedText("Free until Friday")
  text.set(TextAttributes(weight: 700), in: 0..<4)
}

// Sources/TextLayout/Style/AttributedText.swift:81
private func snippet7() async throws {
  var text = AttributedText("Only 9,99 €")
  if let price = text.text.firstRange(of: "9,99 €") { text.set(TextAttributes(weight: 700), in: price) }
}

// Sources/TextLayout/Style/StyleAdjustment.swift:5
private func snippet8() async throws {
  let fonts: FontCollection = given()
  let typesetter = Typesetter(fonts: fonts, adjustment: StyleAdjustment(boldText: .apple))
}

// Sources/TextLayout/Typesetter.swift:10
private func snippet9() async throws {
  let fonts: FontCollection = given()
  let typesetter = Typesetter(fonts: fonts)
  let title = typesetter.prepare("بيت", style: TextStyle(families: ["Noto Sans Arabic"], locale: "ar"))
}

// Sources/TextLayout/Widths/PreparedText+FittingSize.swift:8
private func snippet10() async throws {
  let style: ParagraphStyle = given()
  let title: PreparedText = given()
  let size = title.fittingSize(width: 120, size: 17, minimumScale: 0.5, style)
  let layout = title.layout(width: 120, size: size, style)    // truncated if it does not fit even so
}
