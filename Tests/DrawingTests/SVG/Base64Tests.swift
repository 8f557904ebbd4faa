import Drawing
import Foundation
import TestSupport
import Testing

struct Base64Tests {
  @Test("Base64 is Foundation's")
  func base64() {
    var generator = SeededGenerator(seed: 64)
    for count in 0..<100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(bytes.base64 == Data(bytes).base64EncodedString())
    }
  }
}
