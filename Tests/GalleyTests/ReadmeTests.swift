import Foundation
import Galley
import TestSupport
import Testing

struct ReadmeTests {
  /// The README's example, as it stands there.
  private func example() throws -> [TextMeasurement] {
    // begin README example
    let typesetter = Typesetter(fonts: try .bundled)
    let title = typesetter.prepare("Größe der Schrift ändern", style: TextStyle(families: ["system"], locale: "de"))
    let small = title.measure(width: 200, size: 17)  // 1 line, 20.29 points high
    let large = title.measure(width: 200, size: 53)  // 4 lines, 252.99: nothing is shaped again
    print(small.lineCount, small.height, large.lineCount, large.height)
    // end README example
    return [small, large]
  }

  @Test("The README's example runs and says what it prints")
  func exampleRuns() throws {
    let measured = try example()
    #expect(measured.map(\.lineCount) == [1, 4])
    // San Francisco's line is 1.193359375 em high.
    let lineHeight = 1.193359375
    #expect(measured[0].height == 17 * lineHeight)
    #expect(measured[1].height == 4 * 53 * lineHeight)
  }

  @Test("The README shows the example that is tested")
  func exampleIsTheTestedOne() throws {
    let source = try String(contentsOf: Repository.file("Tests/GalleyTests/ReadmeTests.swift"), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasSuffix("// begin README example") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// end README example") })
    let example = lines[(begin + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    let readme = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\nimport Galley\n\n\(example)\n```"))
  }
}
