import FontKit
import Synchronization
import TestSupport
import TextAnalysis

@testable import TextLayout

/// A text, style, size and width that a seed determines.
struct TextCase: Sendable, CustomStringConvertible {
  let seed: UInt64
  let text: String
  let style: TextStyle
  let size: Double
  let width: Double

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.seed = seed
    var style = TextStyle(families: Self.families[Int.random(in: Self.families.indices, using: &generator)])
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6:
      let real = RealText.random(&generator)
      (text, style.locale) = (real.text, real.locale)
    case 6..<8: text = HostileText.random(&generator)
    case 8: text = Self.numbers(&generator)
    default: text = RealText.random(&generator).text + HostileText.random(&generator)
    }
    style.weight = [400, 400, 400, 500, 700][Int.random(in: 0..<5, using: &generator)]
    style.fallsBack = Int.random(in: 0..<10, using: &generator) != 0
    style.direction =
      [.firstStrong, .firstStrong, .leftToRight, .rightToLeft][Int.random(in: 0..<4, using: &generator)]
    style.breaking = Int.random(in: 0..<3, using: &generator) == 0 ? .browser : .unicode
    if Int.random(in: 0..<8, using: &generator) == 0 {
      style.letterSpacing = [0.5, 2, -0.25, 7.3][Int.random(in: 0..<4, using: &generator)]
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      style.features = [FontFeature("liga", 0), FontFeature("kern", 0)]
    }
    self.style = style
    size = [9, 13, 16, 17, 17.5, 24, 53][Int.random(in: 0..<7, using: &generator)]
    // The widths range from less than a letter to more than most lines.
    let ems = [0.25, 1, 3, 8, 20, 60][Int.random(in: 0..<6, using: &generator)]
    width = size * ems * Double.random(in: 0.5..<1.5, using: &generator)
  }

  var description: String {
    "seed \(seed): \(text.debugDescription) in \(style.families) \(style.breaking), size \(size), width \(width)"
  }

  /// Telephone and order numbers, and words with hyphens: texts whose breaks depend on what surrounds a sign.
  private static func numbers(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      let pieces = ["-", "-", "978", "31", "7", "a", "Ab", "É", "ש", "/", ".", " ", "+49", "(", ")", "$", "–", "%"]
      return pieces[Int.random(in: pieces.indices, using: &generator)]
    }.joined()
  }

  private static let families = [
    ["Roboto"], ["Roboto"], ["Inter"], ["Inter"], ["Noto Sans Arabic"], ["Noto Sans Devanagari", "Roboto"],
    ["Noto Sans CJK JP"], ["Noto Sans Thai", "Inter"], [],
  ]
}

/// A case with its prepared text.
struct PreparedCase: Sendable {
  let example: TextCase
  let prepared: PreparedText

  /// Tests try one case in this many; conformance runs try all.
  static let share = if isConformanceRun { 1 } else { 4 }

  /// 15 600 cases, divided by `share`.
  ///
  /// Of all 15 600, more than 10 000 use the line-breaking profile `unicode`. They are prepared once, by two typesetters.
  static let all: [PreparedCase] = {
    let count = 15_600 / share
    let made = Mutex<[[PreparedCase]]>([[], []])
    concurrently(2) { worker in
      let typesetter = Typesetter(fonts: TestFonts.collection)
      let cases = stride(from: worker, to: count, by: 2).map { seed in
        let example = TextCase(seed: UInt64(seed))
        return PreparedCase(
          example: example, prepared: typesetter.prepare(example.text, style: example.style))
      }
      made.withLock { $0[worker] = cases }
    }
    return made.withLock { zip($0[0], $0[1]).flatMap { [$0, $1] } }
  }()

  /// The cases with the line-breaking profile `unicode`.
  static let unicode = all.filter { $0.example.style.breaking == .unicode }

  /// The layout at the case's width and size.
  func layout(_ style: ParagraphStyle = ParagraphStyle()) -> TextLayout {
    prepared.layout(width: example.width, size: example.size, style)
  }
}
