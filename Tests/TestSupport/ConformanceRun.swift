internal import Foundation

/// Whether tests try all cases and not a sample, as under `make conformance`.
public let isConformanceRun = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] == "full"
