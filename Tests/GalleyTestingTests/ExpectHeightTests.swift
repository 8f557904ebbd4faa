import Galley
import Testing

@testable import GalleyTesting

/// Heights are compared with those that a walk through the list gives.
@Suite struct ExpectHeightTests {
  /// The height of a walk through the list.
  private func measured(_ list: LoadedList, category: SizeCategory? = nil) -> Double {
    var traits = list.settings.traits
    traits.sizeCategory = category ?? traits.sizeCategory
    return list.forEachPlacedRow(list.settings.geometry, traits) { _, _, _ in }
  }

  @Test("A height as expected passes, of the list and of a row")
  func passes() throws {
    let list = try list(title: "Wi-Fi")
    expectHeight(list, measured(list))
    expectHeight(list, measured(list, category: .accessibility5), category: .accessibility5)
    expectHeight(list, row: "wifi", measured(list) + 0.3, accuracy: 0.5)
  }

  @Test("Another height fails at the line of the call, with both numbers")
  func fails() throws {
    let list = try list(title: "Wi-Fi")
    let line = Int(#line) + 2
    withKnownIssue {
      expectHeight(list, 1)
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && words.contains("\(measured(list)) points high, not 1.0")
    }
    let failure = heightFailure(list, row: "wifi", 1, width: 200, traits: list.settings.traits, accuracy: 0)
    #expect(failure?.message.contains("200 wide") == true)
    #expect(failure?.picture?.png.starts(with: signatureOfPNG) == true)
  }

  @Test("No number fits NaN")
  func notANumber() throws {
    let list = try list(title: "Wi-Fi")
    for (height, accuracy) in [(Double.nan, 0.005), (measured(list), Double.nan)] {
      let failure = heightFailure(list, row: nil, height, width: nil, traits: list.settings.traits, accuracy: accuracy)
      #expect(failure != nil, "\(height) \(accuracy)")
    }
  }

  @Test("Tiles of Flutter are higher at a font scale")
  func fontScale() throws {
    let document =
      #"{"width": 375, "sections": [{"rows": [{"kind": "flutter.listTile", "title": "A", "subtitle": "B"}]}]}"#
    let list = try LoadedList(contents: Array(document.utf8), source: "list.json", fonts: .bundled)
    var traits = list.settings.traits
    traits.fontScale = 2
    let height = list.forEachPlacedRow(list.settings.geometry, traits) { _, _, _ in }
    try #require(height > measured(list))
    expectHeight(list, height, fontScale: 2)
    #expect(heightFailure(list, row: nil, height, width: nil, traits: list.settings.traits, accuracy: 0.005) != nil)
  }

  @Test("A row that is not there is named, and so are those that are")
  func unknownRow() throws {
    let failure = heightFailure(
      try list(title: "Wi-Fi"), row: "wlan", 1, width: nil, traits: Traits(), accuracy: 0)
    #expect(failure == TestFailure(message: "the list has no row \"wlan\"; its rows are wifi", picture: nil))
  }
}
