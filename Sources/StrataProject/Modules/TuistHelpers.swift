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
  init(_ helpers: [String], paths: [String], read: (String) -> [UInt8]?) {
    var files: [(root: String, source: ManifestSources.Source)] = []
    var unreadable: [String] = []
    for path in helpers.sorted() {
      if let bytes = read(path) {
        files.append((Self.root(of: path), ManifestSources.Source(path: path, bytes: bytes)))
      } else {
        unreadable.append(path)
      }
    }
    (self.files, self.unreadable) = (files, unreadable)
    var found = Set(files.map(\.root))
    for path in paths {
      if path.hasPrefix("Tuist/") { found.insert("") }
      if let range = path.firstRange(of: "/Tuist/") { found.insert(String(path[..<range.lowerBound])) }
    }
    roots = found.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// `App` for `App/Tuist/ProjectDescriptionHelpers/X.swift` and `App/Plugins/Env/ProjectDescriptionHelpers/X.swift`.
  private static func root(of helper: String) -> String {
    let parts = helper.pathComponents
    guard let index = parts.firstIndex(where: { $0 == "Tuist" || $0 == "Plugins" || $0 == "Plugin" }) else {
      return parts.firstIndex(of: "ProjectDescriptionHelpers").map { parts[..<max($0 - 1, 0)].joined(separator: "/") }
        ?? ""
    }
    return parts[..<index].joined(separator: "/")
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
