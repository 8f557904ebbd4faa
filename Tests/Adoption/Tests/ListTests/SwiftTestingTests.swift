import Galley
import GalleyTesting
import Testing

@Suite struct PassingTests {
  @Test func settings() throws {
    let list = try sampleList("settings")
    expectNoFindings(list, categories: .all, widths: [320, 390], directions: .both)
    expectHeight(list, row: "wifi", 77)
    try expectPicture(list, named: "settings-dark", theme: .dark, scale: 1)
  }
}

@Suite struct FailingTests {
  @Test func broken() throws {
    let list = try sampleList("broken")
    expectNoFindings(list, categories: .all, widths: [320, 390], directions: .both)
    expectHeight(list, row: "wifi", 44)
    try expectPicture(list, named: "settings-dark", theme: .dark, scale: 1)
  }
}
