internal import Sizing

extension Path {
  /// The path as SVG's path data, moved by `offset`: `M0 0H10V10H0z`.
  func svg(offset: LayoutPoint) -> String {
    var data = ""
    func add(_ command: String, _ points: LayoutPoint...) {
      data += command
      data += points.map { "\(($0.x + offset.x).briefText) \(($0.y + offset.y).briefText)" }.joined(separator: " ")
    }
    for step in steps {
      switch step {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .curve(let first, let second, let end): add("C", first, second, end)
      case .close: data += "z"
      }
    }
    return data
  }

  /// The outline of a glyph as path data in whole font units, with relative coordinates, which are shorter.
  var glyphSVG: String {
    var data = ""
    var (last, start) = ((x: 0, y: 0), (x: 0, y: 0))
    func add(_ command: String, _ points: LayoutPoint...) {
      let rounded = points.map { (x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
      data += command + rounded.map { "\($0.x - last.x) \($0.y - last.y)" }.joined(separator: " ")
      last = rounded[rounded.count - 1]
    }
    for step in steps {
      switch step {
      case .move(let end):
        add("m", end)
        start = last
      case .line(let end): add("l", end)
      case .curve(let first, let second, let end): add("c", first, second, end)
      case .close:
        data += "z"
        last = start
      }
    }
    return data
  }
}
