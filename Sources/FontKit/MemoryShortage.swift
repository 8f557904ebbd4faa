#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Runs C calls, and runs them once more if an allocation failed.
///
/// HarfBuzz carries on without a table, a feature or a lookup that it had no memory for and reports no error, but `malloc` sets `errno`.
/// The C library may leave `ENOMEM` in `errno` although it found memory in the end: then both runs give the same result.
///
/// A run may contain another. Each leaves `errno` as it was, so that the outer one still sees what failed before the inner one.
///
/// - Parameter calls: The calls. They have to make new objects each time, since HarfBuzz caches what it failed to load as absent.
///   `HarfBuzzFont.reading(_:)` and `ShapingBuffer` give them a new face.
package func repeatedIfShortOfMemory<Result>(_ calls: () -> Result) -> Result {
  let before = errno
  defer { errno = before }
  errno = 0
  let result = calls()
  return errno == ENOMEM ? calls() : result
}
