/// A file with its properties in the file system, before it is read.
public struct ListedFile: Sendable, Hashable {
  /// Relative to the root, with `/`.
  public var path: String
  public var size: Int64
  /// Time of the last modification, in nanoseconds since 1970.
  public var modified: Int64
  public var inode: UInt64

  public init(path: String, size: Int64, modified: Int64, inode: UInt64) {
    self.path = path
    self.size = size
    self.modified = modified
    self.inode = inode
  }
}

/// What a walk through the file system found.
public struct SourceListing: Sendable {
  /// The `.swift` files to read, sorted by path, each real file once.
  public var files: [ListedFile]
  /// Manifests, which define the modules (`Package.swift`, `project.pbxproj`, `Project.swift`, YAML files, which may be
  /// specs of XcodeGen), sorted; those in Swift are also in `files`, unless they are excluded.
  public var manifests: [ListedFile]
  /// Headers of C and Objective-C, sorted.
  public var headers: [ListedFile]
  /// Folders of package managers and build products that were not entered, sorted.
  public var skippedFolders: [String]
  /// The number of Swift files in those of them that the definition excludes, unless they have too many folders.
  public var excludedFiles: [String: Int]
  /// What could not be listed, sorted.
  public var problems: [ReadProblem]
  /// By path of a real file or folder, the links that lead to it; all relative to the root.
  public var links: [String: [String]]
  /// The start of the walk by the clock of the file system: a modification shortly before it cannot be distinguished
  /// from one shortly after it. It never affects a result.
  var time: Int64

  public init(
    files: [ListedFile] = [], manifests: [ListedFile] = [], headers: [ListedFile] = [],
    skippedFolders: [String] = [], excludedFiles: [String: Int] = [:], problems: [ReadProblem] = [],
    links: [String: [String]] = [:], time: Int64 = 0
  ) {
    self.files = files
    self.manifests = manifests
    self.headers = headers
    self.skippedFolders = skippedFolders
    self.excludedFiles = excludedFiles
    self.problems = problems
    self.links = links
    self.time = time
  }
}

extension SourceListing {
  /// Whether both lists have the same files with the same content, and the same problems.
  package func hasSameContent(as other: SourceListing) -> Bool {
    files == other.files && manifests == other.manifests && headers == other.headers
      && skippedFolders == other.skippedFolders && excludedFiles == other.excludedFiles && links == other.links
      && problems == other.problems
  }

  /// This listing after some source files were modified, added or removed; nil if that may change more of it: where one of the
  /// paths is that of a manifest, a header or a folder, or a new walk would have to decide about it.
  /// - Parameter changed: a listing of these paths alone.
  package func replacing(_ changed: SourceListing, at paths: [String]) -> SourceListing? {
    let wanted = Set(paths)
    guard changed.manifests.isEmpty, changed.headers.isEmpty, changed.files.allSatisfy({ wanted.contains($0.path) })
    else { return nil }
    var result = self
    for file in changed.files {
      let index = result.index(of: file.path)
      if index < result.files.count, result.files[index].path == file.path {
        result.files[index] = file
      } else if isPlain(file.path) {
        result.files.insert(file, at: index)
      } else {
        return nil
      }
    }
    for path in wanted.subtracting(changed.files.lazy.map(\.path)) {
      let index = result.index(of: path)
      guard index < result.files.count, result.files[index].path == path, isPlain(path) else { return nil }
      result.files.remove(at: index)
    }
    return result
  }

  /// The position of a source file, or of where it would be.
  private func index(of path: String) -> Int { files.partitionPoint { PathOrder.precedes($0.path, path) } }

  /// Whether nothing but a file's own path says that it belongs to the sources.
  private func isPlain(_ path: String) -> Bool {
    links.isEmpty && !SkippedFolders.liesOn(path) && !manifests.contains { $0.path == path }
      && !problems.contains { $0.path == path }
  }
}
