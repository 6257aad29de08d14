import Foundation
import PackagePlugin

/// `swift package strata COMMAND …` runs the tool in the folder of the package.
@main
struct StrataCommand: CommandPlugin {
  /// The commands that keep a cache.
  private static let cached: Set<String> = ["check", "explain", "map", "whatif"]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments
    let hasOwn = arguments.contains { $0 == "--no-cache" || $0 == "--cache" || $0.hasPrefix("--cache=") }
    // A plugin may not write to the user's cache folder.
    if let command = arguments.first, Self.cached.contains(command), !hasOwn {
      arguments += ["--cache", context.pluginWorkDirectoryURL.appending(path: "cache").path(percentEncoded: false)]
    }
    let process = Process()
    process.executableURL = try context.tool(named: "strata").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
