import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written beside its target and takes its place when it is whole, or standard output if it is called `-`.
///
///     var report = try OutputFile("report.ndjson", option: "--output", besides: ["list.json"])
///     try report.write(bytes)
///     try report.commit()
///
/// Until ``commit()`` the target is what it was, whatever ends the process; the file beside it goes with the value, and with
/// the signals by which people and systems end processes. A symbolic link stays one, and what it points to is replaced, with
/// its mode and, where the system allows that, its owner. What is no regular file, such as a pipe, is written as it is.
struct OutputFile: ~Copyable {
  private let name: String
  private let option: String
  private let target: Target
  /// Where bytes go; -1 where that is standard output, and once they are committed.
  private var descriptor: Int32 = -1
  /// The file that is written; empty if the target itself is.
  private var temporary = ""

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - option: The option that names it.
  ///   - inputs: The files that are read, none of which it may be.
  /// - Throws: ``InputError`` if the file is an input, or cannot be written.
  init(_ name: String, option: String, besides inputs: [String]) throws(InputError) {
    self.name = name
    self.option = option
    target = Target(name)
    try refuse(inputs)
    switch target.kind {
    case .standardOutput: break
    case .other:
      repeat { descriptor = unsafe open(name, O_WRONLY | O_CLOEXEC) } while descriptor < 0 && errno == EINTR
      guard descriptor >= 0 else { throw unwritable(errno) }
    case .folder: throw unwritable(EISDIR)
    case .unreachable(let fault): throw unwritable(fault)
    case .file(let status): try beginTemporary(status)
    }
  }

  /// Makes sure that the file is none of some inputs, whatever names and links lead to it.
  ///
  /// - Throws: ``InputError`` if it is one.
  func refuse(_ inputs: [String]) throws(InputError) {
    guard case .file(let status?) = target.kind else { return }
    for input in inputs {
      var other = stat()
      let isKnown = unsafe input == "-" ? fstat(STDIN_FILENO, &other) == 0 : stat(input, &other) == 0
      if isKnown, status.st_dev == other.st_dev, status.st_ino == other.st_ino {
        let words = input == name ? "it is read, too" : "it is \(input), which is read, too"
        throw InputError(option, "\"\(name)\": \(words)", expected: "another file")
      }
    }
  }

  /// Makes sure that the file is no terminal, which would show the bytes of a picture as letters.
  ///
  /// - Throws: ``InputError`` if it is one.
  func refuseTerminal() throws(InputError) {
    let isTerminal =
      switch target.kind {
      case .standardOutput: Console.isOutputTerminal
      case .other: isatty(descriptor) == 1
      case .file, .folder, .unreachable: false
      }
    if isTerminal {
      throw InputError(option, "\"\(name)\": a terminal shows no picture", expected: "a file, or a pipe")
    }
  }

  /// Whether two names lead to one file, or both to standard output.
  static func isOne(_ first: String, _ second: String) -> Bool {
    Target(first).path == Target(second).path
  }

  /// Writes a text after what was written before.
  ///
  /// - Throws: ``InputError`` if the file cannot be written.
  func write(_ text: String) throws(InputError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes after what was written before.
  ///
  /// - Throws: ``InputError`` if the file cannot be written.
  func write(_ bytes: [UInt8]) throws(InputError) {
    if descriptor < 0 { return Console.write(bytes) }
    let fault = Console.write(bytes, to: descriptor)
    guard fault == 0 else { throw unwritable(fault) }
  }

  /// Puts what was written in the place of the target, once the disk has it.
  ///
  /// - Throws: ``InputError`` if the file cannot be written; the target is what it was.
  mutating func commit() throws(InputError) {
    guard descriptor >= 0 else { return }
    // Some file systems cannot sync a file, and fail with EINVAL.
    if !temporary.isEmpty, fsync(descriptor) != 0, errno != EINVAL { throw unwritable(errno) }
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed else { throw unwritable(errno) }
    guard !temporary.isEmpty else { return }
    guard unsafe rename(temporary, target.path) == 0 else { throw unwritable(errno) }
    Interruption.forget(temporary)
    temporary = ""
    // Syncing the folder makes the name durable. The bytes are whole in any case, so a failure is ignored.
    let folder = unsafe open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !temporary.isEmpty {
      unsafe unlink(temporary)
      Interruption.forget(temporary)
    }
  }

  // MARK: The file beside

  private mutating func beginTemporary(_ status: stat?) throws(InputError) {
    // rename(2) does not check whether the file may be written.
    if status != nil, unsafe access(target.path, W_OK) != 0 { throw unwritable(errno) }
    Interruption.removesTemporaries()
    // A new file gets the umask and the default access list; one that replaces another is private until it has its
    // mode.
    let mode: mode_t = status == nil ? 0o666 : 0o600
    var path: String
    repeat {
      path = target.folder + ".galley-" + String(UInt64.random(in: .min ... .max), radix: 36)
      // A signal may come as soon as there is the file.
      Interruption.remember(path)
      descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor < 0 { Interruption.forget(path) }
    } while descriptor < 0 && (errno == EEXIST || errno == EINTR)
    guard descriptor >= 0 else { throw unwritable(errno) }
    temporary = path
    guard let status else { return }
    // Only the superuser may change the owner; otherwise the file belongs to whoever replaces it.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  private func unwritable(_ code: Int32) -> InputError {
    let reason = unsafe String(cString: strerror(code))
    return InputError(name, "cannot be written: \(reason)", expected: "a file that can be written")
  }
}
