import StrataModel

/// Swift files that tools of the project read and no target compiles: manifests of SwiftPM and Tuist, and files for Danger.
enum BuildDescription {
  private static let modules: [String: (String) -> Bool] = [
    "PackageDescription": { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") },
    "ProjectDescription": {
      ["Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift", "Plugin.swift"]
        .contains($0)
    },
    "Danger": { $0 == "Dangerfile.swift" },
  ]

  /// Both the name and an import tell it: an app may well have a model called `Project`.
  static func contains(_ file: ReadFile) -> Bool {
    let name = String(file.path.lastPathComponent)
    return modules.contains { module, isName in
      isName(name) && file.facts.imports.contains { file.facts.names[$0.module] == module }
    }
  }
}
