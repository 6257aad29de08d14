import StrataModel

/// The helpers that Tuist manifests can use, by the folder that contains them.
struct TuistHelpers {
  /// Folders that contain a `Tuist` folder, the deepest first.
  private let roots: [String]
  private let files: [(root: String, source: ManifestSources.Source)]
  /// Paths of helpers that cannot be read, sorted.
  let unreadable: [String]

  /// - Parameters:
  ///   - helpers: paths of the files in folders with the name `ProjectDescriptionHelpers`.
  ///   - paths: all files of the project.
  init(_ helpers: [String], paths: [String], read bytes: (String) -> [UInt8]?) {
    var read: [(path: String, bytes: [UInt8])] = []
    var unreadable: [String] = []
    for path in helpers.sorted() {
      if let bytes = bytes(path) { read.append((path, bytes)) } else { unreadable.append(path) }
    }
    self.unreadable = unreadable
    var found = Set(read.compactMap { Self.statedRoot(of: $0.path) })
    for path in paths {
      if path.hasPrefix("Tuist/") || path == "Tuist.swift" { found.insert("") }
      if let range = path.firstRange(of: "/Tuist/") { found.insert(String(path[..<range.lowerBound])) }
      if path.hasSuffix("/Tuist.swift") { found.insert(String(path.parentPath)) }
    }
    let stated = Self.deepestFirst(found)
    files = read.map { path, bytes in
      let root =
        Self.statedRoot(of: path) ?? stated.first { RelativePath.covers($0, path) } ?? Self.folder(around: path)
      return (root, ManifestSources.Source(path: path, bytes: bytes))
    }
    roots = Self.deepestFirst(found.union(files.map(\.root)))
  }

  private static func deepestFirst(_ folders: Set<String>) -> [String] {
    folders.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// `App` for `App/Tuist/ProjectDescriptionHelpers/X.swift` and `App/Plugins/Env/ProjectDescriptionHelpers/X.swift`.
  /// The folder of a plugin may have any other name; then the root is the nearest folder that is known to be one.
  private static func statedRoot(of helper: String) -> String? {
    let parts = helper.pathComponents
    let names = ["Tuist", "Plugins", "Plugin"]
    return parts.firstIndex { names.contains(String($0)) }.map { parts[..<$0].joined(separator: "/") }
  }

  /// The folder that contains the plugin of a helper.
  private static func folder(around helper: String) -> String {
    let parts = helper.pathComponents
    let index = parts.firstIndex(of: "ProjectDescriptionHelpers") ?? 0
    return parts[..<max(index - 1, 0)].joined(separator: "/")
  }

  /// The folder to which paths `.relativeToRoot` of a manifest are relative.
  func root(for folder: String) -> String {
    roots.first { RelativePath.covers($0, folder) } ?? ""
  }

  /// A manifest with the helpers of its root.
  func sources(with manifest: ManifestSources.Source, in folder: String) -> ManifestSources {
    let root = root(for: folder)
    var sources = ManifestSources()
    sources.add(manifest)
    for file in files where file.root == root { sources.add(file.source) }
    return sources
  }
}
