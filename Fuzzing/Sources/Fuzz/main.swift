internal import FuzzTargets
internal import Galley

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

// `Fuzz TARGET [libFuzzer's options and folders]`.

typealias OneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

@_extern(c, "LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: OneInput
) -> CInt

guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  print("usage: Fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [OPTIONS] [FOLDERS]")
  exit(2)
}
unsafe readsFonts = target.readsFonts
// Each execution has a font of its own, whose tables are to be read for its first text.
if target.readsFonts { _ = unsafe setenv("GALLEY_SHORTCUTS", "at-once", 1) }
nonisolated(unsafe) let fuzzer = try Fuzzer(target, fonts: .bundled, readsTablesAtOnce: true)

// libFuzzer runs itself anew by its first arguments, so the name of the target stays where it is; as it is no option, libFuzzer
// takes it for a folder unless it is left out here.
nonisolated(unsafe) var arguments = unsafe CommandLine.unsafeArgv
unsafe arguments[1] = arguments[0]
unsafe arguments += 1
var count = CommandLine.argc - 1
let status = unsafe runDriver(&count, &arguments) { bytes, count in
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do throws(Disagreement) {
    try unsafe fuzzer.run(input)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
exit(status)
