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

  /// This listing with new versions of some of its source files; nil if one of the paths is new, no longer exists, or is
  /// that of a manifest or a header.
  /// - Parameter changed: a listing of these paths alone.
  package func replacing(_ changed: SourceListing, at paths: [String]) -> SourceListing? {
    guard changed.manifests.isEmpty, changed.headers.isEmpty, Set(changed.files.map(\.path)) == Set(paths) else {
      return nil
    }
    var result = self
    for file in changed.files {
      let index = files.partitionPoint { PathOrder.precedes($0.path, file.path) }
      guard index < files.count, files[index].path == file.path else { return nil }
      result.files[index] = file
    }
    return result
  }
}
