import Testing

/// Runs the suites of Swift Testing, as the `main` does that SwiftPM writes by itself.
///
/// SwiftPM writes one unless a file of this name stands beside the folder of a module of tests. It then also looks for tests of XCTest, of
/// which there are none here, and to find them the compiler indexes every module: a sixth of the time that building takes.
@main enum Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
