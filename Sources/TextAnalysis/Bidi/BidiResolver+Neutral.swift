extension BidiResolver {
  /// Applies rules N1 and N2 to the current sequence: neutrals between two characters of one direction take it, others
  /// take the embedding direction.
  mutating func resolveNeutralTypes(embedding: BidiClass, start: BidiClass, end: BidiClass) {
    var before = start
    var position = 0
    while position < sequence.count {
      let type = types[Int(sequence[position])]
      guard type.isNeutral else {
        before = type.strongDirection ?? before
        position += 1
        continue
      }
      var runEnd = position + 1
      while runEnd < sequence.count, types[Int(sequence[runEnd])].isNeutral { runEnd += 1 }
      let after = runEnd < sequence.count ? types[Int(sequence[runEnd])].strongDirection ?? end : end
      let direction = before == after ? before : embedding
      for index in sequence[position..<runEnd] { types[Int(index)] = direction }
      position = runEnd
    }
  }

  /// Applies rules I1 and I2 to the current sequence.
  mutating func resolveImplicitLevels() {
    for index in sequence {
      let level = levels[Int(index)]
      switch types[Int(index)] {
      case .L: levels[Int(index)] = level + (level & 1)
      case .R: levels[Int(index)] = level | 1
      case .EN, .AN: levels[Int(index)] = (level + 2) & ~1
      default: break
      }
    }
  }
}
