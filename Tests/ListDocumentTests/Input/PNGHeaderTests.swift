import Foundation
import TestSupport
import Testing

@testable import ListDocument

@Suite("Sizes of PNG pictures")
struct PNGHeaderTests {
  /// A transparent picture of one pixel, in common use on web pages.
  private static let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")

  @Test("A picture's size is in its header")
  func size() throws {
    var bytes = Array(try #require(Self.pixel))
    #expect(PNGHeader(bytes) == PNGHeader(width: 1, height: 1))
    bytes[18] = 2
    bytes[23] = 0x30
    #expect(PNGHeader(bytes) == PNGHeader(width: 513, height: 48))
  }

  @Test("What is no PNG file has no size")
  func broken() throws {
    let bytes = Array(try #require(Self.pixel))
    #expect(PNGHeader([]) == nil)
    #expect(PNGHeader(Array(bytes.prefix(23))) == nil)
    for index in 0..<16 {
      var broken = bytes
      broken[index] ^= 1
      #expect(PNGHeader(broken) == nil)
    }
    // Neither an empty picture nor a side beyond a signed number is accepted.
    var empty = bytes
    empty[19] = 0
    #expect(PNGHeader(empty) == nil)
    var wide = bytes
    wide[16] = 0x80
    #expect(PNGHeader(wide) == nil)
  }

  @Test("A file that is missing is named")
  func missing() {
    #expect { try PNGHeader(file: "/nowhere.png") } throws: { "\($0)".contains("/nowhere.png") }
  }
}

extension PNGHeader {
  fileprivate init?(width: UInt32, height: UInt32) {
    var bytes: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    for number in [width, height] {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    self.init(bytes)
  }
}
