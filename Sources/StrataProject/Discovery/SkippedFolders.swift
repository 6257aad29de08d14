/// Folders that never hold a project's own sources, and names that matter.
package enum SkippedFolders {
  private static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]
  private static let suffixes = [".xcassets", ".framework", ".xcframework", ".bundle", ".docc", ".xcdatamodeld"]

  /// Whether a walk leaves a folder of this name out: hidden ones, build products, what package managers fetched,
  /// and bundles without code.
  static func contains(_ name: Substring) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || names.contains(String(name)) || suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether any folder on a relative path is one of them.
  package static func liesOn(_ path: String) -> Bool { path.split(separator: "/").contains { contains($0) } }

  /// Whether a file is a manifest, or a helper that manifests may use.
  package static func isManifest(path: String) -> Bool {
    isManifest(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
      || isHelper(path)
  }

  /// Whether manifests may use a file's declarations: wherever the definition says that the sources are.
  package static func isHelper(_ path: String) -> Bool {
    path.hasSuffix(".swift") && path.split(separator: "/").dropLast().contains("ProjectDescriptionHelpers")
  }

  static func mayHoldHelpers(_ name: Substring) -> Bool {
    ["Tuist", "Plugins", "Plugin", "ProjectDescriptionHelpers"].contains(name)
  }

  /// Whether a folder that is left out may hold code all the same: that of package managers and build products.
  static func mayHoldCode(_ name: Substring) -> Bool { names.contains(String(name)) || name == ".build" }

  private static func isManifest(_ name: Substring) -> Bool {
    switch name {
    case "Package.swift", "Project.swift", "project.pbxproj", "project.yml", "project.yaml": true
    default: false
    }
  }
}
