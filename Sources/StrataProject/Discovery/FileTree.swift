import StrataModel

/// Files and folders that are not on disk, such as those of a commit. Paths are relative to the top of the tree; the top
/// itself is empty.
public struct FileTree: Sendable {
  public enum Entry: Sendable, Hashable {
    /// A file, with the identity of its content: files with the same content have the same one.
    case file(size: Int64, identity: UInt64)
    case link(target: String)
    /// A folder without entries of its own, such as a submodule that is not checked out.
    case folder
  }

  /// Files, links and empty folders.
  private var entries: [String: Entry] = [:]
  /// By folder: the names in it.
  private var names: [String: Set<String>] = ["": []]

  public init() {}

  /// Adds an entry, and the folders around it.
  public mutating func add(_ path: String, _ entry: Entry) {
    if entry == .folder { names[path, default: []].formUnion([]) } else { entries[path] = entry }
    var child = path
    while !child.isEmpty {
      let parent = String(child.parentPath)
      let isNew = names[parent, default: []].insert(String(child.lastPathComponent)).inserted
      if !isNew { return }
      child = parent
    }
  }

  /// Removes a file or a link, and the folders that have no other entry.
  public mutating func remove(_ path: String) {
    guard entries.removeValue(forKey: path) != nil else { return }
    var child = path
    while !child.isEmpty {
      let parent = String(child.parentPath)
      names[parent]?.remove(String(child.lastPathComponent))
      if parent.isEmpty || names[parent]?.isEmpty == false { return }
      names[parent] = nil
      child = parent
    }
  }

  /// The entry at a path, links not followed; nil if there is none.
  func entry(at path: String) -> Entry? { entries[path] ?? (names[path] == nil ? nil : .folder) }

  /// The names in a folder, in any order; nil if there is no such folder.
  func names(in folder: String) -> Set<String>? { names[folder] }

  /// What a path leads to when all links on it are followed.
  enum Destination: Equatable {
    case inside(String)
    /// A link leads out of the tree.
    case outside
    /// A link leads nowhere, or back to itself.
    case missing
  }

  func destination(of path: String) -> Destination {
    var rest = path.pathComponents.map(String.init)[...]
    var place = ""
    var links = 0
    while let name = rest.popFirst() {
      if name == "." { continue }
      if name == ".." {
        if place.isEmpty { return .outside }
        place = String(place.parentPath)
        continue
      }
      let next = RelativePath.child(name, of: place)
      switch entry(at: next) {
      case nil: return .missing
      case .link(let target):
        links += 1
        if target.hasPrefix("/") { return .outside }
        if links > 40 { return .missing }
        rest = target.pathComponents.map(String.init)[...] + rest
      case .file where !rest.isEmpty: return .missing
      case .file, .folder: place = next
      }
    }
    return .inside(place)
  }

  /// The path of the file to which a path leads, links followed; nil if there is none.
  public func file(at path: String) -> String? {
    guard case .inside(let real) = destination(of: path), case .file = entry(at: real) else { return nil }
    return real
  }

  /// Whether there is a folder at a path, links followed.
  public func holdsFolder(at path: String) -> Bool {
    guard case .inside(let real) = destination(of: path) else { return false }
    return names(in: real) != nil
  }

  /// The identity of the content of a file; nil if there is none at the path.
  public func identity(of path: String) -> UInt64? {
    guard case .file(_, let identity) = entry(at: path) else { return nil }
    return identity
  }
}
