#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ways to an answer that are quicker than to ask ICU and HarfBuzz and to fill lines, and give the same.
package enum Shortcuts {
  /// What the environment variable `GALLEY_SHORTCUTS` says.
  private static let setting = unsafe getenv("GALLEY_SHORTCUTS").map { unsafe String(cString: $0) }

  /// Whether they are taken; not if the setting is `none`, for who suspects one.
  package static let areTaken = setting != "none"

  /// Whether a font's tables are read for its first text already, which pays for none: if the setting is `at-once`, for fuzzing.
  package static let areTakenAtOnce = setting == "at-once"
}
