#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a font file, shared by every face and size made of them.
///
/// They are read once and never change; `FontFace` keeps them alive.
@safe public final class FontData: Sendable {
  /// The file's path, or the name the bytes were given under: what errors name.
  public let source: String
  /// How many bytes there are.
  public let count: Int

  // The memory is written before `init` returns and never after, so every thread may read it.
  private nonisolated(unsafe) let memory: UnsafeRawPointer
  /// Whether the file is mapped: one that ships with the application, and is not a user's.
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
  ///   - mapped: Maps the file into memory instead of reading it: no copy, and only the pages used are ever loaded.
  ///     For files that nobody changes while they are in use, such as those that ship with an application or that a package
  ///     manager replaces whole: a mapped file that becomes shorter ends the process (`SIGBUS`), and one that is overwritten in
  ///     place changes the font. A file that was read may change as it likes, so files of users are read.
  public convenience init(contentsOfFile path: String, mapped: Bool = false) throws(FontError) {
    var file: CInt
    // A pipe would block before it is seen to be one.
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

  /// The largest file that is read: twice that of the largest faces, which draw each character as pictures of several sizes.
  private static let mostBytes = 1 << 29

  private static var lastFault: String { unsafe String(cString: strerror(errno)) }

  /// The bytes, for as long as this object lives.
  package var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: memory, count: count)
  }
}
