import CICU

/// Finds script runs (UAX #24) cluster by cluster.
///
/// A character that many scripts use takes the script of the text before it, or after it at the start of a paragraph; one
/// that several scripts share (Script_Extensions) narrows the run to what all its characters have in common; a closing
/// bracket takes the script of its opening one (UAX #24, section 5.1).
struct ScriptRunBuilder {
  /// A run whose script is not yet decided.
  private struct Candidate {
    var start: Int32
    /// The scripts that all characters so far may have; nil while none has one.
    var scripts: ScriptSet?
  }

  private struct OpenBracket {
    var closing: UInt32
    var run: Int
  }

  /// The most brackets that are open at a time; the oldest is dropped first.
  ///
  /// Deeper nesting is not text (ICU's and Pango's run iterators stop at 128), and a bound keeps hostile text linear.
  private static let maximumDepth = 64

  private var runs: [Candidate] = []
  private var brackets: [OpenBracket] = []
  private var resolved: [ScriptRun] = []
  // The script of the current run, when it can no longer change: most characters are of it, and need no sets.
  private var settledScript: Int32 = -1

  /// Starts a paragraph: neither scripts nor brackets reach across a hard break.
  mutating func startParagraph(at offset: Int32) {
    resolve(end: offset)
    brackets.removeAll(keepingCapacity: true)
    startRun(at: offset, scripts: nil)
  }

  /// Whether a cluster changes nothing: its first character has the run's settled script, which the others cannot
  /// change, or it is one character of any script.
  @inline(__always)
  func isSettled(for base: CharacterFacts, isAlone: Bool) -> Bool {
    if base.isBracket { return false }
    return base.onlyScript >= 0 ? base.onlyScript == settledScript : isAlone && base.onlyScript == -1
  }

  /// Adds a grapheme cluster.
  ///
  /// - Parameter isBracket: Whether its first character is a bracket.
  mutating func append(_ cluster: ArraySlice<UInt32>, isBracket: Bool, at offset: Int32) {
    guard let base = cluster.first else { return }
    switch isBracket ? BidiBracket(of: base) : .none {
    case .opening(let closing):
      if brackets.count == Self.maximumDepth { brackets.removeFirst() }
      brackets.append(OpenBracket(closing: closing, run: runs.count - 1))
    case .closing(let closing):
      guard let match = brackets.lastIndex(where: { $0.closing == closing }) else { return }
      let run = brackets[match].run
      brackets.removeSubrange(match...)
      if run != runs.count - 1, runs[run].scripts != runs[runs.count - 1].scripts {
        startRun(at: offset, scripts: runs[run].scripts)
      }
    case .none:
      guard let scripts = Self.scripts(of: cluster) else { return }
      let current = runs.count - 1
      guard let before = runs[current].scripts else {
        runs[current].scripts = scripts
        settledScript = scripts.only ?? -1
        return
      }
      if let common = before.intersection(scripts) {
        runs[current].scripts = common
        settledScript = common.only ?? -1
      } else {
        startRun(at: offset, scripts: scripts)
      }
    }
  }

  /// The runs of a text that ends at `end`.
  mutating func finish(at end: Int32) -> [ScriptRun] {
    resolve(end: end)
    return resolved
  }

  private mutating func startRun(at offset: Int32, scripts: ScriptSet?) {
    runs.append(Candidate(start: offset, scripts: scripts))
    settledScript = scripts?.only ?? -1
  }

  /// The scripts of a cluster: its first character that has any, narrowed by those after it where they agree.
  ///
  /// A mark of another script than its base does not change the script.
  private static func scripts(of cluster: ArraySlice<UInt32>) -> ScriptSet? {
    var result: ScriptSet?
    for scalar in cluster {
      guard let scripts = ScriptSet(scriptsOf: scalar) else { continue }
      result = result.map { $0.intersection(scripts) ?? $0 } ?? scripts
    }
    return result
  }

  private mutating func resolve(end: Int32) {
    for (index, run) in runs.enumerated() {
      let runEnd = index + 1 < runs.count ? runs[index + 1].start : end
      guard run.start < runEnd else { continue }
      let script = run.scripts.map(Self.preferred) ?? .common
      if let last = resolved.indices.last, resolved[last].script == script {
        resolved[last].end = runEnd
      } else {
        resolved.append(ScriptRun(start: run.start, end: runEnd, script: script))
      }
    }
    runs.removeAll(keepingCapacity: true)
  }

  /// The script of a run whose characters leave a choice, such as a lone ideographic comma: the most used of them.
  private static func preferred(_ scripts: ScriptSet) -> Script {
    let code = scripts.only ?? preferences.first(where: scripts.contains) ?? scripts.first
    return Script(tag: cicu_script_tag(code))
  }

  /// Latin, Cyrillic, Arabic, Han, Devanagari, Katakana, by a letter of each.
  private static let preferences: [Int32] = [0x41, 0x416, 0x628, 0x4E00, 0x915, 0x30AB].map(cicu_script)
}
