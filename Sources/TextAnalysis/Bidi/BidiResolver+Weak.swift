extension BidiResolver {
  /// Applies rules W1 to W7 to the current sequence.
  mutating func resolveWeakTypes(start: BidiClass) {
    resolveMarksAndArabicNumbers(start: start)
    resolveSeparators()
    resolveTerminatorsAndEuropeanNumbers(start: start)
  }

  /// Rules W1, W2 and W3.
  ///
  /// Each looks back only, at what the rules before it left: so one pass serves for the three.
  private mutating func resolveMarksAndArabicNumbers(start: BidiClass) {
    var previous = start  // after W1
    var lastStrong = start
    for index in sequence {
      var type = types[Int(index)]
      if type == .NSM {
        type = previous.isIsolateInitiator || previous == .PDI ? .ON : previous
      }
      previous = type
      switch type {
      case .L, .R:
        lastStrong = type
      case .AL:
        lastStrong = .AL
        type = .R
      case .EN:
        if lastStrong == .AL { type = .AN }
      default:
        break
      }
      types[Int(index)] = type
    }
  }

  /// Rule W4: one separator between two numbers of a kind becomes such a number.
  private mutating func resolveSeparators() {
    guard sequence.count > 2 else { return }
    for position in 1..<sequence.count - 1 {
      let type = types[Int(sequence[position])]
      guard type == .ES || type == .CS else { continue }
      let before = types[Int(sequence[position - 1])]
      guard before == types[Int(sequence[position + 1])] else { continue }
      if before == .EN || before == .AN && type == .CS { types[Int(sequence[position])] = before }
    }
  }

  /// Rules W5, W6 and W7.
  private mutating func resolveTerminatorsAndEuropeanNumbers(start: BidiClass) {
    var lastStrong = start
    var isAfterNumber = false
    var position = 0
    while position < sequence.count {
      let index = Int(sequence[position])
      switch types[index] {
      case .L, .R:
        lastStrong = types[index]
        isAfterNumber = false
      case .EN:
        types[index] = lastStrong == .L ? .L : .EN
        isAfterNumber = true
      case .ES, .CS:
        types[index] = .ON
        isAfterNumber = false
      case .ET:
        var end = position
        while end < sequence.count, types[Int(sequence[end])] == .ET { end += 1 }
        let isBeforeNumber = end < sequence.count && types[Int(sequence[end])] == .EN
        let number: BidiClass = lastStrong == .L ? .L : .EN
        for terminator in position..<end {
          types[Int(sequence[terminator])] = isAfterNumber || isBeforeNumber ? number : .ON
        }
        isAfterNumber = isAfterNumber || isBeforeNumber
        position = end
        continue
      default:
        isAfterNumber = false
      }
      position += 1
    }
  }
}
