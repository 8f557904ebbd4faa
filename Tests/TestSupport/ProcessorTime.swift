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
/// Other work on the machine does not count in processor time, but it evicts caches. So a ratio over the limit is measured again, up to
/// three times in all, and the shortest times count.
public func growthOfTime(limit: Double, from less: () throws -> Void, to more: () throws -> Void) rethrows -> Double {
  var (lessTime, moreTime) = (Double.infinity, Double.infinity)
  for _ in 0..<3 {
    for _ in 0..<2 { lessTime = min(lessTime, try processorTime(less)) }
    moreTime = min(moreTime, try processorTime(more))
    if moreTime < limit * lessTime { break }
  }
  return moreTime / lessTime
}
