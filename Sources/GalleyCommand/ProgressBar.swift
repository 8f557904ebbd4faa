import Galley
import Glibc

/// A line on a terminal that says how far a command has come, and goes when it is done.
///
/// It is drawn on standard error, if that is a terminal, and again every tenth of a second at most. An interruption
/// (control-C) erases it before it ends the process.
struct ProgressBar {
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var nextDrawing: ContinuousClock.Instant
  private var isDrawn = false

  /// How many characters the bar has.
  private static let width = 30
  /// Erases a line and goes to its beginning.
  private static let erasing: StaticString = "\r\u{1B}[K"

  /// A bar that is drawn first after half a second: what is done sooner needs none.
  ///
  /// - Parameter isWanted: Whether there is to be a bar if standard error is a terminal.
  init(isWanted: Bool) {
    isShown = isWanted && isatty(STDERR_FILENO) == 1
    nextDrawing = clock.now + .milliseconds(500)
    guard isShown else { return }
    // Whoever started the process may have left the signal blocked, as threads of dispatch queues have it.
    var interruption = sigset_t()
    unsafe sigemptyset(&interruption)
    unsafe sigaddset(&interruption, SIGINT)
    unsafe sigprocmask(SIG_UNBLOCK, &interruption, nil)
    _ = signal(SIGINT) { number in
      ProgressBar.writeErasing()
      _ = signal(number, SIG_DFL)
      raise(number)
    }
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
    Self.write("\(Self.erasing)\(line)\(progress.rowCount) rows")
    isDrawn = true
  }

  /// Erases the bar: before data that may go to the same terminal, and at the end.
  mutating func erase() {
    guard isDrawn else { return }
    Self.writeErasing()
    isDrawn = false
  }

  /// Does nothing but one call that a signal handler may make.
  private static func writeErasing() {
    _ = unsafe Glibc.write(STDERR_FILENO, erasing.utf8Start, erasing.utf8CodeUnitCount)
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
