#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Calls C, and calls it again if there was no memory for a part of what it did.
///
/// HarfBuzz goes on without a table, a feature or a lookup that it had no memory for, and does not say so; `malloc` does, by `errno`.
/// The C library may leave `ENOMEM` there although it found memory in the end: then the second result is the first.
///
/// - Parameter calls: What makes its objects anew each time, since HarfBuzz keeps what it could not make as if there were none.
package func repeatedIfShortOfMemory<Result>(_ calls: () -> Result) -> Result {
  errno = 0
  let result = calls()
  return errno == ENOMEM ? calls() : result
}
