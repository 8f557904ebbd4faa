/// Renumbers the surfaces and images of Cairo's SVG files by their order in the file.
///
/// Cairo 1.16 takes the numbers from a counter of the process (`_cairo_surface_allocate_unique_id` in
/// `cairo-surface.c`), so that a page drawn a second time would give another file. The names occur only in attributes:
/// letters are outlines, and images are in base64.
struct SVGSurfaceNumbers {
  private static let names = [Array("surface".utf8), Array("image".utf8)]

  private var orders: [Int: Int] = [:]

  /// The file with other numbers.
  mutating func renumbered(_ file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var copied = 0
    for index in file.indices where file[index] == UInt8(ascii: "\"") || file[index] == UInt8(ascii: "#") {
      let rest = file[(index + 1)...]
      guard let name = Self.names.first(where: { rest.starts(with: $0) }) else { continue }
      let digits = rest.dropFirst(name.count).prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
      let order = orders[number] ?? orders.count + 1
      orders[number] = order
      result += file[copied..<digits.startIndex] + Array(String(order).utf8)
      copied = digits.endIndex
    }
    return result + file[copied...]
  }
}
