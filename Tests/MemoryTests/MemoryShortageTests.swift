import Memory
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct MemoryShortageTests {
  @Test("An allocation that fails is seen, and forgotten")
  func seen() {
    MemoryShortage.forget()
    #expect(!MemoryShortage.isSeen)
    // No address space is that large.
    #expect(unsafe malloc(.max) == nil)
    #expect(MemoryShortage.isSeen)
    MemoryShortage.forget()
    #expect(!MemoryShortage.isSeen)
  }

  @Test("Calls that had their memory give what they give")
  func enough() {
    #expect(MemoryShortage.ending { 3 } == 3)
  }

  @Test("Calls that had none end the process as its program asks for")
  func none() async {
    await #expect(processExitsWith: .exitCode(70)) {
      MemoryShortage.setHandler { exit(70) }
      MemoryShortage.ending { _ = unsafe malloc(.max) }
    }
  }

  @Test("Without a program's wish it is a trap")
  func trap() async {
    await #expect(processExitsWith: .failure) { MemoryShortage.ending { _ = unsafe malloc(.max) } }
  }
}
