import StrataModel

/// The features of a code base: sibling folders below a folder such as `Features`.
struct Features {
  /// Names as people read them; the same in two places are two features.
  private(set) var names: [String] = []
  /// By file: the feature it belongs to, or -1.
  private(set) var ofFile: [Int]

  /// - Parameters:
  ///   - containers: names of folders whose sub-folders are features.
  ///   - shared: names of sub-folders that belong to all.
  init(of graph: Graph, containers: [String], shared: [String]) {
    let containers = Set(containers)
    let shared = Set(shared)
    ofFile = []
    ofFile.reserveCapacity(graph.files.count)
    var known: [String: Int] = [:]
    var last: (parent: Substring, folder: String?)?
    for file in graph.files {
      if !file.isTest {
        // Sorted by path, so that neighbours mostly lie in one folder.
        let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
        let parent = file.path[..<slash]
        if last?.parent != parent { last = (parent, Self.folder(of: file.path, containers)) }
      }
      guard !file.isTest, let folder = last?.folder else {
        ofFile.append(-1)
        continue
      }
      let name = folder.split(separator: "/").last.map(String.init) ?? folder
      if shared.contains(name) {
        ofFile.append(-1)
      } else if let index = known[folder] {
        ofFile.append(index)
      } else {
        known[folder] = names.count
        ofFile.append(names.count)
        names.append(name)
      }
    }
  }

  /// `App/Features/Login` of `App/Features/Login/View/LoginView.swift`.
  private static func folder(of path: String, _ containers: Set<String>) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, let index = parts.dropLast(2).firstIndex(where: { containers.contains(String($0)) })
    else { return nil }
    return parts[...(index + 1)].joined(separator: "/")
  }
}
