import Foundation
import Testing

/// The test files of the Unicode Character Database, as Debian's package `unicode-data` installs them.
enum UnicodeData {
  /// Whether everything is to be read (`make conformance`), or samples of what is large.
  static let isFullRun = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] == "full"

  /// The version of the files, such as `15.0`: that of Debian 12, or `15.1`, that of Debian 13.
  static let version: String = {
    let file = try? String(contentsOf: URL(filePath: "/usr/share/unicode/PropList.txt"), encoding: .utf8)
    return file?.firstMatch(of: /PropList-(\d+\.\d+)/).map { String($0.1) } ?? ""
  }()

  /// Whether the files are of an older version than ICU: Debian 13 has those of 15.1 beside ICU 76, which is of 16.0.
  static var areOlder: Bool { version == "15.1" }

  /// The lines of a file that are not empty and not comments, each with its number, counted from 1.
  static func lines(of path: String) throws -> [(number: Int, text: Substring)] {
    let url = URL(filePath: "/usr/share/unicode/\(path)")
    guard let data = try? Data(contentsOf: url) else {
      Issue.record("\(url.path): cannot be read; install the Debian package unicode-data")
      return []
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      line.isEmpty || line.utf8.first == UInt8(ascii: "#") ? nil : (index + 1, line)
    }
  }

  /// The scalars of code points written in hexadecimal with spaces between.
  static func scalars(_ field: some StringProtocol) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  /// The UTF-8 bytes of scalars, and the offset of each and of the end.
  static func encode(_ scalars: [Unicode.Scalar]) -> (utf8: [UInt8], offsets: [Int32]) {
    var utf8: [UInt8] = []
    var offsets: [Int32] = [0]
    for scalar in scalars {
      utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      offsets.append(Int32(utf8.count))
    }
    return (utf8, offsets)
  }
}

/// Collects failing cases, so that a broken rule is reported with a few examples and a count and not ten thousand times.
struct CaseLedger {
  private(set) var passed = 0
  private(set) var failures: [String] = []

  mutating func record(_ isRight: Bool, _ description: @autoclosure () -> String) {
    if isRight { passed += 1 } else { failures.append(description()) }
  }

  var total: Int { passed + failures.count }

  /// What to print when not all is well.
  var summary: Comment {
    "\(failures.count) of \(total) fail: \(failures.prefix(10).joined(separator: "\n"))"
  }
}
