extension ASCIILineRules {
  /// A compiled automaton as far as characters of ASCII lead, with states merged that do the same: so two are equal if they
  /// break all texts of ASCII alike.
  struct Reduction: Equatable {
    private(set) var table: [UInt8] = []
    private(set) var accepting: UInt64 = 0
    private(set) var acceptingAtEnd: UInt64 = 0

    /// What a character does in a state.
    private enum Step: Hashable {
      case stop
      /// A rule was met that looks one character ahead: ICU breaks before that character.
      case breakBefore
      case goOn(state: Int)
    }

    private static let characters: Range<UInt32> = 0..<0x80
    private static let start = 1
    private static let endOfText = 1
    private static let startOfText = 2

    /// Nil if there are more than `mostStates`, or if a rule looks ahead by more than a character.
    init?(_ rules: CompiledRules, mostStates: Int, stop: UInt8, breakBefore: UInt8) {
      let categories = Self.characters.map { rules.category(of: $0) }
      guard !categories.contains(where: { $0 >= rules.firstDictionaryCategory }) else { return nil }
      let first = rules.readsStart ? rules.successor(of: Self.start, category: Self.startOfText) : Self.start
      guard first > 0 else { return nil }
      var states = [first]
      var steps: [Int: [Step]] = [:]
      var next = 0
      while next < states.count {
        let state = states[next]
        next += 1
        var row: [Step] = []
        for category in categories {
          let target = rules.successor(of: state, category: category)
          if target == 0 {
            row.append(.stop)
          } else if rules.accepting(target) > 1 {
            guard rules.lookAhead(state) == rules.accepting(target) else { return nil }
            row.append(.breakBefore)
          } else {
            row.append(.goOn(state: target))
            if steps[target] == nil, !states.contains(target) { states.append(target) }
          }
        }
        steps[state] = row
      }
      func accepts(_ state: Int) -> Bool { rules.accepting(state) == 1 }
      func acceptsAtEnd(_ state: Int) -> Bool {
        let target = rules.successor(of: state, category: Self.endOfText)
        return accepts(state) || target != 0 && accepts(target)
      }

      // States are split until those of a class go on to the same classes (Moore's algorithm).
      var classes: [Int: Int] = [:]
      for state in states { classes[state] = (accepts(state) ? 1 : 0) + (acceptsAtEnd(state) ? 2 : 0) }
      var classCount = Set(classes.values).count
      while true {
        var numbers: [[Step]: Int] = [:]
        var split: [Int: Int] = [:]
        for state in states {
          let known = Step.goOn(state: classes[state] ?? 0)
          let signature = [known] + Self.renamed(steps[state] ?? [], classes)
          split[state] = numbers[signature, default: numbers.count]
          if numbers[signature] == nil { numbers[signature] = numbers.count }
        }
        classes = split
        if numbers.count == classCount { break }
        classCount = numbers.count
      }
      guard classCount <= mostStates else { return nil }

      // Classes are numbered in the order in which they are met, from the start on.
      var order = [classes[first] ?? 0: 0]
      var queue = [first]
      next = 0
      while next < queue.count {
        let state = queue[next]
        if accepts(state) { accepting |= 1 << UInt64(next) }
        if acceptsAtEnd(state) { acceptingAtEnd |= 1 << UInt64(next) }
        next += 1
        for step in steps[state] ?? [] {
          switch step {
          case .stop: table.append(stop)
          case .breakBefore: table.append(breakBefore)
          case .goOn(let target):
            let found = classes[target] ?? 0
            if order[found] == nil {
              order[found] = order.count
              queue.append(target)
            }
            table.append(UInt8(order[found] ?? 0))
          }
        }
      }
    }

    private static func renamed(_ steps: [Step], _ classes: [Int: Int]) -> [Step] {
      steps.map { step in
        guard case .goOn(let state) = step else { return step }
        return .goOn(state: classes[state] ?? 0)
      }
    }
  }
}
