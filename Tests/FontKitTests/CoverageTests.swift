import TestSupport
import Testing

@testable import FontKit

@Suite("Coverage")
struct CoverageTests {
  @Test("Ranges cover what is in them, wherever they begin and end")
  func ranges() {
    var random = SeededGenerator(seed: 7)
    var coverage = Coverage()
    var expected: Set<UInt32> = []
    for _ in 0..<400 {
      let first = UInt32.random(in: 0..<0x2000, using: &random)
      let last = first + UInt32.random(in: 0..<300, using: &random)
      coverage.insert(first, through: last)
      expected.formUnion(first...last)
      #expect(coverage.count == expected.count)
    }
    for value in 0..<UInt32(0x3000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(coverage.contains(scalar) == expected.contains(value))
    }
  }

  @Test("A range without end stops at the last code point, and one that ends before it begins is none")
  func ends() {
    var coverage = Coverage()
    coverage.insert(0x10FFFF, through: .max)
    coverage.insert(0x110000, through: .max)
    coverage.insert(0x42, through: 0x41)
    #expect(coverage.count == 1)
    #expect(coverage.contains("\u{10FFFF}"))
    coverage.insert(0, through: .max)
    #expect(coverage.count == 0x110000)
  }
}
