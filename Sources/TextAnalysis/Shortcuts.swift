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
  /// Whether they are taken; not if the environment variable `GALLEY_SHORTCUTS` is `none`, for who suspects one.
  package static let areTaken = unsafe getenv("GALLEY_SHORTCUTS").map { unsafe String(cString: $0) } != "none"
}
