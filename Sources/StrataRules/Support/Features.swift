import StrataModel

/// The features of a code base: sibling folders below a folder such as `Features`.
struct Features {
  /// Names as people read them; the same name in two folders is two features.
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
    var last: (parent: Substring, feature: Int)?
    for file in graph.files {
      guard !file.isTest else {
        ofFile.append(-1)
        continue
      }
      // Sorted by path, so that neighbours mostly lie in one folder.
      let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
      let parent = file.path[..<slash]
      if let last, last.parent == parent {
        ofFile.append(last.feature)
        continue
      }
      let feature = feature(of: file.path, containers, shared, &known)
      last = (parent, feature)
      ofFile.append(feature)
    }
  }

  private mutating func feature(
    of path: String, _ containers: Set<String>, _ shared: Set<String>, _ known: inout [String: Int]
  ) -> Int {
    guard let folder = Self.folder(of: path, containers) else { return -1 }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    if shared.contains(name) { return -1 }
    if let index = known[folder] { return index }
    known[folder] = names.count
    names.append(name)
    return names.count - 1
  }

  /// `App/Features/Login` of `App/Features/Login/View/LoginView.swift`.
  private static func folder(of path: String, _ containers: Set<String>) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, let index = parts.dropLast(2).firstIndex(where: { containers.contains(String($0)) })
    else { return nil }
    return parts[...(index + 1)].joined(separator: "/")
  }
}
