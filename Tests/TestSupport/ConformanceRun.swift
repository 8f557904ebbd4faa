internal import Foundation
public import Testing

/// Whether all cases are to be tried and not a sample: `make conformance` asks for them.
public let isConformanceRun = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] == "full"

extension Tag {
  /// Suites of what `make conformance` runs in full: where `isConformanceRun` says so, they try every case and not a sample.
  @Tag public static var conformance: Self
}
