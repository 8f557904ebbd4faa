import Foundation
import Testing

@testable import FontKit

@Suite("Calls of C that had no memory")
struct MemoryShortageTests {
  @Test("They are made again, once, and the second result is taken", arguments: [ENOENT, ENOMEM])
  func again(fault: CInt) {
    var count = 0
    let result = repeatedIfShortOfMemory {
      count += 1
      errno = fault
      return count
    }
    #expect(result == (fault == ENOMEM ? 2 : 1))
    #expect(count == result)
  }

  @Test("What was left in errno before is no shortage")
  func before() {
    errno = ENOMEM
    var count = 0
    repeatedIfShortOfMemory { count += 1 }
    #expect(count == 1)
  }
}
