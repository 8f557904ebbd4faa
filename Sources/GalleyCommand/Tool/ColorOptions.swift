import ArgumentParser

/// `--color`: whether what is written for people has colours.
struct ColorOptions: ParsableArguments {
  /// When there are colours.
  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never
  }

  @Option(help: "Whether tables and texts have colours: auto (on terminals, unless NO_COLOR is set), always or never.")
  var color: Choice = .auto

  /// Whether standard output has colours.
  ///
  /// Source: no-color.org: a variable that is there and not empty, whatever it says.
  var isColored: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      Console.isOutputTerminal && Console.environment("NO_COLOR").isEmpty && Console.environment("TERM") != "dumb"
    }
  }

  /// A table, whose first line is its heading.
  func table(_ text: String) -> String {
    guard isColored, let end = text.firstIndex(of: "\n") else { return text }
    return "\u{1B}[1m\(text[..<end])\u{1B}[0m\(text[end...])"
  }
}
