#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// Faster ways than calling ICU and HarfBuzz and filling lines, with the same results.
package enum Shortcuts {
  /// The value of the environment variable `GALLEY_SHORTCUTS`.
  private static let setting = unsafe getenv("GALLEY_SHORTCUTS").map { unsafe String(cString: $0) }

  /// Whether shortcuts are taken: unless the setting is `none`, to find out whether one is at fault.
  package static let areTaken = setting != "none"

  /// Whether a font's tables are read for its very first text, although that does not pay: if the setting is `at-once`,
  /// for fuzzing.
  package static let areTakenAtOnce = setting == "at-once"
}
