public import Testing

extension Tag {
  /// Suites that `make conformance` runs: if `isConformanceRun` is set, they try every case and not a sample.
  @Tag public static var conformance: Self
  /// Suites in which threads share state: `make races` runs them with ThreadSanitizer.
  @Tag public static var concurrency: Self
}
