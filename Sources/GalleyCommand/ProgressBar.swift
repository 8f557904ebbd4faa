import Galley

/// A line on a terminal that says how far a command has come, and goes when it is done.
///
/// It is drawn on standard error, if that is a terminal, and again every tenth of a second at most. An interruption
/// (control-C) erases it before it ends the process.
struct ProgressBar {
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var nextDrawing: ContinuousClock.Instant
  private var isDrawn = false

  private static let width = 30

  /// A bar that is first drawn after half a second, so that quick commands have none.
  ///
  /// - Parameter isWanted: Whether there is to be a bar if standard error is a terminal.
  init(isWanted: Bool) {
    isShown = isWanted && Console.isTerminal
    nextDrawing = clock.now + .milliseconds(500)
    if isShown { Console.eraseLineWhenInterrupted() }
  }

  /// Draws the bar, if it is time.
  mutating func update(_ progress: ListProgress) {
    guard isShown, clock.now >= nextDrawing else { return }
    nextDrawing = clock.now + .milliseconds(100)
    var line = ""
    if let share = progress.share {
      let filled = Int(share * Double(Self.width))
      line += "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled) + "] "
      line += "\(Int(share * 100)) % "
    }
    Console.eraseLine()
    Console.writeMessage("\(line)\(progress.rowCount) rows")
    isDrawn = true
  }

  /// Erases the bar: before data that may go to the same terminal, and at the end.
  mutating func erase() {
    guard isDrawn else { return }
    Console.eraseLine()
    isDrawn = false
  }
}
