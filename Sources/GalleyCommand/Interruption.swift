#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens before a signal, or an output that cannot be written, ends the process.
enum Interruption {
  /// Makes the signals by which people and systems end a process remove the files that ``remember(_:)`` has recorded.
  ///
  /// A signal that the parent process chose to ignore stays ignored, and one that a profiler has a handler for keeps it. A file
  /// larger than the process may write (`ulimit -f`) is an error like a full disk; by default the system would end the process.
  static func removesTemporaries() {
    guard unsafe temporaries == nil else { return }
    unsafe temporaries = .allocate(capacity: mostTemporaries * Int(PATH_MAX))
    unsafe temporaries?.initialize(repeating: 0, count: mostTemporaries * Int(PATH_MAX))
    _ = signal(SIGXFSZ, SIG_IGN)
    let numbers = [
      SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGXCPU, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    ]
    for number in numbers {
      Console.unblock(number)
      var action = sigaction()
      guard unsafe sigaction(number, nil, &action) == 0 else { continue }
      let known = unsafe unsafeBitCast(handler(of: action), to: Int.self)
      let (ignoring, standard) = unsafe (unsafeBitCast(SIG_IGN, to: Int.self), unsafeBitCast(SIG_DFL, to: Int.self))
      // The handler for an interruption may be that of the progress bar.
      guard number == SIGINT ? known != ignoring : known == standard else { continue }
      _ = signal(number) { number in
        Interruption.removeTemporaries()
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// The handler of a signal's action; each system has another name for the union that holds it.
  private static func handler(of action: sigaction) -> (@convention(c) (Int32) -> Void)? {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler
    #else
      unsafe action.__sa_handler.sa_handler
    #endif
  }

  /// Has a file removed if a signal ends the process.
  static func remember(_ path: String) {
    guard let slot = unsafe slot(where: { unsafe $0.pointee == 0 }) else {
      preconditionFailure("at most \(mostTemporaries) files are written at a time")
    }
    unsafe path.withCString { unsafe _ = strncpy(slot, $0, Int(PATH_MAX) - 1) }
  }

  /// Removes the files that ``remember(_:)`` has recorded, before the process ends on the spot.
  ///
  /// A signal handler may call it: it does only what signal-safety(7) lists.
  static func removeTemporaries() {
    guard let path = unsafe temporaries else { return }
    for slot in 0..<mostTemporaries { unsafe unlink(path + slot * Int(PATH_MAX)) }
  }

  /// Has a file no longer removed.
  static func forget(_ path: String) {
    if let slot = unsafe slot(where: { unsafe strcmp($0, path) == 0 }) { unsafe slot.pointee = 0 }
  }

  private static func slot(where isMeant: (UnsafeMutablePointer<CChar>) -> Bool) -> UnsafeMutablePointer<CChar>? {
    guard let temporaries = unsafe temporaries else { return nil }
    for slot in 0..<mostTemporaries where unsafe isMeant(temporaries + slot * Int(PATH_MAX)) {
      return unsafe temporaries + slot * Int(PATH_MAX)
    }
    return nil
  }

  /// A report and a page beside it.
  private static let mostTemporaries = 2

  /// Paths side by side, each a C string in `PATH_MAX` bytes: a handler may neither allocate nor free.
  ///
  /// Commands write files on the main thread; a handler, which runs at any point, sees a path, the beginning of one that
  /// names nothing, or none.
  nonisolated(unsafe) private static var temporaries: UnsafeMutablePointer<CChar>?
}
