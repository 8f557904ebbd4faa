#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// The seconds of processor time that `body` takes on this thread.
///
/// Other work on the machine does not count.
public func processorTime(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}

/// The ratio of the processor time of `more` to that of `less`, on this thread.
///
/// Other work on the machine does not count in processor time, but it evicts caches, for both: so they are measured one right after the
/// other. A ratio over the limit is measured again, up to five times in all, and the least counts.
///
/// Under AddressSanitizer both run, and the ratio is 0: its allocator keeps what was freed, so that the time of each allocation hangs on
/// those before it, in other tests too.
public func growthOfTime(limit: Double, from less: () throws -> Void, to more: () throws -> Void) rethrows -> Double {
  var ratio = Double.infinity
  for _ in 0..<5 {
    let lessTime = min(try processorTime(less), try processorTime(less))
    ratio = min(ratio, try processorTime(more) / lessTime)
    if isAddressSanitized { return 0 }
    if ratio < limit { break }
  }
  return ratio
}

/// Whether `Scripts/sanitize.sh` runs the tests: it sets these options.
private let isAddressSanitized = unsafe getenv("ASAN_OPTIONS") != nil
