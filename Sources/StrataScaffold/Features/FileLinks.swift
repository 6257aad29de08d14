import StrataModel

/// Which files use which, as an analysis found it.
struct FileLinks: Sendable {
  private let graph: Graph
  private let files: [String: Int]

  init(_ graph: Graph) {
    self.graph = graph
    files = Dictionary(graph.files.indices.map { (graph.files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many of some files there are in the largest group of which each file uses, or is used by, another one.
  func largestGroup(of paths: [String]) -> Int {
    let members = paths.compactMap { files[$0] }
    var group = Dictionary(uniqueKeysWithValues: members.map { ($0, $0) })
    func root(_ file: Int) -> Int {
      var file = file
      while let next = group[file], next != file { file = next }
      return file
    }
    for file in members {
      for reference in graph.references[graph.referencesInFile[file]] {
        guard let other = self.file(of: reference.target), other != file, group[other] != nil else { continue }
        let (a, b) = (root(file), root(other))
        if a != b { group[max(a, b)] = min(a, b) }
      }
    }
    return Dictionary(grouping: members, by: root).values.map(\.count).max() ?? 0
  }

  /// How many other files use what some files declare.
  func users(of paths: [String], besides others: Set<String>) -> Int {
    let members = Set(paths.compactMap { files[$0] })
    var users: Set<Int> = []
    for file in members {
      for case let type? in graph.typeOfDeclaration[file] where graph.types[type.index].declaration.file.index == file {
        for index in graph.incoming[type.index] { users.insert(graph.references[Int(index)].file.index) }
      }
    }
    return users.count { !members.contains($0) && !others.contains(graph.files[$0].path) }
  }

  private func file(of target: Target) -> Int? {
    if let type = target.typeID { return graph.types[type.index].declaration.file.index }
    return target.declaringFile?.index
  }
}
