public import Testing

extension Tag {
  /// Suites of what `make conformance` runs in full: where `isConformanceRun` says so, they try every case and not a sample.
  @Tag public static var conformance: Self
  /// Suites in which threads share something: `make races` runs them with ThreadSanitizer.
  @Tag public static var concurrency: Self
}
