internal import CFreeType

/// FreeType's library object, with an allocator that counts failed allocations.
///
/// FreeType carries on without a table or an outline that it had no memory for and reports no error; the face may then have other
/// metrics. Threads must not share the library object.
@safe final class FreeTypeLibrary {
  let pointer: FT_Library
  // FreeType keeps the address of the allocator and passes it to each allocation.
  private let memory: UnsafeMutablePointer<FT_MemoryRec_>
  private let refusals: UnsafeMutablePointer<Int>

  /// Whether an allocation of FreeType has failed since the library object was made.
  var isShortOfMemory: Bool { unsafe refusals.pointee > 0 }

  /// Nil if FreeType does not start.
  init?() {
    unsafe refusals = .allocate(capacity: 1)
    unsafe refusals.initialize(to: 0)
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(
      to: FT_MemoryRec_(
        user: refusals,
        alloc: { memory, size in unsafe FreeTypeLibrary.noted(malloc(Int(size)), by: memory) },
        free: { _, block in unsafe free(block) },
        realloc: { memory, _, size, block in unsafe FreeTypeLibrary.noted(realloc(block, Int(size)), by: memory) }))
    var library: FT_Library?
    guard unsafe FT_New_Library(memory, &library) == 0, let library = unsafe library else {
      unsafe Self.discard(memory, refusals)
      return nil
    }
    unsafe pointer = library
    // `FT_Init_FreeType` does these two as well.
    unsafe FT_Add_Default_Modules(library)
    unsafe FT_Set_Default_Properties(library)
  }

  deinit {
    unsafe FT_Done_Library(pointer)
    unsafe Self.discard(memory, refusals)
  }

  private static func noted(_ block: UnsafeMutableRawPointer?, by memory: FT_Memory?) -> UnsafeMutableRawPointer? {
    if unsafe block == nil { unsafe memory?.pointee.user.assumingMemoryBound(to: Int.self).pointee += 1 }
    return unsafe block
  }

  private static func discard(_ memory: UnsafeMutablePointer<FT_MemoryRec_>, _ refusals: UnsafeMutablePointer<Int>) {
    unsafe memory.deallocate()
    unsafe refusals.deallocate()
  }
}
