internal import FuzzTargets

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

@_extern(c, "LLVMFuzzerMutate")
func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int) -> Int

/// Whether the target reads fonts; set once, before libFuzzer runs.
nonisolated(unsafe) var readsFonts = false

/// libFuzzer's hook: fonts change in one table at a time, everything else as libFuzzer does it.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int
{
  func plain() -> Int { unsafe mutateBytes(bytes, count, limit) }
  // One in sixteen stays as libFuzzer would have it: damaged directories are to be read too.
  guard unsafe readsFonts, seed % 16 != 0,
    var font = FontTables(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
  else { return plain() }
  var random = LinearGenerator(state: UInt64(seed))
  let place = font.interestingTable(using: &random)
  var body = font.tables[place].body
  let old = body.count
  let room = min(limit - count, max(64, old))
  guard room >= 0 else { return plain() }
  body += [UInt8](repeating: 0, count: room)
  let new = unsafe body.withUnsafeMutableBufferPointer { unsafe mutateBytes($0.baseAddress, old, $0.count) }
  font.tables[place].body = Array(body.prefix(new))
  let result = font.bytes
  guard result.count <= limit, let bytes = unsafe bytes else { return plain() }
  for (index, byte) in result.enumerated() { unsafe bytes[index] = byte }
  return result.count
}
