import TestSupport
import Testing

@testable import FontKit

struct RuleSetsTests {
  /// Where a set of 5 rules may be: in lookups of each type and format, with offsets of two or three bytes.
  static let tables: [(isPositioning: Bool, type: Int, format: Int, offsets: Int)] = [
    (false, 4, 1, 1), (false, 4, 2, 1), (false, 5, 1, 1), (false, 5, 2, 2), (false, 5, 4, 1), (false, 5, 5, 2),
    (false, 6, 1, 1), (false, 6, 2, 4), (false, 6, 4, 1), (false, 6, 5, 4),
    (true, 7, 1, 1), (true, 7, 2, 2), (true, 8, 1, 1), (true, 8, 2, 4),
  ]

  @Test("The rules of a set count, and the subtable with them", arguments: tables, [false, true])
  func sets(table: (isPositioning: Bool, type: Int, format: Int, offsets: Int), isExtended: Bool) {
    let isWide = table.format > 3 || table.type == 4 && table.format == 2
    let width = isWide ? 3 : 2
    // The list of sets has one entry, and the set follows the list.
    let end = 2 + table.offsets * width + 2 + width
    var subtable = Self.integers(table.format) + [UInt8](repeating: 0, count: table.offsets * width) + Self.integers(1)
    subtable += (isWide ? [0] : []) + Self.integers(end)
    subtable += Self.integers(5)
    if isExtended { subtable = Self.integers(1, table.type, 0, 8) + subtable }
    let type = isExtended ? (table.isPositioning ? 9 : 7) : table.type
    let lookup = Self.integers(type, 0, 1, 8) + subtable
    for bytes in [
      Self.integers(1, 0, 0, 0, 10) + Self.integers(1, 4) + lookup,
      Self.integers(2, 0, 0, 0, 0, 0) + [13] + Self.integers(1) + [0, 0, 5] + lookup,
    ] {
      #expect(Self.areAtMost(6, bytes, isPositioning: table.isPositioning))
      #expect(!Self.areAtMost(5, bytes, isPositioning: table.isPositioning))
    }
  }

  @Test("A table that refers to the same sets again and again has too many")
  func overlap() {
    // A lookup that refers 1 000 times to one subtable of 1 000 sets without rules.
    let places = Self.integers(6, 0, 1000) + Self.integers(Array(repeating: 6 + 2 * 1000, count: 1000))
    let subtable = Self.integers(1, 0, 1000) + Self.integers(Array(repeating: 0, count: 1000))
    let bytes = Self.integers(1, 0, 0, 0, 10) + Self.integers(1, 4) + places + subtable
    #expect(!Self.areAtMost(1000, bytes, isPositioning: false))
  }

  @Test("Subtables that are nothing count, however many lookups share them")
  func nulls() {
    // All lookups are one, with 20 null offsets of subtables.
    let nothing = Self.integers([5, 0, 20] + Array(repeating: 0, count: 20))
    func table(_ count: Int) -> [UInt8] {
      Self.integers(1, 0, 0, 0, 10) + Self.integers([count] + Array(repeating: 2 + 2 * count, count: count)) + nothing
    }
    #expect(Self.areAtMost(20, table(1), isPositioning: false))
    #expect(!Self.areAtMost(19, table(1), isPositioning: false))
    #expect(!Self.areAtMost(1 << 14, table(30_000), isPositioning: false))
  }

  /// A rule that calls lookup 1 three times, in subtables of each type and format, by themselves and behind an extension.
  static let callers: [(isPositioning: Bool, type: Int, subtable: [Int])] = {
    let calls = [0, 1, 0, 1, 0, 1]
    let context = [2, 3, 9] + calls
    let chained = [1, 9, 2, 9, 1, 9, 3] + calls
    return [false, true].flatMap { isPositioning in
      let types = isPositioning ? (7, 8) : (5, 6)
      return [
        (isPositioning, types.0, [1, 0, 1, 8, 1, 4] + context),
        (isPositioning, types.0, [2, 0, 0, 1, 10, 1, 4] + context),
        (isPositioning, types.0, [3, 2, 3, 0, 0] + calls),
        (isPositioning, types.1, [1, 0, 1, 8, 1, 4] + chained),
        (isPositioning, types.1, [2, 0, 0, 0, 0, 1, 14, 1, 4] + chained),
        (isPositioning, types.1, [3, 1, 0, 1, 0, 1, 0, 3] + calls),
      ]
    }
  }()

