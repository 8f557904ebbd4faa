internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// What becomes of a process in which a C library was given no memory.
///
/// HarfBuzz and FreeType go on without what they had no memory for, and give other results; they do not always say so. But `malloc`
/// leaves `ENOMEM` in `errno` (malloc(3), POSIX), so whoever calls them clears it before and looks at it afterwards.
package enum MemoryShortage {
  private static let handler = Mutex<(@Sendable () -> Never)?>(nil)

  /// Has a function end the process where memory is short, instead of a trap.
  package static func setHandler(_ body: @escaping @Sendable () -> Never) {
    handler.withLock { $0 = body }
  }

  /// Ends the process, as Swift's own allocations do that fail.
  package static func end() -> Never {
    if let body = handler.withLock(\.self) { body() }
    fatalError("there is no memory left")
  }

  /// Forgets what this thread's calls met before.
  @inline(__always)
  package static func forget() { errno = 0 }

  /// Whether one of this thread's allocations failed since ``forget()``.
  @inline(__always)
  package static var isSeen: Bool { errno == ENOMEM }

  /// Runs calls of a C library, and ends the process if it had no memory for them.
  @inline(__always)
  package static func ending<Result>(_ calls: () -> Result) -> Result {
    forget()
    let result = calls()
    if isSeen { end() }
    return result
  }
}
