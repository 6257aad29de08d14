import StrataModel

/// Swift files that tools of the project read and no target compiles: manifests of SwiftPM and Tuist, and files for Danger.
enum BuildDescription {
  private static let tuistFiles: Set<String> = [
    "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift", "Plugin.swift",
  ]

  /// Both the name and an import tell it: an app may well have a model called `Project`. A manifest always imports the
  /// module; a file that does so in a branch is compiled elsewhere, too.
  static func contains(_ file: ReadFile) -> Bool {
    guard let module = module(ofFileNamed: String(file.path.lastPathComponent)) else { return false }
    return file.facts.imports.contains { $0.condition == 0 && file.facts.names.equals($0.module, module) }
  }

  /// The module that a file with such a name imports if it is one of them.
  private static func module(ofFileNamed name: String) -> String? {
    if name == "Package.swift" || name.hasPrefix("Package@swift-") { return "PackageDescription" }
    if tuistFiles.contains(name) { return "ProjectDescription" }
    return name == "Dangerfile.swift" ? "Danger" : nil
  }
}
