import ArgumentParser
import Galley

/// What counts as a fault.
struct RuleOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Find texts that take more lines than this.", valueName: "lines"))
  var maxLines: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The least side of what takes taps (if not given: 44 on Apple's systems, 48 on the others).", valueName: "points")
  )
  var tapTarget: Double?

  @Option(help: ArgumentHelp("Look for these kinds only: \(Self.names).", valueName: "kind,…"))
  var kinds: String?

  @Option(
    help: ArgumentHelp("End with status 1 for these kinds only; none is for no kind.", valueName: "kind,…"))
  var failOn: String?

  private static let names = FindingKind.allCases.map(\.rawValue).joined(separator: " ")

  func rules() throws(InputError) -> AuditRules {
    if let maxLines, !(1...InputLimits.lines).contains(maxLines) {
      throw InputError("--max-lines", "\(maxLines)", expected: "a number from 1 to \(InputLimits.lines)")
    }
    try check(
      "--tap-target", tapTarget, in: 0...InputLimits.length, expected: "a number of points, from 0 to 1000000000")
    let kinds = try Self.kinds(kinds, option: "--kinds") ?? Set(FindingKind.allCases)
    try refuse(
      ["--max-lines": maxLines != nil && !kinds.contains(.wraps)], "wraps is not looked for", expected: "it in --kinds")
    try refuse(
      ["--tap-target": tapTarget != nil && !kinds.contains(.tapTarget)], "tapTarget is not looked for",
      expected: "it in --kinds")
    try refuse(
      ["--kinds": self.kinds != nil && kinds.contains(.wraps) && maxLines == nil],
      "wraps is not found where texts may take any number of lines", expected: "--max-lines, too")
    return AuditRules(kinds: kinds, maximumLines: maxLines, minimumTapTarget: tapTarget)
  }

  func failingKinds() throws(InputError) -> Set<FindingKind> {
    guard failOn != "none" else { return [] }
    let failing = try Self.kinds(failOn, option: "--fail-on")
    let sought = try Self.kinds(kinds, option: "--kinds")
    if let failing, let sought, let idle = failing.subtracting(sought).map(\.rawValue).min() {
      throw InputError("--fail-on", "\(idle) is not looked for", expected: "it in --kinds")
    }
    return failing ?? Set(FindingKind.allCases)
  }

  private static func kinds(_ list: String?, option: String) throws(InputError) -> Set<FindingKind>? {
    guard let list else { return nil }
    var kinds: Set<FindingKind> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = FindingKind(rawValue: String(name)) else {
        throw InputError(
          source: option, "there is no kind \"\(name)\"", unknown: String(name),
          among: FindingKind.allCases.map(\.rawValue))
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
