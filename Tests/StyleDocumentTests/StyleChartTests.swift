import Foundation
import JSONText
import Testing
import Typography

@testable import StyleDocument

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct StyleChartTests {
  private func chart(_ system: TypeSystem) -> StyleChart {
    let columns = system.chartColumns
    return StyleChart(
      title: system.title, entries: system.entries(for: system.styles, columns: columns), columns: columns)
  }

  @Test func linesThatCoincideAreOne() {
    let lines = chart(.dynamicType).lines
    #expect(lines.count == 11)
    #expect(lines.contains { $0.names == ["title1", "extraLargeTitle2"] })
    #expect(lines.contains { $0.names == ["headline", "body"] })
    let ends = lines.compactMap(\.sizes.last)
    #expect(ends == ends.sorted(by: >))
  }

  @Test func ticksAreRoundAndEncloseTheSizes() {
    for system in TypeSystem.builtIn {
      let chart = chart(system)
      let sizes = chart.lines.flatMap(\.sizes)
      let ticks = chart.ticks
      #expect((2...12).contains(ticks.count), "\(system.name)")
      #expect(ticks[0] <= sizes.min() ?? 0 && ticks[ticks.count - 1] >= sizes.max() ?? 0, "\(system.name)")
      #expect(ticks.allSatisfy { $0.roundedText.count <= 4 })
    }
    let flat = StyleEntry(system: "s", style: "a", column: .standard, resolved: ResolvedTextStyle(pointSize: 20))
    #expect(StyleChart(title: "", entries: [flat], columns: [.standard]).ticks == [20, 20.1])
  }

  @Test func fontScalesStandWhereTheirValuesAre() {
    let chart = chart(.material3)
    #expect(chart.positions.first == 0 && chart.positions.last == 1)
    #expect(chart.labelledColumns.map { chart.columns[$0].title } == ["0.85", "1", "1.15", "1.3", "1.5", "1.8", "2"])
  }

  @Test(arguments: TypeSystem.builtIn.map(\.name))
  func thePictureIsWellFormedAndLegible(_ name: String) throws {
    let chart = chart(try #require(TypeSystem.named(name)))
    let picture = try Picture(chart.svg)
    let page = try #require(picture.viewBox)
    #expect(picture.polylines.count == chart.lines.count)
    #expect(picture.texts.contains { $0.text == chart.title })
    for line in chart.lines { #expect(picture.texts.contains { $0.text == line.names.joined(separator: ", ") }) }
    for column in chart.labelledColumns { #expect(picture.texts.contains { $0.text == chart.columns[column].title }) }
    #expect(picture.texts.contains { $0.text == "size in points" })
    for points in picture.polylines {
      #expect(points.count == chart.columns.count)
      #expect(points.allSatisfy { (64...684).contains($0.x) && (56...page.height).contains($0.y) })
      // Sizes that never decrease never go down in the picture, where y grows downwards.
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
    }
    // Text in one column of text keeps a line's distance.
    let columns = Dictionary(grouping: picture.texts.filter { $0.anchor != "middle" }, by: \.x)
    for texts in columns.values {
      let lines = texts.map(\.y).sorted()
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 >= 13 })
    }
    for text in picture.texts where text.anchor == nil {
      #expect(text.x + Double(text.text.count) * 6.5 < page.width, "\(text.text)")
    }
  }

  @Test func namesCannotBreakThePicture() throws {
    let style = TypeStyle("<b> & \"c\" \u{0}\u{1B}", base: ResolvedTextStyle(pointSize: 10))
    let entry = StyleEntry(system: "s", style: style.name, column: .standard, resolved: style.base)
    let picture = try Picture(StyleChart(title: "]]> &amp;", entries: [entry], columns: [.standard]).svg)
    #expect(picture.texts.contains { $0.text == "<b> & \"c\" \u{FFFD}\u{FFFD}" })
    #expect(picture.texts.contains { $0.text == "]]> &amp;" })
  }
}

/// What an SVG picture has in it, read by Foundation's XML parser.
private final class Picture: NSObject, XMLParserDelegate {
  struct Text {
    var text: String
    let x: Double
    let y: Double
    let anchor: String?
  }

  var viewBox: (width: Double, height: Double)?
  var polylines: [[(x: Double, y: Double)]] = []
  var texts: [Text] = []
  private var isInText = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "svg":
      let numbers = attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
      if numbers.count == 4 { viewBox = (numbers[2], numbers[3]) }
    case "polyline":
      polylines.append(
        (attributes["points"] ?? "").split(separator: " ").map { pair in
          let numbers = pair.split(separator: ",").compactMap { Double($0) }
          return (numbers[0], numbers[1])
        })
    case "text":
      isInText = true
      texts.append(
        Text(
          text: "", x: attributes["x"].flatMap(Double.init) ?? .nan, y: attributes["y"].flatMap(Double.init) ?? .nan,
          anchor: attributes["text-anchor"]))
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInText { texts[texts.count - 1].text += characters }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "text" { isInText = false }
  }
}
