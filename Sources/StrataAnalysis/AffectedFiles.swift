import StrataClassification
import StrataModel

/// The files in which rules may find something else after edits: those that were resolved again, those that declare or extend the
/// same types, and those with a type that has another layer or role, or with a use of one. The same files in both
/// snapshots, so that what rules find elsewhere is the same in both.
struct AffectedFiles {
  private let before: Graph
  private let after: Graph
  private let indexBefore: [String: Int]
  private let indexAfter: [String: Int]
  private var paths: Set<String>
  private(set) var focusBefore = Focus.all
  private(set) var focusAfter = Focus.all

  /// - Parameter further: paths of other files to look at.
  init(from before: Snapshot, to after: Snapshot, and further: some Sequence<String>) {
    self.before = before.graph
    self.after = after.graph
    indexBefore = Self.index(before.graph)
    indexAfter = Self.index(after.graph)
    paths = Set(further)
    paths.formUnion(after.basis.resolved.resolvedFiles.map { after.graph.files[$0].path })
    addReclassified(before.project, after.project)
    addNamesakes()
    // A type may have parts in one of the two that it has not in the other.
    while true {
      let count = paths.count
      focusAfter = Focus(around: paths.compactMap { indexAfter[$0] }, in: self.after)
      add(focusAfter, self.after)
      focusBefore = Focus(around: paths.compactMap { indexBefore[$0] }, in: self.before)
      add(focusBefore, self.before)
      if paths.count == count { return }
    }
  }

  /// Adds the files with types of the same names as types of these files: a finding tells types of one name apart.
  private mutating func addNamesakes() {
    let graphs = [before, after]
    var names: Set<String> = []
    for graph in graphs {
      for type in graph.types where paths.contains(graph[type.declaration.file].path) { names.insert(type.name) }
    }
    for graph in graphs {
      for index in graph.types.indices where names.contains(graph.types[index].name) {
        paths.insert(graph[graph.types[index].declaration.file].path)
      }
    }
  }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  private static func index(_ graph: Graph) -> [String: Int] {
    Dictionary(graph.files.indices.map { (graph.files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(_ focus: Focus, _ graph: Graph) {
    for file in graph.files.indices where focus.contains(FileID(UInt32(file))) { paths.insert(graph.files[file].path) }
  }

  /// Adds the files with another layer, and those that declare or use a type that has another layer or role.
  private mutating func addReclassified(_ old: ClassifiedGraph, _ new: ClassifiedGraph) {
    let changed = paths
    for (now, file) in after.files.enumerated() {
      guard let then = indexBefore[file.path] else { continue }
      let (typesBefore, typesAfter) = (before.typeOfDeclaration[then], after.typeOfDeclaration[now])
      if changed.contains(file.path) {
        let graph = before
        let known = Dictionary(
          typesBefore.compactMap { $0 }.map { (graph[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
        for case let type? in typesAfter {
          if let former = known[after[type].name], isOther(former, old, type, new) { addUsers(of: type) }
        }
        continue
      }
      if old.layerOfFile[then] != new.layerOfFile[now] { paths.insert(file.path) }
      // A file that was not edited declares the same in both.
      for case let (former?, type?) in zip(typesBefore, typesAfter) where isOther(former, old, type, new) {
        paths.insert(file.path)
        addUsers(of: type)
      }
    }
  }

  private func isOther(_ former: TypeID, _ old: ClassifiedGraph, _ type: TypeID, _ new: ClassifiedGraph) -> Bool {
    old[former] != new[type] || before.types[former.index].marks != after.types[type.index].marks
  }

  private mutating func addUsers(of type: TypeID) {
    for index in after.incoming[type.index] { paths.insert(after[after.references[Int(index)].file].path) }
  }
}
