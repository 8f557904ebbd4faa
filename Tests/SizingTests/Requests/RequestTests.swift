import Foundation
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Numbers in requests of callers, who may pass anything.
@Suite struct RequestTests {
  private static let bad = [Double.nan, .infinity, -.infinity, -1, 1e300, 1_000_000_001]

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
    geometry.sectionMargin = value
    #expect(name { () throws(RequestError) in try geometry.validate() } == "sectionMargin")
    geometry = ListGeometry(width: 375)
    geometry.width = value
    #expect(name { () throws(RequestError) in try geometry.validate() } == "width")
  }

  @Test("The error says what was expected")
  func description() {
    #expect(throws: RequestError(name: "fontScale", value: 0, expectation: "a number from 0.01 to 100")) {
      try RowSurroundings(validating: 320, fontScale: 0)
    }
    #expect {
      try RowSurroundings(validating: .infinity)
    } throws: { "\($0)" == "width is inf; expected a number from 0 to 1000000000" }
    for scale in [1e-300, 1e308] {
      #expect {
        try RowSurroundings(validating: 320, displayScale: scale)
      } throws: { "\($0)" == "displayScale is \(scale); expected a number from 0.01 to 64, or 0" }
    }
  }

  /// The limits are those that `Documentation/limits.md` has for documents.
  @Test("Rows of every kind are laid out at the ends of what is allowed", arguments: RandomMaterialRow.all)
  func limits(kind: RandomMaterialRow) throws {
    var random = SeededGenerator(seed: 61)
    var apple = RandomRow(seed: 62)
    for _ in 0..<20 {
      for row in [kind.make(&random, PlatformFaces.bundled), apple.row()] {
        for (width, scale, length) in [(0, 64, 1e9), (1e9, 0.01, 0), (1e9, 64, 1e9)] as [(Double, Double, Double)] {
          var request = try RowSurroundings(
            validating: width, sizeCategory: .accessibility5, fontScale: 100, displayScale: scale,
            safeArea: DirectionalInsets(top: length, leading: length, bottom: length, trailing: length))
          request.traits.list.layoutMargin = length
          try request.validate()
          let height = row.height(in: request)
          #expect(height.isFinite && row.layout(in: request).size.height == height, "\(row.kind)")
        }
      }
    }
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
