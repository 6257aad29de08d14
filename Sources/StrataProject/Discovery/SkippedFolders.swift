import StrataModel

/// Folders that never contain a project's own sources, and the names of manifests.
package enum SkippedFolders {
  private static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]
  /// A path that stands for any file of a folder, where a pattern for all of them is to be recognised.
  package static func anyFile(of folder: String) -> String { folder + "/\u{1}.swift" }
  private static let suffixes = [".xcassets", ".framework", ".xcframework", ".bundle", ".docc", ".xcdatamodeld"]

  /// Whether a walk skips a folder of this name: hidden folders, build products, fetched packages, and bundles without
  /// code.
  static func contains(_ name: Substring) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || names.contains(String(name))
      || name.utf8.contains(UInt8(ascii: ".")) && suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a relative path contains one of them.
  package static func liesOn(_ path: String) -> Bool { path.pathComponents.contains { contains($0) } }

  /// Whether a file is a manifest, or one that manifests may use.
  package static func isManifest(path: String) -> Bool {
    guard path.isSwiftFile else { return isOtherManifest(path.lastPathComponent) }
    return path.withBytes { isSwiftManifest($0) || liesInHelpers($0) }
  }

  private static let swiftManifests: [StaticString] = ["Package.swift", "Project.swift"]

  /// Asked about every Swift file of a walk.
  private static func isSwiftManifest(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    swiftManifests.contains { name in
      let start = path.count - name.utf8CodeUnitCount
      return start >= 0 && path[start] == UInt8(ascii: "P") && (start == 0 || path[start - 1] == UInt8(ascii: "/"))
        && path[start...].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
  }

  /// Whether manifests may use the declarations of a file, also if it is not in the sources of the definition.
  package static func isHelper(_ path: String) -> Bool {
    guard path.isSwiftFile else { return false }
    return path.withBytes { liesInHelpers($0) }
  }

  private static let helpers: StaticString = "ProjectDescriptionHelpers/"

  /// Whether a path contains a folder for helpers. Called for every file of a walk.
  private static func liesInHelpers(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let folder = UnsafeBufferPointer(start: helpers.utf8Start, count: helpers.utf8CodeUnitCount)
    var start = 0
    while start + folder.count < path.count {
      if path[start] == folder[0], path[start..<(start + folder.count)].elementsEqual(folder) { return true }
      guard let slash = path[start...].firstIndex(of: UInt8(ascii: "/")) else { return false }
      start = slash + 1
    }
    return false
  }

  /// Whether there may be helpers in a folder that is not part of the sources: in one for helpers, at any depth, or in
  /// one that usually contains such folders.
  static func mayHoldHelpers(_ path: String) -> Bool {
    ["Tuist", "Plugins", "Plugin"].contains(path.lastPathComponent)
      || path.pathComponents.contains("ProjectDescriptionHelpers")
  }

  /// Whether a skipped folder may contain code: the folders of package managers and build products.
  package static func mayHoldCode(_ name: Substring) -> Bool { names.contains(String(name)) || name == ".build" }

  private static func isOtherManifest(_ name: Substring) -> Bool {
    name == "project.pbxproj" || mayBeSpec(name) || name.hasSuffix(".xcconfig")
  }

  /// Whether a file may be a spec of XcodeGen, which includes others of any name.
  static func mayBeSpec(_ name: Substring) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }
}
