import StrataModel

/// The folders of a list of files, parents before children. The root is folder 0.
struct FolderTree {
  struct Folder {
    var name: String
    var parent: Int?
    /// 0 for the root.
    var depth: Int
  }

  private(set) var folders = [Folder(name: "", parent: nil, depth: 0)]
  private var byPath: [Substring: Int] = ["": 0]
  private var last: (path: Substring, folder: Int) = ("", 0)

  /// The number of a file's folder. Adds that folder and its parents to the tree.
  mutating func folder(ofFile path: String) -> Int {
    let folderPath = path.parentPath
    if folderPath == last.path { return last.folder }
    let folder = folder(at: folderPath)
    last = (folderPath, folder)
    return folder
  }

  private mutating func folder(at path: Substring) -> Int {
    if let known = byPath[path] { return known }
    var missing: [Substring] = [path]
    var rest = path
    var parent = 0
    while !rest.isEmpty {
      rest = rest.parentPath
      if let known = byPath[rest] {
        parent = known
        break
      }
      missing.append(rest)
    }
    for next in missing.reversed() {
      folders.append(Folder(name: String(next.lastPathComponent), parent: parent, depth: folders[parent].depth + 1))
      parent = folders.count - 1
      byPath[next] = parent
    }
    return parent
  }
}
