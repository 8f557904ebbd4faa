/// What an error says about an unknown name.
package enum Names {
  /// How many names an error lists; of more it says where they are listed.
  private static let mostListed = 12
  /// Names with more characters get no suggestion: they are no typing errors.
  private static let longest = 40

  /// What was expected, where a name has to be one of some.
  ///
  /// - Parameters:
  ///   - names: The names there are.
  ///   - listing: What lists them all, such as `a kind that galley measure --kinds lists`; `nil` if nothing does.
  package static func expectation(_ names: [String], listedAs listing: String? = nil) -> String {
    if names.count == 1 { return names[0] }
    if names.count > mostListed, let listing { return listing }
    let listed = names.prefix(names.count > mostListed + 3 ? mostListed - 4 : names.count)
    let rest = names.count - listed.count
    return "one of \(listed.joined(separator: " "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What the systems of rows call the same thing.
  private static let synonyms = [
    ["kind", "type"], ["title", "text", "label", "headline"],
    ["detail", "subtitle", "supporting", "secondary", "detailText", "secondaryText", "supportingText"],
    ["image", "leadingImage", "leading", "leadingIcon", "icon"],
    ["accessories", "accessory", "trailing", "trailingImage"],
  ]

  /// The name that another system's name stands for; `nil` if it is no system's.
  package static func synonym(of name: String, among names: [String]) -> String? {
    synonyms.first { $0.contains(name) }?.first(where: names.contains)
  }

  /// The name that was probably meant by another; `nil` if none is similar.
  ///
  /// It is the name with the fewest typing errors (a character too many, too few or wrong, or two that are swapped),
  /// at most a third of the characters; of several it is the one with the longest common beginning, and of these the one
  /// whose next digit is nearest (`AX5` for `AX6`). Otherwise it is a name of which the given one is the last part or the
  /// beginning. Case does not count.
  ///
  /// Cost: proportional to the number of names.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let given = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard !given.isEmpty, given.count <= longest else { return nil }
    var best: (name: String, slips: Int, differsFrom: Int, step: UInt32)?
    for candidate in names where candidate.unicodeScalars.count <= longest {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let slips = slips(given, scalars)
      guard slips < scalars.count else { continue }
      let differsFrom = zip(given, scalars).prefix { $0 == $1 }.count
      let step = step(given, scalars, at: differsFrom)
      if let best, (slips, best.differsFrom, step) >= (best.slips, differsFrom, best.step) { continue }
      best = (candidate, slips, differsFrom, step)
    }
    if let best, best.slips <= max(1, given.count / 3) { return best.name }
    guard given.count >= 3 else { return nil }
    let text = name.lowercased()
    return names.first { $0.lowercased().hasSuffix(".\(text)") } ?? names.first { $0.lowercased().hasPrefix(text) }
  }

  /// How far two names' digits at a place are apart; more than any two digits if one of the names has none there.
  private static func step(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], at place: Int) -> UInt32 {
    let digits = [first, second].compactMap { $0.dropFirst(place).first }.filter { ("0"..."9").contains($0) }
    return digits.count < 2 ? 10 : max(digits[0].value, digits[1].value) - min(digits[0].value, digits[1].value)
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
  /// A fault of an unknown name.
  ///
  /// - Parameters:
  ///   - problem: What is wrong; `nil` quotes the name.
  ///   - name: The name.
  ///   - names: The names there are.
  ///   - listing: What lists them all; `nil` if nothing does.
  package init(_ problem: String? = nil, unknown name: String, among names: [String], listedAs listing: String? = nil) {
    self.init(problem ?? "\(JSONQuote(name))", expected: Names.expectation(names, listedAs: listing))
    suggestion = Names.nearest(to: name, among: names)
  }
}

extension InputError {
  /// An error about an unknown name.
  ///
  /// - Parameters:
  ///   - source: The input, or the option that has the name.
  ///   - problem: What is wrong.
  ///   - name: The name.
  ///   - names: The names there are.
  ///   - listing: What lists them all; `nil` if nothing does.
  package init(
    source: String?, _ problem: String, unknown name: String, among names: [String], listedAs listing: String? = nil
  ) {
    self.init(source: source, problem: problem, expectation: Names.expectation(names, listedAs: listing))
    suggestion = Names.nearest(to: name, among: names)
  }
}
