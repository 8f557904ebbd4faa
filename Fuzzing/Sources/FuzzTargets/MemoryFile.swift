#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Passes a file of these bytes on, in memory.
func withFile(_ bytes: [UInt8], _ body: (String) -> Void) {
  var name = Array("/dev/shm/galley-fuzz-XXXXXX".utf8CString)
  let file = unsafe name.withUnsafeMutableBufferPointer { name in
    guard let name = name.baseAddress else { return CInt(-1) }
    let file = unsafe mkstemp(name)
    if file >= 0 { unsafe unlink(name) }
    return file
  }
  precondition(file >= 0, "no file can be made in /dev/shm")
  defer { close(file) }
  let written = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
  precondition(written == bytes.count, "a file in /dev/shm takes what is written")
  body("/proc/self/fd/\(file)")
}
