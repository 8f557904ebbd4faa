/// What an error says about a name that is none of those there are.
package enum Names {
  /// How many names an error lists; of more it says where they are listed.
  private static let mostListed = 12
  /// Names beyond this many characters are compared with none: they are no slip of the hand.
  private static let longest = 40

  /// What was expected, where a name is one of some.
  ///
  /// - Parameters:
  ///   - names: The names there are.
  ///   - listing: What says them all, such as `a kind that galley measure --kinds lists`; `nil` if nothing does.
  package static func expectation(_ names: [String], listedAs listing: String? = nil) -> String {
    if names.count == 1 { return names[0] }
    if names.count > mostListed, let listing { return listing }
    let listed = names.prefix(names.count > mostListed + 3 ? mostListed - 4 : names.count)
    let rest = names.count - listed.count
    return "one of \(listed.joined(separator: " "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The name that another was probably meant to be; `nil` if none is like it.
  ///
  /// That is the one with the fewest slips between them (a character too many, too few, another, or two that changed
  /// places), of which a third of the characters may be, and of two the one that begins like it for longer; or else one of
  /// which it is the last part or the beginning. Case does not count.
  ///
  /// Cost: proportional to the number of names.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let given = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard !given.isEmpty, given.count <= longest else { return nil }
    var best: (name: String, slips: Int, differsFrom: Int)?
    for candidate in names where candidate.unicodeScalars.count <= longest {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let slips = slips(given, scalars)
      guard slips < scalars.count, slips <= best?.slips ?? .max else { continue }
      let differsFrom = zip(given, scalars).prefix { $0 == $1 }.count
      if slips < best?.slips ?? .max || differsFrom > best?.differsFrom ?? 0 { best = (candidate, slips, differsFrom) }
    }
    if let best, best.slips <= max(1, given.count / 3) { return best.name }
    guard given.count >= 3 else { return nil }
    let text = name.lowercased()
    return names.first { $0.lowercased().hasSuffix(".\(text)") } ?? names.first { $0.lowercased().hasPrefix(text) }
  }

  /// The distance of two names by optimal string alignment.
  private static func slips(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var next = [row + 1] + [Int](repeating: 0, count: second.count)
      for column in second.indices {
        let isSame = first[row] == second[column]
        next[column + 1] = min(last[column + 1] + 1, next[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          next[column + 1] = min(next[column + 1], beforeLast[column - 1] + 1)
        }
      }
      (beforeLast, last) = (last, next)
    }
    return last[second.count]
  }
}

extension JSONFault {
  /// A fault of a name that is none of those there are.
  ///
  /// - Parameters:
  ///   - problem: What is wrong; `nil` quotes the name.
  ///   - name: The name.
  ///   - names: The names there are.
  ///   - listing: What says them all; `nil` if nothing does.
  package init(_ problem: String? = nil, unknown name: String, among names: [String], listedAs listing: String? = nil) {
    self.init(problem ?? "\(JSONQuote(name))", expected: Names.expectation(names, listedAs: listing))
    suggestion = Names.nearest(to: name, among: names)
  }
}

extension InputError {
  /// An error about a name that is none of those there are.
  ///
  /// - Parameters:
  ///   - source: The input, or the option that has the name.
  ///   - path: The value that has it.
  ///   - problem: What is wrong.
  ///   - name: The name.
  ///   - names: The names there are.
  ///   - listing: What says them all; `nil` if nothing does.
  package init(
    source: String?, path: JSONPath? = nil, _ problem: String, unknown name: String, among names: [String],
    listedAs listing: String? = nil
  ) {
    self.init(
      source: source, path: path, problem: problem, expectation: Names.expectation(names, listedAs: listing))
    suggestion = Names.nearest(to: name, among: names)
  }
}
