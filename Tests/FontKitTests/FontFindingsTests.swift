import TestSupport
import Testing

@testable import FontKit

@Suite("Findings about a font", .tags(.concurrency))
struct FontFindingsTests {
  private static func kind(_ script: UInt32) -> ShapingKind {
    ShapingKind(isLeftToRight: true, script: script, language: 0, features: [])
  }

  @Test("What was found is found once for each kind, subject and type, even if it is nothing")
  func once() {
    let findings = FontFindings()
    var made = 0
    func find<Value: Sendable>(_ script: UInt32, _ subject: Int, _ value: Value) -> Value {
      findings.finding(about: Self.kind(script), subject) {
        made += 1
        return value
      }
    }
    #expect(find(1, 1, Int?.none) == nil)
    #expect(find(1, 1, Int?.some(5)) == nil)
    #expect(made == 1)
    #expect(find(1, 1, "other type") == "other type")
    #expect(find(1, 2, Int?.some(5)) == 5)
    #expect(find(2, 1, Int?.some(6)) == 6)
    #expect(find(1, 1, Int?.some(7)) == nil)
    #expect(made == 4)
  }

  @Test("Ever new kinds are forgotten, and what is asked for again is made again")
  func bounded() {
    let findings = FontFindings()
    for script in 0..<2000 { #expect(findings.finding(about: Self.kind(UInt32(script)), 0) { script } == script) }
    #expect(findings.finding(about: Self.kind(0), 0) { -1 } == -1)
  }

  @Test("To ask for something else while a finding is made does not wait for it")
  func others() {
    let findings = FontFindings()
    let outer = findings.finding(about: Self.kind(1), 0) { findings.finding(about: Self.kind(2), 0) { 5 } + 1 }
    #expect(outer == 6)
  }

  @Test("Workers that ask at once get the same")
  func workers() async {
    let findings = FontFindings()
    let found = await withTaskGroup(of: Int.self) { group in
      for worker in 0..<16 { group.addTask { findings.finding(about: Self.kind(1), 0) { worker } } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(found.count == 1)
  }
}
