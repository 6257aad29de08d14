import StrataModel

/// Which files need not be resolved again, and how the ids of the graph before read in the next one.
struct ReusePlan {
  let previous: ResolvedGraph
  /// By new file: the old one whose references are taken over; nil for files to resolve.
  private(set) var oldFile: [Int?]
  /// Why everything has to be resolved again; nil when the plan holds.
  private(set) var fallback: String?

  private let newFileOfOld: [Int?]
  private let table: Declarations
  /// By old file: where its declarations are now; absent for files that did not change.
  private var counterparts: [Int: [UInt32]] = [:]

  /// Files to resolve, ascending.
  var filesToResolve: [Int] { oldFile.indices.filter { oldFile[$0] == nil } }

  init(
    _ previous: ResolvedGraph, files: [ReadFile], layout: ModuleLayout, objectiveC: Set<String>, owner: DeclarationOwner
  ) {
    self.previous = previous
    table = owner.declarations
    let old = previous.graph.files
    let oldIndex = Dictionary(old.indices.map { (old[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    oldFile = files.map { oldIndex[$0.path] }
    var newFileOfOld = [Int?](repeating: nil, count: old.count)
    for (new, old) in oldFile.enumerated() { if let old { newFileOfOld[old] = new } }
    self.newFileOfOld = newFileOfOld
    fallback = surroundingsChanged(layout, objectiveC, owner.views.map(\.files), owner.imported)
    if fallback == nil { leaveOutAffected(files, owner) }
    if fallback == nil { leaveOutUntranslatable() }
  }

  /// What decides the meaning of names in every file.
  private func surroundingsChanged(
    _ layout: ModuleLayout, _ objectiveC: Set<String>, _ views: [[Int]], _ imported: Set<String>
  ) -> String? {
    if layout.modules != previous.layout.modules { return "the modules" }
    let hasSamePaths =
      oldFile.count == newFileOfOld.count && oldFile.enumerated().allSatisfy { $0.element == $0.offset }
    // Which targets see a file differently depends on what they declare.
    if layout.otherModulesOfFile != previous.layout.otherModulesOfFile || views != previous.views
      || (!layout.otherModulesOfFile.isEmpty && !hasSamePaths)
    {
      return "the files that targets share"
    }
    if objectiveC != previous.objectiveC { return "the Objective-C declarations" }
    if imported != previous.imported { return "the imported modules" }
    // Folders that are imported by name are no modules of the layout, and change with the files in them.
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

  /// Finds what changed, and every file that mentions a name whose meaning may have changed with it.
  private mutating func leaveOutAffected(_ files: [ReadFile], _ owner: DeclarationOwner) {
    var dirty = DirtySymbols(owner)
    var changes: [FactsChange] = []
    for (new, old) in oldFile.enumerated() {
      guard let old else {
        changes.append(FactsChange(from: FileFacts(), to: files[new].facts))
        continue
      }
      let before = previous.graph.files[old].facts
      if before == files[new].facts { continue }
      let change = FactsChange(from: before, to: files[new].facts)
      counterparts[old] = change.counterparts
      changes.append(change)
      oldFile[new] = nil
    }
    for (old, new) in newFileOfOld.enumerated() where new == nil {
      changes.append(FactsChange(from: previous.graph.files[old].facts, to: FileFacts()))
    }
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

  /// A file that refers to something that has no counterpart has to be resolved, whatever its names say.
  private mutating func leaveOutUntranslatable() {
    let graph = previous.graph
    for (new, old) in oldFile.enumerated() {
      guard let old else { continue }
      if graph.referencesInFile[old].contains(where: { translated(graph.references[$0], to: new) == nil }) {
        oldFile[new] = nil
      }
    }
  }

  // MARK: Translation

  /// A reference of the graph before; external types keep their old ids. Nil when something has no counterpart.
  func translated(_ reference: Reference, to file: Int) -> Reference? {
    var result = reference
    result.file = FileID(UInt32(file))
    if let source = reference.source {
      guard let now = translated(source) else { return nil }
      result.source = now
    }
    if let target = reference.target.typeID {
      guard let now = translated(target) else { return nil }
      result.target = .type(now)
    }
    if let member = reference.memberDeclaration {
      guard let now = translated(member) else { return nil }
      result.memberDeclaration = now
    }
    return result
  }

  private func translated(_ type: TypeID) -> TypeID? {
    guard let now = translated(previous.graph[type].declaration) else { return nil }
    let entity = table.entityOf[Int(table.files[now.file.index].declarationBase + now.index)]
    return entity == noIndex || Int(entity) >= table.projectEntityCount ? nil : TypeID(entity)
  }

  private func translated(_ declaration: DeclarationID) -> DeclarationID? {
    guard let file = newFileOfOld[declaration.file.index] else { return nil }
    guard let counterparts = counterparts[declaration.file.index] else {
      return DeclarationID(FileID(UInt32(file)), declaration.index)
    }
    let index = counterparts[Int(declaration.index)]
    return index == noIndex ? nil : DeclarationID(FileID(UInt32(file)), index)
  }

  /// Names of the external types that reused references mention.
  var externalNames: Set<String> {
    let graph = previous.graph
    var isUsed = [Bool](repeating: false, count: graph.externals.count)
    for old in oldFile {
      guard let old else { continue }
      for index in graph.referencesInFile[old] {
        if let external = graph.references[index].target.externalID { isUsed[external.index] = true }
      }
    }
    return Set(graph.externals.indices.filter { isUsed[$0] }.map { graph.externals[$0].name })
  }
}
