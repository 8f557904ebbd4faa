import Foundation
import PackagePlugin

/// `swift package galley-audit FILES OPTIONS`: runs `galley audit` in the folder of the package.
@main
struct GalleyAudit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "GalleyCommand").url
    process.arguments = ["audit"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command's own status, as `galley audit` promises it: 1 for findings, 2 for faults of the input.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      exit(process.terminationReason == .exit ? process.terminationStatus : 70)
    }
  }
}
