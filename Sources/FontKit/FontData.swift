#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a font file, shared by every face and size that is made from them.
///
/// The bytes are read once and never change; `FontFace` keeps them alive.
@safe public final class FontData: Sendable {
  /// The file's path, or the name that was given with the bytes; errors show it.
  public let source: String
  /// How many bytes there are.
  public let count: Int

  // The memory is written before `init` returns and never after, so every thread may read it.
  private nonisolated(unsafe) let memory: UnsafeRawPointer
  /// Whether the bytes are a mapped file and not a copy.
  package let isMapped: Bool

  private init(memory: UnsafeRawPointer, count: Int, isMapped: Bool, source: String) {
    unsafe self.memory = memory
    self.count = count
    self.isMapped = isMapped
    self.source = source
  }

  deinit {
    if isMapped {
      unsafe munmap(UnsafeMutableRawPointer(mutating: memory), count)
    } else {
      unsafe memory.deallocate()
    }
  }

  /// Copies `bytes`; errors will name `source`.
  public convenience init(_ bytes: some Collection<UInt8>, source: String) {
    let count = bytes.count
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, 1), alignment: 16)
    unsafe memory.copyBytes(from: bytes)
    unsafe self.init(
      memory: UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped), count: count, isMapped: false, source: source)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - mapped: Whether to map the file into memory instead of reading it. Mapping makes no copy and loads only the pages that are
  ///     used. Map only files that nobody changes while they are in use, such as those that ship with an application or that a
  ///     package manager replaces whole: truncating a mapped file ends the process (`SIGBUS`), and overwriting it in place
  ///     changes the font. Read users' files, which may then change at any time.
  public convenience init(contentsOfFile path: String, mapped: Bool = false) throws(FontError) {
    var file: CInt
    // `O_NONBLOCK`: opening a pipe would block before `fstat` could reject it.
    repeat { file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) } while file < 0 && errno == EINTR
    guard file >= 0 else { throw FontError(.unreadable(Self.lastFault), in: path) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw FontError(.unreadable(Self.lastFault), in: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FontError(.unreadable("Not a regular file"), in: path) }
    let count = Int(status.st_size)
    guard count > 0 else { throw FontError(.empty, in: path) }
    guard count <= Self.mostBytes else {
      throw FontError(.unreadable("It has more than \(Self.mostBytes >> 20) MB"), in: path)
    }

    if mapped {
      guard let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), unsafe memory != MAP_FAILED else {
        throw FontError(.unreadable(Self.lastFault), in: path)
      }
      unsafe self.init(memory: UnsafeRawPointer(memory), count: count, isMapped: true, source: path)
      return
    }

    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    var filled = 0
    while filled < count {
      let received = unsafe read(file, memory + filled, count - filled)
      if received < 0 && errno == EINTR { continue }
      guard received > 0 else {
        let reason = received == 0 ? "The file became shorter while it was read" : Self.lastFault
        unsafe memory.deallocate()
        throw FontError(.unreadable(reason), in: path)
      }
      filled += received
    }
    unsafe self.init(memory: UnsafeRawPointer(memory), count: count, isMapped: false, source: path)
  }

  /// The size limit of a file: twice the size of the largest fonts, which hold bitmaps of each character in several sizes.
  private static let mostBytes = 1 << 29

  private static var lastFault: String { unsafe String(cString: strerror(errno)) }

  /// The bytes, for as long as this object lives.
  package var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: memory, count: count)
  }
}
