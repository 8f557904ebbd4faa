internal import Foundation

/// Whether all cases are to be tried and not a sample: `make conformance` asks for them.
public let isConformanceRun = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] == "full"
