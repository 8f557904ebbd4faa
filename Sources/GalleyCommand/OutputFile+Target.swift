#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

extension OutputFile {
  /// The file that a name leads to.
  struct Target {
    enum Kind {
      /// Standard output, or the file that it is.
      case standardOutput
      /// A regular file, or none yet.
      case file(stat?)
      case folder
      /// What cannot be reached, such as a loop of symbolic links, with the system's error.
      case unreachable(Int32)
      /// A pipe, a device, or a file that a descriptor of the process stands for.
      case other
    }

    let kind: Kind
    /// The path once symbolic links are followed, with that of its folder from the root if there is such a folder.
    let path: String
    /// The path of its folder with the slash at its end; empty for the working folder.
    let folder: String

    /// How many links Linux follows (path_resolution(7)).
    private static let mostLinks = 40

    init(_ name: String) {
      var path = name
      var linkCount = 0
      var isDescriptor = false
      while let link = Self.link(at: path), linkCount < Self.mostLinks {
        // A link in /proc leads to an open file, whose name may be deleted or another file's by now.
        isDescriptor = isDescriptor || Self.isInProc(path)
        path = link.hasPrefix("/") ? link : Self.folder(of: path) + link
        linkCount += 1
      }
      var folder = Self.folder(of: path)
      if let real = unsafe realpath(folder.isEmpty ? "." : folder, nil) {
        defer { unsafe free(real) }
        let base = path.dropFirst(folder.count)
        folder = unsafe String(cString: real)
        if !folder.hasSuffix("/") { folder += "/" }
        path = folder + base
      }
      self.folder = folder

      var (status, output) = (stat(), stat())
      let exists = unsafe stat(name, &status) == 0
      let fault = errno
      let isOutput =
        unsafe fstat(STDOUT_FILENO, &output) == 0 && exists && status.st_dev == output.st_dev
        && status.st_ino == output.st_ino && status.st_mode & S_IFMT != S_IFDIR
      if name == "-" || isOutput {
        kind = .standardOutput
        path = "-"
      } else if !exists {
        kind = fault == ENOENT ? .file(nil) : .unreachable(fault)
      } else {
        kind =
          switch status.st_mode & S_IFMT {
          case S_IFREG: isDescriptor ? .other : .file(status)
          case S_IFDIR: .folder
          default: .other
          }
      }
      self.path = path
    }

    private static func folder(of path: String) -> String {
      path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    private static func link(at path: String) -> String? {
      var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer -> Int in
        guard let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
        return unsafe readlink(path, start, buffer.count)
      }
      return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    private static func isInProc(_ path: String) -> Bool {
      var (link, proc) = (stat(), stat())
      return unsafe lstat(path, &link) == 0 && stat("/proc/self", &proc) == 0 && link.st_dev == proc.st_dev
    }
  }
}
