extension BidiResolver {
  /// Finds the PDI of each isolate initiator (BD9), and the first strong character in each isolate (rule X5c).
  ///
  /// Characters inside nested isolates do not count, so each character concerns the innermost open isolate only, and one
  /// pass does for all.
  mutating func matchIsolates(_ classes: [BidiClass]) {
    matches = [Int32](repeating: -1, count: classes.count)
    isRightToLeftIsolate = [Bool](repeating: false, count: classes.count)
    var open: [(initiator: Int, hasStrong: Bool)] = []
    for (index, bidiClass) in classes.enumerated() {
      switch bidiClass {
      case .FSI, .LRI, .RLI:
        open.append((index, false))
      case .PDI:
        guard let (initiator, _) = open.popLast() else { continue }
        matches[initiator] = Int32(index)
        matches[index] = Int32(initiator)
      case .L, .R, .AL:
        guard let last = open.indices.last, !open[last].hasStrong else { continue }
        open[last].hasStrong = true
        isRightToLeftIsolate[open[last].initiator] = bidiClass != .L
      default:
        break
      }
    }
  }

  /// Rules X1 to X8: levels and overrides from explicit formatting.
  mutating func resolveExplicitLevels(_ classes: [BidiClass], baseLevel: UInt8) {
    var stack = DirectionalStatusStack(baseLevel: baseLevel)
    for (index, bidiClass) in classes.enumerated() {
      switch bidiClass {
      case .RLE: stack.openEmbedding(rightToLeft: true, override: nil)
      case .LRE: stack.openEmbedding(rightToLeft: false, override: nil)
      case .RLO: stack.openEmbedding(rightToLeft: true, override: .R)
      case .LRO: stack.openEmbedding(rightToLeft: false, override: .L)
      case .PDF: stack.closeEmbedding()
      case .BN: break
      case .B: levels[index] = baseLevel
      case .RLI, .LRI, .FSI:
        apply(stack.top, to: index)
        stack.openIsolate(rightToLeft: bidiClass == .RLI || bidiClass == .FSI && isRightToLeftIsolate[index])
      case .PDI:
        stack.closeIsolate()
        apply(stack.top, to: index)
      default:
        apply(stack.top, to: index)
      }
    }
  }

  private mutating func apply(_ status: DirectionalStatusStack.Entry, to index: Int) {
    levels[index] = status.level
    if let override = status.override { types[index] = override }
  }
}

/// The directional status stack of rules X1 to X8, with the counts of what did not fit on it.
private struct DirectionalStatusStack {
  struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private(set) var top: Entry
  private var below: [Entry] = []
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  init(baseLevel: UInt8) {
    top = Entry(level: baseLevel, override: nil, isIsolate: false)
  }

  /// The least greater level of a direction, or nil if it is too deep, or inside something that was.
  private func nextLevel(rightToLeft: Bool) -> UInt8? {
    let level = rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
    guard level <= BidiResolver.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else { return nil }
    return level
  }

  private mutating func push(_ entry: Entry) {
    below.append(top)
    top = entry
  }

  private mutating func pop() {
    guard let entry = below.popLast() else { return }
    top = entry
  }

  /// Rules X2 to X5.
  mutating func openEmbedding(rightToLeft: Bool, override: BidiClass?) {
    if let level = nextLevel(rightToLeft: rightToLeft) {
      push(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// Rules X5a to X5c.
  mutating func openIsolate(rightToLeft: Bool) {
    if let level = nextLevel(rightToLeft: rightToLeft) {
      validIsolates += 1
      push(Entry(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// Rule X6a.
  mutating func closeIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { pop() }
      pop()
      validIsolates -= 1
    }
  }

  /// Rule X7.
  mutating func closeEmbedding() {
    guard overflowIsolates == 0 else { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate {
      pop()
    }
  }
}
