extension BidiResolver {
  /// Rule L1: separators, and white space before them and before each line's end, get the paragraph's level.
  ///
  /// - Parameters:
  ///   - classes: the paragraph's original classes.
  ///   - isLineEnd: whether a line ends after a character; one does at the paragraph's end.
  package mutating func resetWhiteSpace(
    classes: [BidiClass], baseLevel: UInt8, isLineEnd: (_ index: Int) -> Bool = { _ in false }
  ) {
    var isResetting = true
    for index in levels.indices.reversed() {
      let bidiClass = classes[index]
      if bidiClass == .B || bidiClass == .S || isLineEnd(index) {
        isResetting = true
      } else if !bidiClass.isResetAtLineEnd {
        isResetting = false
      }
      if isResetting { levels[index] = baseLevel }
    }
  }
}
