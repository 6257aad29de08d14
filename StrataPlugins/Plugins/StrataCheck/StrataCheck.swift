import Foundation
import PackagePlugin

/// Checks the architecture before a target is compiled. Findings are diagnostics of the build; errors end it.
@main
struct StrataCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let tool = try context.tool(named: "strata").url
    let folder = context.pluginWorkDirectoryURL
    // A command without an output is never run; a source file is the one kind of output that a target takes as it is.
    let mark = folder.appending(path: "StrataCheck.swift")
    let script = """
      cd "$1" && "$0" check "$2" --format xcode --quiet --cache "$3" && echo "// Checked by Strata." > "$4"
      """
    let package = context.package.directoryURL
    let arguments = [package, module.directoryURL, folder.appending(path: "cache"), mark]
    return [
      .buildCommand(
        displayName: "Checking the architecture of \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, tool.path(percentEncoded: false)] + arguments.map { $0.path(percentEncoded: false) },
        inputFiles: [tool] + inputs(of: context.package), outputFiles: [mark])
    ]
  }

  /// What findings in any target can depend on.
  private func inputs(of package: Package) -> [URL] {
    let sources = package.targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    let names = ["strata.yml", "strata-baseline.jsonl"]
    let own = names.map { package.directoryURL.appending(path: $0) }
    return sources + own.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
