import Testing

@testable import FontKit

/// The spaces that are known without a table.
struct SpaceSeparatorTests {
  @Test("They are those of the general category, for every character")
  func everyCharacter() {
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.isSpaceSeparator != (scalar.properties.generalCategory == .spaceSeparator) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
