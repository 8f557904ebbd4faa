import Foundation
import TestSupport
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

  @Test(
    "They are made again though calls among them, which had memory, went well after the fault",
    arguments: [ENOENT, ENOMEM])
  func around(fault: CInt) {
    var (outer, inner) = (0, 0)
    repeatedIfShortOfMemory {
      outer += 1
      if outer == 1 { errno = fault }
      repeatedIfShortOfMemory { inner += 1 }
    }
    #expect(outer == (fault == ENOMEM ? 2 : 1))
    #expect(inner == outer)
  }

  @Test("They are not made again for calls among them that were")
  func among() {
    var (outer, inner) = (0, 0)
    repeatedIfShortOfMemory {
      outer += 1
      repeatedIfShortOfMemory {
        inner += 1
        if inner == 1 { errno = ENOMEM }
      }
    }
    #expect(outer == 1)
    #expect(inner == 2)
  }

  @Test("A face that a table could not be loaded into is replaced for all who use it")
  func face() throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/Inter/Inter-Bold.otf").path).harfBuzz
    let kind = ShapingKind(isLeftToRight: true, script: 0, language: 0, features: [])
    let shaping = font.face(for: kind)
    var read: [ShapingFace] = []
    font.reading { face in
      read.append(face)
      errno = read.count == 1 ? ENOMEM : 0
    }
    try #require(read.count == 2)
    #expect(read[0] === shaping && shaping.isReplaced)
    #expect(read[1] !== shaping && !read[1].isReplaced)
    #expect(font.face(for: kind) === read[1])
    font.reading { #expect($0 === read[1]) }
  }

  @Test("What was left in errno before is no shortage")
  func before() {
    errno = ENOMEM
    var count = 0
    repeatedIfShortOfMemory { count += 1 }
    #expect(count == 1)
  }
}
