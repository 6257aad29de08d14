import StrataModel

/// Swift files that tools of the project read and no target compiles: manifests of SwiftPM and Tuist, and files for Danger.
enum BuildDescription {
  private static let tuistFiles: NameSet = [
    "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift", "Plugin.swift",
  ]

  /// Both the name and an import tell it: an app may well have a model called `Project`. A manifest always imports the
  /// module; a file that does so in a branch is compiled elsewhere, too.
  static func contains(_ file: ReadFile) -> Bool {
    guard let module = module(ofFileNamed: file.path.lastPathComponent) else { return false }
    return file.facts.imports.contains { $0.condition == 0 && file.facts.names.equals($0.module, module) }
  }

  /// The module that a file with such a name imports if it is one of them.
  private static func module(ofFileNamed name: Substring) -> String? {
    var name = name
    return name.withUTF8 { name in
      if name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift-".utf8) {
        return "PackageDescription"
      }
      if tuistFiles.contains(name) { return "ProjectDescription" }
      return name.elementsEqual("Dangerfile.swift".utf8) ? "Danger" : nil
    }
  }
}
