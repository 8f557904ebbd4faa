import Foundation
import PackagePlugin

/// The command `swift package galley-audit FILES OPTIONS`, which runs `galley audit` in the package's folder.
@main
struct GalleyAudit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "GalleyCommand").url
    process.arguments = ["audit"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The plugin exits with the command's own status, as `galley audit` documents it: 1 for findings, 2 for faulty input.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      exit(process.terminationReason == .exit ? process.terminationStatus : 70)
    }
  }
}
