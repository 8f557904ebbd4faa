/// Rule L2 of UAX #9: the order in which pieces of one line, of the given levels, stand from left to right.
///
///     visualOrder(of: [0, 1, 1, 0])   // [0, 2, 1, 3]
///
/// - Parameter levels: the level of each piece (characters, clusters or runs) in logical order.
/// - Returns: for each place from the left, the index of the piece that stands there.
/// - Complexity: O(*n*), however deep the levels nest: instead of reversing once for each level, stretches are kept as
///   linked lists and joined as soon as no deeper one can follow.
package func visualOrder(of levels: [UInt8]) -> [Int] {
  guard let highest = levels.max(), highest > 0 else { return Array(levels.indices) }

  /// A stretch that is already in visual order: the ends of a linked list, and the lowest level in it.
  struct Stretch {
    var left: Int
    var right: Int
    var level: UInt8
  }
  var next = [Int](repeating: -1, count: levels.count)
  // Levels rise strictly from the bottom to the top.
  var stretches: [Stretch] = []

  func joinTopTwo() {
    let upper = stretches.removeLast()
    let lower = stretches[stretches.count - 1]
    let (left, right) = lower.level & 1 == 1 ? (upper, lower) : (lower, upper)
    next[left.right] = right.left
    stretches[stretches.count - 1] = Stretch(left: left.left, right: right.right, level: lower.level)
  }

  for (index, level) in levels.enumerated() {
    while stretches.count > 1, stretches[stretches.count - 1].level > level,
      stretches[stretches.count - 2].level >= level
    {
      joinTopTwo()
    }
    guard var top = stretches.last, top.level >= level else {
      stretches.append(Stretch(left: index, right: index, level: level))
      continue
    }
    if level & 1 == 1 {
      next[index] = top.left
      top.left = index
    } else {
      next[top.right] = index
      top.right = index
    }
    top.level = level
    stretches[stretches.count - 1] = top
  }
  while stretches.count > 1 { joinTopTwo() }

  var order: [Int] = []
  order.reserveCapacity(levels.count)
  var index = stretches[0].left
  while index >= 0 {
    order.append(index)
    index = next[index]
  }
  return order
}
