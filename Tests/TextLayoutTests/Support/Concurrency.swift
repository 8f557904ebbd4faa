import Foundation
import TestSupport

@testable import TextLayout

/// Calls `body` with 0, 1, … on `count` threads at once, and waits for all.
func concurrently(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let threads = (0..<count).map { index in
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body(index)
      done.signal()
    }
    thread.stackSize = 1 << 21
    thread.start()
    return done
  }
  for thread in threads { thread.wait() }
}

extension Typesetter {
  /// The typesetter of the current thread, made on first use.
  static var ofThisThread: Typesetter {
    let key = "TextLayoutTests.typesetter"
    if let known = Thread.current.threadDictionary[key] as? Typesetter { return known }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    Thread.current.threadDictionary[key] = typesetter
    return typesetter
  }
}
