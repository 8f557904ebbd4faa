import Foundation
import Testing
import TextAnalysis
import Typography

@testable import Sizing

/// Numbers of others, which may be anything.
@Suite struct RequestTests {
  private static let bad = [Double.nan, .infinity, -.infinity, -1]

  @Test("What cannot be measured with is an error that names the number", arguments: bad)
  func errors(value: Double) throws {
    func name(_ body: () throws(RequestError) -> Void) -> String? {
      do throws(RequestError) { try body() } catch { return error.name }
      return nil
    }
    #expect(name { () throws(RequestError) in _ = try RowSurroundings(validating: value) } == "width")
    #expect(name { () throws(RequestError) in _ = try RowSurroundings(validating: 1, fontScale: value) } == "fontScale")
    #expect(
      name { () throws(RequestError) in _ = try RowSurroundings(validating: 1, displayScale: value) } == "displayScale")
    let insets = DirectionalInsets(top: 0, leading: 0, bottom: value, trailing: 0)
    #expect(
      name { () throws(RequestError) in _ = try RowSurroundings(validating: 1, safeArea: insets) } == "safeArea.bottom")
    var traits = Traits()
    traits.list.layoutMargin = value
    #expect(name { () throws(RequestError) in try traits.validate() } == "layoutMargin")
    var geometry = ListGeometry(width: 375)
    geometry.sectionSpacing = value
    #expect(name { () throws(RequestError) in try geometry.validate() } == "sectionSpacing")
    geometry = ListGeometry(width: 375)
    geometry.width = value
    #expect(name { () throws(RequestError) in try geometry.validate() } == "width")
  }

  @Test("The error says what was expected")
  func description() {
    #expect(throws: RequestError(name: "fontScale", value: 0, expectation: "a number from 0.01 to 100.0")) {
      try RowSurroundings(validating: 320, fontScale: 0)
    }
    #expect {
      try RowSurroundings(validating: .infinity)
    } throws: { "\($0)" == "width is inf, expected a finite number that is not negative" }
  }

  @Test("What can be measured with is as it was given")
  func valid() throws {
    let request = try RowSurroundings(
      validating: 375, sizeCategory: .accessibility1, fontScale: 100, direction: .rightToLeft, displayScale: 0,
      state: .selected)
    var traits = Traits(
      sizeCategory: .accessibility1, fontScale: 100, direction: .rightToLeft, pixelGrid: PixelGrid(scale: 0))
    traits.state = .selected
    #expect(request == RowSurroundings(width: 375, traits: traits))
    let row = BaseCell(height: 44)
    #expect(row.height(in: request) == 44 && row.layout(in: request).size == LayoutSize(width: 375, height: 44))
  }
}
