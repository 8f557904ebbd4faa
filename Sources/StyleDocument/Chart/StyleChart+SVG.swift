internal import JSONText

extension StyleChart {
  /// The chart as an SVG picture, with axes, grid, labels and a legend in the order in which the lines end.
  package var svg: String {
    let drawing = Drawing(self)
    return drawing.text
  }
}

/// The picture of a chart while it is put together.
///
/// Lengths are the units of its view box.
private struct Drawing {
  let chart: StyleChart
  let ticks: [Double]
  let left = 64.0
  let top = 56.0
  let width = 620.0
  let height: Double
  let legendLeft: Double
  let pageWidth: Double

  static let legendLine = 20.0

  /// Seven colours that people with any kind of colour vision tell apart (Okabe and Ito), without the yellow that white
  /// drowns.
  static let colours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000", "#e69f00", "#56b4e9"]
  /// Strokes for when the colours come round again.
  static let dashes = ["", "7 4", "2 3", "10 3 2 3"]

  init(_ chart: StyleChart) {
    self.chart = chart
    ticks = chart.ticks
    height = max(400, Double(chart.lines.count) * Drawing.legendLine)
    legendLeft = left + width + 24
    let longest = chart.lines.map { $0.names.joined(separator: ", ").count }.max() ?? 0
    // Sans-serif letters of 13 units are about 7 wide on average; 44 for the stroke before them.
    let legend = legendLeft + 44 + Double(longest) * 7.2
    // Bold ones of 17 are about 9.6 wide.
    pageWidth = max(legend, left + Double(chart.title.count) * 9.6) + 16
  }

  var text: String {
    let pageHeight = top + height + 64
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(pageWidth)) \(number(pageHeight))" \
      font-family="sans-serif" font-size="13" fill="#222">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="\(number(left))" y="28" font-size="17" font-weight="bold">\(escaped(chart.title))</text>
      \(grid)\(columnLabels)\(curves)\(legend)</svg>

      """
  }

  // MARK: Parts

  private var grid: String {
    let lines = ticks.map { tick in
      """
      <line x1="\(number(left))" y1="\(number(y(tick)))" x2="\(number(left + width))" y2="\(number(y(tick)))" \
      stroke="#ddd"/>
      <text x="\(number(left - 8))" y="\(number(y(tick) + 4.5))" text-anchor="end">\(tick.roundedText)</text>

      """
    }
    let middle = top + height / 2
    return lines.joined() + """
      <text x="18" y="\(number(middle))" text-anchor="middle" transform="rotate(-90 18 \(number(middle)))">\
      size in points</text>

      """
  }

  private var columnLabels: String {
    let bottom = top + height
    let positions = chart.positions
    let labels = chart.labelledColumns.map { index in
      let x = number(x(positions[index]))
      return """
        <line x1="\(x)" y1="\(number(bottom))" x2="\(x)" y2="\(number(bottom + 5))" stroke="#888"/>
        <text x="\(x)" y="\(number(bottom + 21))" text-anchor="middle">\(escaped(chart.columns[index].title))</text>

        """
    }
    var axis = "size category"
    if case .fontScale = chart.columns.first { axis = "font scale" }
    return labels.joined() + """
      <line x1="\(number(left))" y1="\(number(bottom))" x2="\(number(left + width))" y2="\(number(bottom))" \
      stroke="#888"/>
      <text x="\(number(left + width / 2))" y="\(number(bottom + 46))" text-anchor="middle">\(axis)</text>

      """
  }

  private var curves: String {
    chart.lines.enumerated().map { index, line in
      let points = zip(chart.positions, line.sizes).map { "\(number(x($0))),\(number(y($1)))" }
      return "<polyline points=\"\(points.joined(separator: " "))\" \(stroke(index))/>\n"
    }.joined()
  }

  private var legend: String {
    chart.lines.enumerated().map { index, line in
      let middle = top + (Double(index) + 0.5) * Drawing.legendLine
      return """
        <line x1="\(number(legendLeft))" y1="\(number(middle))" x2="\(number(legendLeft + 34))" y2="\(number(middle))" \
        \(stroke(index))/>
        <text x="\(number(legendLeft + 44))" y="\(number(middle + 4.5))">\
        \(escaped(line.names.joined(separator: ", ")))</text>

        """
    }.joined()
  }

  private func stroke(_ index: Int) -> String {
    let dash = Drawing.dashes[index / Drawing.colours.count % Drawing.dashes.count]
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\""
    return "fill=\"none\" stroke=\"\(Drawing.colours[index % Drawing.colours.count])\" stroke-width=\"2\"\(dashes)"
  }

  // MARK: Coordinates and text

  /// Columns keep a little away from the ends of the axis.
  private func x(_ position: Double) -> Double { left + 20 + position * (width - 40) }

  private func y(_ size: Double) -> Double {
    let (low, high) = (ticks[0], ticks[ticks.count - 1])
    return top + height * (1 - (size - low) / (high - low))
  }

  private func number(_ value: Double) -> String { ((value * 10).rounded() / 10).shortText }

  private func escaped(_ text: String) -> String {
    text.printable.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