  @Test("The rules of a lookup count once for each call of it", arguments: callers, [false, true])
  func calls(caller: (isPositioning: Bool, type: Int, subtable: [Int]), isExtended: Bool) {
    var subtable = Self.integers(caller.subtable)
    if isExtended { subtable = Self.integers(1, caller.type, 0, 8) + subtable }
    let first = Self.integers(isExtended ? (caller.isPositioning ? 9 : 7) : caller.type, 0, 1, 8) + subtable
    // Ten context subtables without rules.
    let second =
      Self.integers([caller.isPositioning ? 7 : 5, 0, 10] + Array(repeating: 26, count: 10)) + Self.integers(1, 0, 0)
    let bytes = Self.integers(1, 0, 0, 0, 10) + Self.integers(2, 6, 6 + first.count) + first + second
    // The subtables of both lookups, the first's rule if it is in a set, and 10 for each of three calls. Twice the limit is allowed.
    let own = caller.subtable[0] == 3 ? 11 : 12
    #expect(Self.areAtMost((own + 31) / 2, bytes, isPositioning: caller.isPositioning))
    #expect(!Self.areAtMost((own + 29) / 2, bytes, isPositioning: caller.isPositioning))
  }

  /// Harmattan and Mingzat, whose lookups have many subtables with calls, were refused.
  @Test("One rule of a lookup applies at a glyph, whatever subtable it is of")
  func oneRule() {
    // Twenty subtables, in each of which a rule calls a lookup of ten subtables three times.
    let first =
      Self.integers([5, 0, 20] + Array(repeating: 46, count: 20)) + Self.integers(3, 2, 3, 0, 0, 0, 1, 0, 1, 0, 1)
    let second = Self.integers([5, 0, 10] + Array(repeating: 26, count: 10)) + Self.integers(1, 0, 0)
    let bytes = Self.integers(1, 0, 0, 0, 10) + Self.integers(2, 6, 6 + first.count) + first + second
    // 20 and 10 subtables, and 10 for each of three calls: twice the limit.
    #expect(Self.areAtMost(30, bytes, isPositioning: false))
  }

  @Test("A table whose rules are shared by very many sets has too many to be read")
  func sharedRules() {
    // 2 000 sets that are one set of 200 rules, none of which calls anything.
    let rules = Self.integers([200] + Array(repeating: 402, count: 200)) + Self.integers(1, 0)
    let subtable = Self.integers([1, 0, 2000] + Array(repeating: 6 + 2 * 2000, count: 2000)) + rules
    let bytes = Self.integers(1, 0, 0, 0, 10) + Self.integers(1, 4) + Self.integers(5, 0, 1, 8) + subtable
    #expect(!Self.areAtMost(1 << 14, bytes, isPositioning: false))
    let few = [UInt8](
      Self.integers(1, 0, 0, 0, 10) + Self.integers(1, 4) + Self.integers(5, 0, 1, 8)
        + Self.integers(1, 0, 1, 8) + rules)
    #expect(Self.areAtMost(201, few, isPositioning: false))
  }

  @Test("Lookups that call themselves are counted as deeply as HarfBuzz lets them")
  func cycle() {
    func table(_ calls: [Int]) -> [UInt8] {
      let subtable = [3, 1, calls.count, 0] + calls.flatMap { [0, $0] }
      return Self.integers(1, 0, 0, 0, 10) + Self.integers(1, 4) + Self.integers(5, 0, 1, 8) + Self.integers(subtable)
    }
    #expect(Self.areAtMost(33, table([0]), isPositioning: false))
    #expect(!Self.areAtMost(32, table([0]), isPositioning: false))
    #expect(!Self.areAtMost(1 << 14, table([0, 0]), isPositioning: false))
    // There is no such lookup.
    #expect(Self.areAtMost(1, table([7, 8]), isPositioning: false))
  }

  @Test("What lies beyond the end has no rules", arguments: 0..<24)
  func damage(count: Int) {
    #expect(Self.areAtMost(100, [UInt8](repeating: 0xFF, count: count), isPositioning: false))
    #expect(Self.areAtMost(0, Array(Self.integers(1, 0, 0, 0, 10, 1).prefix(count)), isPositioning: true))
  }

  @Test("A font that takes HarfBuzz too long is refused")
  func font() throws {
    let error = #expect(throws: FontError.self) { try TestFonts.hostile("TooManyRules") }
    #expect(error?.code == .damaged("table 'GSUB' has more than 16384 rules for a glyph"))
  }

  private static func areAtMost(_ limit: Int, _ bytes: [UInt8], isPositioning: Bool) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe RuleSets($0, isPositioning: isPositioning).areAtMost(limit) }
  }

  private static func integers(_ values: Int...) -> [UInt8] { integers(values) }

  private static func integers(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
