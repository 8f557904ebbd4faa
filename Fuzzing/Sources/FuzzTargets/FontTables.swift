/// The tables of a font file, so that one can change in length while the directory stays true.
public struct FontTables {
  /// A table.
  public struct Table {
    /// Its four letters.
    public var tag: [UInt8]
    /// What is in it.
    public var body: [UInt8]
  }

  /// The first four bytes.
  private var version: [UInt8]
  /// In the order of the directory.
  public var tables: [Table]

  /// The tables of a single face; nil if the bytes are none, or hold less than their directory says.
  public init?(_ bytes: [UInt8]) {
    func number(_ start: Int, _ size: Int) -> Int { bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count >= 12 else { return nil }
    let count = number(4, 2)
    guard count > 0, count <= 64, bytes.count >= 12 + 16 * count else { return nil }
    version = Array(bytes.prefix(4))
    tables = []
    for index in 0..<count {
      let record = 12 + 16 * index
      let (start, length) = (number(record + 8, 4), number(record + 12, 4))
      guard start <= bytes.count, length <= bytes.count - start else { return nil }
      tables.append(Table(tag: Array(bytes[record..<record + 4]), body: Array(bytes[start..<start + length])))
    }
  }

  /// The file; checksums are 0, which no reader of ours asks for.
  public var bytes: [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    var head = version + number(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var bodies: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      head += table.tag + [0, 0, 0, 0] + number(start + bodies.count, 4) + number(table.body.count, 4)
      bodies += table.body
      while bodies.count % 4 != 0 { bodies.append(0) }
    }
    return head + bodies
  }

  /// One of the tables, those of layout more often than others.
  public func interestingTable(using random: inout LinearGenerator) -> Int {
    let layout: Set = ["GSUB", "GPOS", "GDEF", "morx", "kern", "kerx", "cmap", "fvar", "trak", "avar", "HVAR", "MATH"]
    let preferred = tables.indices.filter { layout.contains(String(decoding: tables[$0].tag, as: UTF8.self)) }
    if !preferred.isEmpty, random.next() % 4 != 0 { return preferred[Int(random.next() % UInt64(preferred.count))] }
    return Int(random.next() % UInt64(tables.count))
  }
}

/// Random numbers that follow from a seed.
public struct LinearGenerator {
  var state: UInt64

  /// Numbers that begin at a state.
  public init(state: UInt64) { self.state = state }

  /// The multiplier and the increment are Knuth's (MMIX); the low bits are left out, as they repeat soon.
  public mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
