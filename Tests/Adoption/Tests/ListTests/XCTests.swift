import Galley
import GalleyTesting
import XCTest

final class PassingXCTests: XCTestCase {
  func testSettings() throws {
    expectNoFindings(try sampleList("settings"), widths: [320, 390])
  }
}

final class FailingXCTests: XCTestCase {
  func testBroken() throws {
    expectNoFindings(try sampleList("broken"), widths: [320, 390])
  }
}
