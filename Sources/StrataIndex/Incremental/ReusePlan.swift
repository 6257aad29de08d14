import StrataModel

/// Decides which files need not be resolved again.
struct ReusePlan {
  let previous: ResolvedGraph
  /// By new file: the old one whose references are reused; nil for a file to resolve.
  private(set) var oldFile: [Int?]
  /// Why all files must be resolved again; nil if they need not.
  private(set) var fallback: String?

  /// By new file: whether its references are unchanged, apart from the ids of external types.
  private(set) var hasSameIDs: [Bool]
  private(set) var ids: IDTranslation
  private let table: Declarations

  /// The indices of the files to resolve, in ascending order.
  var filesToResolve: [Int] { oldFile.indices.filter { oldFile[$0] == nil } }

  init(
    _ previous: ResolvedGraph, files: [ReadFile], layout: ModuleLayout, objectiveC: Set<String>, owner: DeclarationOwner
  ) {
    self.previous = previous
    table = owner.declarations
    let old = previous.graph.files
    if files.elementsEqual(old, by: { $0.path == $1.path }) {
      oldFile = Array(old.indices)
    } else {
      let oldIndex = Dictionary(old.indices.map { (old[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
      oldFile = files.map { oldIndex[$0.path] }
    }
    hasSameIDs = Array(repeating: false, count: files.count)
    ids = IDTranslation(from: previous.graph, files: oldFile)
    fallback = surroundingsChanged(layout, objectiveC, owner)
    if fallback == nil { leaveOutAffected(files, owner) }
    guard fallback == nil else { return }
    ids.translateTypes(of: previous.graph, to: table)
    leaveOutUntranslatable()
  }

  /// The change of something on which the meaning of names in every file depends; nil if there is none.
  private func surroundingsChanged(
    _ layout: ModuleLayout, _ objectiveC: Set<String>, _ owner: DeclarationOwner
  ) -> String? {
    if !hasSameModules(layout) { return "the modules" }
    let hasSamePaths =
      oldFile.count == ids.files.count && oldFile.enumerated().allSatisfy { $0.element == $0.offset }
    if !hasSameSharedFiles(layout, owner) { return "the files that targets share" }
    if objectiveC != previous.objectiveC { return "the Objective-C declarations" }
    if owner.imported != previous.imported { return "the imported modules" }
    if owner.seenModules != previous.seenModules { return "the modules that a module sees" }
    // Folders that are imported by name are not modules of the layout; adding or removing a file changes them.
    if table.projectModuleCount != layout.modules.count, !hasSamePaths { return "modules by folder" }
    for (new, old) in oldFile.enumerated() {
      guard let old else { continue }
      if layout.moduleOfFile[new] != previous.layout.moduleOfFile[old] { return "the module of a file" }
      if layout.adoptingModuleOfFile[new] != previous.layout.adoptingModuleOfFile[old] {
        return "the target beside a file that none lists"
      }
      if layout.isTestFile[new] != previous.layout.isTestFile[old] { return "a file became a test" }
    }
    return nil
  }

  /// Whether names mean the same modules. On what a module depends counts only where several modules have one name.
  private func hasSameModules(_ layout: ModuleLayout) -> Bool {
    let names = Set(layout.modules.map(\.importedName))
    let dependenciesCount = names.count < layout.modules.count
    return layout.modules.elementsEqual(previous.layout.modules) { one, other in
      if dependenciesCount { return one.isSame(as: other) }
      var other = other
      (other.dependencies, other.outsideProducts) = (one.dependencies, one.outsideProducts)
      return one.isSame(as: other)
    }
  }

  /// Whether the same targets share the same files, and see them in the same way. Files of one target may be added and removed: what
  /// they declare has names, which the shared files mention or do not mention.
  private func hasSameSharedFiles(_ layout: ModuleLayout, _ owner: DeclarationOwner) -> Bool {
    var shared: [Int: [Int]] = [:]
    for (old, modules) in previous.layout.otherModulesOfFile {
      if ids.files[old] == noIndex { return false }
      shared[Int(ids.files[old])] = modules
    }
    guard layout.otherModulesOfFile == shared else { return false }
    let views = previous.views.map { view in
      view.compactMap { ids.files[$0] == noIndex ? nil : Int(ids.files[$0]) }.sorted()
    }
    return owner.views.map { view in view.files.filter { oldFile[$0] != nil }.sorted() } == views
  }

  /// Finds the changed files, and the files with a name whose meaning may have changed with them.
  private mutating func leaveOutAffected(_ files: [ReadFile], _ owner: DeclarationOwner) {
    var changes: [FactsChange] = []
    for (new, old) in oldFile.enumerated() {
      guard let old else {
        changes.append(FactsChange(from: FileFacts(), to: files[new].facts))
        continue
      }
      let before = previous.graph.files[old].facts
      if before == files[new].facts { continue }
      let change = FactsChange(from: before, to: files[new].facts)
      ids.change(old, to: change.counterparts)
      changes.append(change)
      oldFile[new] = nil
    }
    for (old, new) in ids.files.enumerated() where new == noIndex {
      changes.append(FactsChange(from: previous.graph.files[old].facts, to: FileFacts()))
    }
    var dirty = DirtySymbols(owner, newTypes: newTypes(changes))
    for change in changes {
      if change.changesExports { fallback = "a re-exported module" }
      for index in change.removed { dirty.mark(index, of: change.before, owner.symbols) }
      for index in change.added { dirty.mark(index, of: change.now, owner.symbols) }
    }
    dirty.close(owner.facts, owner.symbols)
    if let reason = dirty.fallback { fallback = reason }
    guard fallback == nil else { return }
    for new in oldFile.indices where oldFile[new] != nil && dirty.areMentioned(in: table.files[new]) {
      oldFile[new] = nil
    }
  }

  /// The names of added types that no type had before, neither one of the project nor one of others.
  private func newTypes(_ changes: [FactsChange]) -> Set<String> {
    let names = changes.flatMap { change in
      change.added.compactMap { index -> String? in
        let fact = change.now.declarations[index]
        return fact.kind.isNominalType && !fact.isLocal ? change.now.names[fact.name] : nil
      }
    }
    if names.isEmpty { return [] }
    let externals = previous.graph.externals.lazy.map { external in
      external.name.utf8.lastIndex(of: UInt8(ascii: ".")).map {
        String(external.name[external.name.utf8.index(after: $0)...])
      }
        ?? external.name
    }
    return Set(names).subtracting(previous.graph.types.lazy.map(\.simpleName)).subtracting(externals)
  }

  /// A file that refers to something without a counterpart must be resolved, whatever names it contains.
  private mutating func leaveOutUntranslatable() {
    let graph = previous.graph
    for (new, old) in oldFile.enumerated() {
      guard let old else { continue }
      var keepsIDs = new == old
      for index in graph.referencesInFile[old] {
        guard let isKept = ids.keeps(graph.references[index]) else {
          oldFile[new] = nil
          break
        }
        keepsIDs = keepsIDs && isKept
      }
      hasSameIDs[new] = keepsIDs
    }
  }

  /// The names of the external types in reused references, and those of the types around them: `UIApplication` of
  /// `UIApplication.State`, which a new resolution would find, too. Without these, others would get new ids.
  var externalNames: Set<String> {
    let graph = previous.graph
    var isUsed = [Bool](repeating: false, count: graph.externals.count)
    for old in oldFile {
      guard let old else { continue }
      for index in graph.referencesInFile[old] {
        if let external = graph.references[index].target.externalID { isUsed[external.index] = true }
      }
    }
    var names = Set(graph.externals.indices.filter { isUsed[$0] }.map { graph.externals[$0].name })
    for name in names {
      for dot in name.utf8.indices where name.utf8[dot] == UInt8(ascii: ".") { names.insert(String(name[..<dot])) }
    }
    return names
  }
}
