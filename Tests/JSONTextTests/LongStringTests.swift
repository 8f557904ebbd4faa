import TestSupport
import Testing

@testable import JSONText

/// Strings that are too long to be texts, and values that are too many.
struct LongStringTests {
  /// A string as JSON writes it.
  struct Written: CustomTestStringConvertible {
    var testDescription: String
    /// A piece of it, and how many bytes of text that is.
    var piece: String
    var length: Int

    /// An array of a string whose text has at least as many bytes, and no piece more than that takes.
    func array(ofTextBytes count: Int) -> [UInt8] {
      let pieces = (count + length - 1) / length
      return Array(("[\"" + String(repeating: piece, count: pieces) + "\"]").utf8)
    }
  }

  static let written = [
    Written(testDescription: "letters", piece: "a", length: 1),
    Written(testDescription: "letters as escapes", piece: #"\u0041"#, length: 1),
    Written(testDescription: "quotes", piece: #"\""#, length: 1),
    Written(testDescription: "backslashes", piece: #"\\"#, length: 1),
    Written(testDescription: "ideographs", piece: "字", length: 3),
    Written(testDescription: "surrogates", piece: #"\ud83d\ude00"#, length: 4),
    Written(testDescription: "halves of surrogates", piece: #"\ud83d"#, length: 3),
  ]

  @Test("A string has a limit, by the bytes of its text", arguments: written)
  func limit(written: Written) {
    let limit = InputLimits.textBytes
    let longest = limit / written.length * written.length
    #expect(jsonFault(in: written.array(ofTextBytes: longest)) == nil)
    let fault = jsonFault(in: written.array(ofTextBytes: longest + 1))
    #expect(fault?.problem == "a string is too long" && fault?.offset == 1 && fault?.path.description == "$[0]")
    #expect(fault?.expectation == "at most \(limit) bytes")
  }

  @Test("Keys have the same limit")
  func keys() {
    let key = String(repeating: "k", count: InputLimits.textBytes + 1)
    #expect(jsonFault(in: Array("{\"\(key)\":1}".utf8))?.problem == "a string is too long")
  }

  @Test("What reads on never stops in a string that may be a text", arguments: written)
  func mayBeText(written: Written) {
    let bytes = written.array(ofTextBytes: InputLimits.textBytes / written.length * written.length)
    // Twice, to see that the end of a string is seen.
    #expect(place(in: bytes + [0x2C] + bytes, chunk: 1 << 16) == nil)
  }

  @Test("What reads on stops where the string is refused, whatever follows", arguments: written, [1, 7, 1 << 16])
  func stops(written: Written, chunk: Int) throws {
    let bytes = written.array(ofTextBytes: 8 * InputLimits.textBytes)
    let end = try #require(place(in: bytes, chunk: chunk))
    #expect(end <= 6 * InputLimits.textBytes + 10 + chunk)
    #expect(jsonFault(in: Array(bytes[..<end]))?.problem == "a string is too long")
  }

  @Test("A text has a limit of values")
  func values() {
    func array(_ count: Int) -> [UInt8] {
      Array(("[" + String(repeating: "0,", count: count - 2) + "0]").utf8)
    }
    #expect(jsonFault(in: array(InputLimits.jsonValues)) == nil)
    let fault = jsonFault(in: array(InputLimits.jsonValues + 1))
    #expect(fault?.problem == "there are too many values")
    #expect(fault?.expectation == "at most \(InputLimits.jsonValues)")
  }

  /// How many bytes are read before the detector says that a string is too long; nil if it does not.
  private func place(in bytes: [UInt8], chunk: Int) -> Int? {
    var detector = LongStringDetector()
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let end = min(start + chunk, bytes.count)
      detector.read(bytes.span.extracting(start..<end))
      if detector.hasFound { return end }
    }
    return nil
  }
}
