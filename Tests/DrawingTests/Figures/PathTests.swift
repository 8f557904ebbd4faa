import Sizing
import Testing

@testable import Drawing

struct PathTests {
  /// The points where the steps of a path end.
  private func ends(_ path: Path) -> [LayoutPoint] {
    path.steps.compactMap { step in
      switch step {
      case .move(let end), .line(let end), .curve(_, _, let end): end
      case .close: nil
      }
    }
  }

  @Test("Radii that do not fit become smaller together (CSS Backgrounds 3, 5.5)")
  func radii() {
    // 60 + 40 on a side of 50: all radii are halved, those that would fit too.
    var corners = Corners(10)
    corners.topLeft = LayoutSize(width: 60, height: 60)
    corners.topRight = LayoutSize(width: 40, height: 40)
    let fitted = corners.fitting(LayoutSize(width: 50, height: 200))
    #expect(fitted.topLeft == LayoutSize(width: 30, height: 30) && fitted.topRight == LayoutSize(width: 20, height: 20))
    #expect(fitted.bottomLeft == LayoutSize(width: 5, height: 5))
  }

  @Test("An ellipse touches the four sides, and a curve leaves a circle by less than 0.03 % of its radius")
  func ellipse() throws {
    let path = Path(ellipseIn: LayoutRect(x: 0, y: 0, width: 200, height: 200))
    let points = ends(path)
    for side in [
      LayoutPoint(x: 0, y: 100), LayoutPoint(x: 200, y: 100), LayoutPoint(x: 100, y: 0), LayoutPoint(x: 100, y: 200),
    ] {
      #expect(points.contains(side))
    }
    guard case .move(let start) = path.steps[0], case .curve(let first, let second, let end) = path.steps[1] else {
      Issue.record("an ellipse begins with a curve")
      return
    }
    for step in 0...100 {
      let t = Double(step) / 100
      let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
      let x = a * start.x + b * first.x + c * second.x + d * end.x - 100
      let y = a * start.y + b * first.y + c * second.y + d * end.y - 100
      #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
    }
  }

  @Test("Every name that rows give elements has its figure")
  func figures() {
    func figure(_ name: String, side: Double = 24) -> String {
      let frame = LayoutRect(x: 0, y: 0, width: side, height: side)
      return "\(Figure(RowElement(name: ElementName(rawValue: name), frame: frame)))"
    }
    #expect(figure("accessory.disclosureIndicator") == "chevron")
    #expect(figure("accessory.checkmark") == "checkmark")
    #expect(
      figure("infoButton") == "info" && figure("toggle") == "toggle(isOn: true)" && figure("separator") == "separator")
    #expect(figure("accessory.detail2") == "info" && figure("accessory.reorderSeparator") == "separator")
    // A view of a switch's size is not a switch; an element's content takes precedence over its name and size.
    func shown(_ content: ElementContent?, _ width: Double, _ height: Double) -> String {
      let frame = LayoutRect(x: 0, y: 0, width: width, height: height)
      return "\(Figure(RowElement(name: .image, frame: frame, content: content)))"
    }
    #expect(shown(nil, 51, 31) == "picture" && shown(.toggle(isOn: false), 63, 28) == "toggle(isOn: false)")
    #expect(shown(.symbol, 60, 60) == "icon" && shown(.picture, 60, 60) == "picture")
    #expect(figure("textContainer") == "none")
    #expect(figure("leading") == "icon" && figure("leading", side: 40) == "picture")
  }
}
