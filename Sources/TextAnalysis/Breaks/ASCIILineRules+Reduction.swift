extension ASCIILineRules {
  /// A compiled automaton reduced to ASCII, with equivalent states merged: two are equal if they break all texts of
  /// ASCII alike.
  struct Reduction: Equatable {
    private(set) var table: [UInt8] = []
    private(set) var accepting: UInt64 = 0
    private(set) var acceptingAtEnd: UInt64 = 0

    // What a character does in a state, if it does not lead to another one.
    /// No rule continues.
    private static let stop = -1
    /// A rule with a look-ahead of one character matched: ICU breaks before that character.
    private static let breakBefore = -2

    private static let characters: Range<UInt32> = 0..<0x80
    private static let start = 1
    private static let endOfText = 1
    private static let startOfText = 2

    /// Nil if there are more than `mostStates`, or if a rule looks ahead by more than a character.
    init?(_ rules: CompiledRules, mostStates: Int, stop: UInt8, breakBefore: UInt8) {
      // All characters of a category act alike: a state has a step for each category.
      let categoryOfCharacter = Self.characters.map { rules.category(of: $0) }
      let categories = Set(categoryOfCharacter).sorted()
      guard !categories.contains(where: { $0 >= rules.firstDictionaryCategory }) else { return nil }
      let first = rules.readsStart ? rules.successor(of: Self.start, category: Self.startOfText) : Self.start
      guard first > 0 else { return nil }
      var states = [first]
      var indices = [first: 0]
      // The steps of each state, which go on to indices of states.
      var steps: [[Int]] = []
      while steps.count < states.count {
        let state = states[steps.count]
        var row: [Int] = []
        for category in categories {
          let target = rules.successor(of: state, category: category)
          if target == 0 {
            row.append(Self.stop)
          } else if rules.accepting(target) > 1 {
            guard rules.lookAhead(state) == rules.accepting(target) else { return nil }
            row.append(Self.breakBefore)
          } else {
            if indices[target] == nil {
              indices[target] = states.count
              states.append(target)
            }
            row.append(indices[target] ?? 0)
          }
        }
        steps.append(row)
      }
      func accepts(_ state: Int) -> Bool { rules.accepting(state) == 1 }
      func acceptsAtEnd(_ state: Int) -> Bool {
        let target = rules.successor(of: state, category: Self.endOfText)
        return accepts(state) || target != 0 && accepts(target)
      }

      // States are split until those of a class go on to the same classes (Moore's algorithm).
      var classes = states.map { (accepts($0) ? 1 : 0) + (acceptsAtEnd($0) ? 2 : 0) }
      var classCount = Set(classes).count
      while true {
        func areAlike(_ a: Int, _ b: Int) -> Bool {
          guard classes[a] == classes[b] else { return false }
          for (a, b) in zip(steps[a], steps[b]) where a != b {
            guard a >= 0, b >= 0, classes[a] == classes[b] else { return false }
          }
          return true
        }
        // The first state of each class.
        var firsts: [Int] = []
        let split = states.indices.map { state in
          if let number = firsts.firstIndex(where: { areAlike($0, state) }) { return number }
          firsts.append(state)
          return firsts.count - 1
        }
        classes = split
        if firsts.count == classCount { break }
        classCount = firsts.count
      }
      guard classCount <= mostStates else { return nil }

      // Classes are numbered in the order in which they are met, from the start on.
      let columns = categoryOfCharacter.map { categories.firstIndex(of: $0) ?? 0 }
      var order = [Int?](repeating: nil, count: classCount)
      order[classes[0]] = 0
      var queue = [0]
      var next = 0
      while next < queue.count {
        let state = queue[next]
        if accepts(states[state]) { accepting |= 1 << UInt64(next) }
        if acceptsAtEnd(states[state]) { acceptingAtEnd |= 1 << UInt64(next) }
        next += 1
        for column in columns {
          switch steps[state][column] {
          case Self.stop: table.append(stop)
          case Self.breakBefore: table.append(breakBefore)
          case let target:
            let number = order[classes[target]] ?? queue.count
            if number == queue.count {
              order[classes[target]] = number
              queue.append(target)
            }
            table.append(UInt8(number))
          }
        }
      }
    }
  }
}
