import TestSupport

/// Text that people wrote: the strings of the examples and of the Chromium recordings, in many scripts.
struct RealText: Sendable, Hashable {
  let text: String
  let locale: String

  /// All of these texts, each once.
  static let all: [RealText] = {
    var found = (ExampleTexts.lists + ExampleTexts.packages).map { RealText(text: $0.text, locale: $0.locale) }
    for name in ChromiumRecording.names {
      let cases = (try? ChromiumRecording.named(name).cases) ?? []
      found += cases.map { RealText(text: $0.text, locale: $0.locale) }
    }
    var seen: Set<RealText> = []
    return found.filter { seen.insert($0).inserted }
  }()

  /// A random text, whole or in part, or with a part of another.
  static func random(_ generator: inout SeededGenerator) -> RealText {
    let one = all[Int.random(in: all.indices, using: &generator)]
    switch Int.random(in: 0..<5, using: &generator) {
    case 0..<3: return one
    case 3: return RealText(text: one.text.part(&generator), locale: one.locale)
    default:
      let other = all[Int.random(in: all.indices, using: &generator)]
      return RealText(text: one.text.part(&generator) + " " + other.text.part(&generator), locale: one.locale)
    }
  }
}

extension String {
  /// A random part of the text, cut between any two scalars.
  fileprivate func part(_ generator: inout SeededGenerator) -> String {
    let scalars = Array(unicodeScalars)
    guard scalars.count > 1 else { return self }
    let start = Int.random(in: 0..<scalars.count, using: &generator)
    let end = Int.random(in: start...scalars.count, using: &generator)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view)
  }
}
