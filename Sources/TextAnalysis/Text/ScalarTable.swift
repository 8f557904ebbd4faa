/// A number for each code point, computed when it is first asked for, and kept in pages of 256.
///
/// Nothing is computed in advance: all code points would take as long as preparing thousands of texts.
struct ScalarTable<Number: FixedWidthInteger & Sendable>: Sendable {
  /// Marks a number that was not computed yet.
  private let unknown: Number
  /// Where the page of each 256 code points starts in `numbers`; page 0 has only unknown numbers.
  private var pages: [UInt32]
  private var numbers: [Number]

  private static var pageSize: Int { 256 }

  /// A table without numbers.
  ///
  /// - Parameter unknown: A number that no code point has.
  init(unknown: Number) {
    self.unknown = unknown
    pages = Array(repeating: 0, count: 0x11_0000 / Self.pageSize)
    numbers = Array(repeating: unknown, count: Self.pageSize)
  }

  /// Drops all numbers if they take more memory than those of everyday texts.
  mutating func trim(toCapacity limit: Int) {
    if numbers.count > limit { self = ScalarTable(unknown: unknown) }
  }

  /// The number of a code point.
  @inline(__always)
  mutating func number(of scalar: UInt32, by find: (UInt32) -> Number) -> Number {
    let number = numbers[Int(pages[Int(scalar >> 8)]) | Int(scalar & 0xFF)]
    guard number == unknown else { return number }
    let found = find(scalar)
    keep(found, of: scalar)
    return found
  }

  /// The number of each of some code points, one after the other.
  mutating func find(_ scalars: Span<UInt32>, into found: inout [Number], by find: (UInt32) -> Number) {
    // With room for a longer text next, unless this is one of megabytes.
    if found.count < scalars.count {
      found = Array(repeating: unknown, count: scalars.count + min(scalars.count, 1 << 12))
    }
    var results = found.mutableSpan
    var start = 0
    // Copies up to the next unknown code point, so that the table is not read while it is written.
    while start < scalars.count {
      start = copyKnown(scalars, from: start, to: &results)
      guard start < scalars.count else { break }
      keep(find(scalars[start]), of: scalars[start])
    }
  }

  /// Copies the numbers of code points up to the first that is not known, and gives its index.
  private func copyKnown(_ scalars: Span<UInt32>, from start: Int, to results: inout MutableSpan<Number>) -> Int {
    let pages = pages.span
    let numbers = numbers.span
    for index in start..<scalars.count {
      let scalar = scalars[index]
      let number = numbers[Int(pages[Int(scalar &>> 8)]) | Int(scalar & 0xFF)]
      guard number != unknown else { return index }
      results[index] = number
    }
    return scalars.count
  }

  private mutating func keep(_ number: Number, of scalar: UInt32) {
    let page = Int(scalar >> 8)
    if pages[page] == 0 {
      pages[page] = UInt32(numbers.count)
      numbers += repeatElement(unknown, count: Self.pageSize)
    }
    numbers[Int(pages[page]) | Int(scalar & 0xFF)] = number
  }
}
