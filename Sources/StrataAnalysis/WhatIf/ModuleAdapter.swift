import StrataModel

/// Adds the imports and access levels that a declaration needs after a move to another module, and lists the
/// dependencies of modules that the manifests would need.
struct ModuleAdapter {
  private(set) var assumptions: [String] = []
  private(set) var limits: [String] = []
  /// Whether anything was added.
  var hasEdits: Bool { !importingFiles.isEmpty || !published.isEmpty || !assumptions.isEmpty }

  private let graph: Graph
  private let origin: FileID
  private let moved: [FileID: [Range<Int>]]?
  private let path: String
  /// The home module of the file after the move, and the names of all modules that compile it then.
  private let module: Module
  private let modules: Set<String>
  private var published: Set<DeclarationID> = []
  private var importingFiles: Set<FileID> = []
  /// By module: the names of the modules that it now depends on.
  private var dependencies: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - moved: by file, the ranges that move; nil: the whole file.
  ///   - file: the file after the move, in the graph after it.
  init(
    _ graph: Graph, origin: FileID, moved: [FileID: [Range<Int>]]?, file: SourceFile, in after: Graph
  ) {
    self.graph = graph
    self.origin = origin
    self.moved = moved
    path = file.path
    module = after[file.module]
    modules = Set(file.modules.map { after[$0].name })
  }

  /// A target that compiled the file does not compile the new one. Modules that are inferred from folders use each other
  /// without imports.
  var isOtherModule: Bool { !modules.isSuperset(of: names(ofModulesOf: origin)) && needsImport(origin) }

  private func needsImport(_ file: FileID) -> Bool {
    graph[graph[file].module].origin != .folder || module.origin != .folder
  }

  mutating func adapt(_ changes: inout SourceChanges) throws(WhatIfError) {
    var ownImports: Set<String> = []
    for reference in graph.references {
      let isInside = isMoved(reference.file, reference.offset)
      guard let target = reference.target.typeID else { continue }
      let declaration = graph[target].declaration
      let targetMoves = isMoved(declaration.file, graph[declaration].nameOffset)
      if targetMoves, !isInside, !belongs(reference.file) {
        importingFiles.insert(reference.file)
        note(dependency: module.name, of: reference.file)
        publish(target, reference)
      } else if isInside, !targetMoves, !belongs(declaration.file), needsImport(declaration.file) {
        let other = graph[graph[declaration.file].module]
        ownImports.insert(other.importedName)
        dependencies[module.name, default: []].insert(other.name)
        publish(target, reference)
      }
    }
    try addImports(ownImports.sorted(), &changes)
    try publishAll(&changes)
    checkManifests()
  }

  /// Adapts a new protocol with the requirements that are copied from the moved ranges.
  mutating func adaptProtocol(
    _ changes: inout SourceChanges, usedBy files: [FileID]
  ) throws(WhatIfError) {
    for file in files where !belongs(file) && needsImport(file) {
      importingFiles.insert(file)
      note(dependency: module.name, of: file)
      changes.makeCreatedPublic(path)
    }
    try adapt(&changes)
  }

  private func isMoved(_ file: FileID, _ offset: UInt32) -> Bool {
    guard let moved else { return file == origin }
    return moved[file]?.contains { $0.contains(Int(offset)) } ?? false
  }

  /// Whether some target compiles a file and the new one.
  private func belongs(_ file: FileID) -> Bool { !modules.isDisjoint(with: names(ofModulesOf: file)) }

  private func names(ofModulesOf file: FileID) -> [String] {
    graph[file].modules.map { graph[$0].name }
  }

  private mutating func note(dependency name: String, of file: FileID) {
    dependencies[graph[graph[file].module].name, default: []].insert(name)
  }

  // MARK: Access

  /// Makes a type public, unless a test uses it: tests use internal declarations through `@testable`.
  private mutating func publish(_ target: TypeID, _ reference: Reference) {
    guard !graph[reference.file].isTest else { return }
    var type: TypeID? = target
    while let id = type {
      if graph[id].access < .package { published.insert(graph[id].declaration) }
      type = graph[id].outer
    }
    guard let member = reference.memberDeclaration else {
      if reference.kind == .creates, graph[target].kind != .protocol { noteImplicitInitializer(target) }
      return
    }
    let parent = graph[member].parent
    guard parent != noIndex else { return }
    let owner = graph.files[member.file.index].facts.declarations[Int(parent)]
    // Requirements and cases have no access of their own.
    let hasAccess = owner.kind != .protocol && graph[member].kind != .enumCase
    if hasAccess, graph.access(of: member) < .package { published.insert(member) }
  }

  private mutating func noteImplicitInitializer(_ type: TypeID) {
    let isWritten = graph.members(of: type).contains { graph[$0].kind == .initializer }
    let limit = "`\(graph[type].name)` needs a public initializer, because another module creates it"
    if !isWritten, !limits.contains(limit) { limits.append(limit) }
  }

  private mutating func publishAll(_ changes: inout SourceChanges) throws(WhatIfError) {
    var names: [String] = []
    for id in published.sorted() {
      let path = graph[id.file].path
      let fact = graph[id]
      let name = graph.text(fact.name, in: id.file)
      let shown = name.isEmpty ? "\(fact.kind)" : name
      guard let edit = AccessEdits.makePublic(fact, in: try changes.read(path)) else {
        limits.append("`\(shown)` in \(path) must become public; this edit is not modelled")
        continue
      }
      try changes.edit(path, edit)
      names.append(shown)
    }
    if !names.isEmpty {
      assumptions.append("\(quotedNames(names)) \(inflected("become", names.count)) public")
    }
  }

  // MARK: Imports

  private mutating func addImports(_ own: [String], _ changes: inout SourceChanges) throws(WhatIfError) {
    let name = module.importName ?? module.name
    var count = 0
    for file in importingFiles.sorted() where !imports(file, name) {
      let line = (graph[file].isTest ? "@testable " : "") + "import \(name)"
      try insert(line, graph[file], &changes)
      count += 1
    }
    if count > 0 { assumptions.append("\(counted(count, "file")) \(inflected("get", count)) `import \(name)`") }
    // A created file has none of the imports of the old one.
    let missing = own.filter { changes.isNew(path) || !imports(origin, $0) }
    for other in missing {
      if !changes.addImport("import \(other)", toNew: path) {
        try insert("import \(other)", graph[origin], &changes)
      }
    }
    if !missing.isEmpty {
      assumptions.append("\(path) gets \(quotedNames(missing.map { "import \($0)" }))")
    }
  }

  private func imports(_ file: FileID, _ module: String) -> Bool {
    let facts = graph[file].facts
    return facts.imports.contains { facts.names.equals($0.module, module) && $0.scope.isNone && $0.condition == 0 }
  }

  /// The offset after the last import, or of the first line if there is none.
  private func insert(_ line: String, _ file: SourceFile, _ changes: inout SourceChanges) throws(WhatIfError) {
    guard let last = file.facts.imports.last(where: { $0.condition == 0 }) else {
      return try changes.edit(file.path, .insert(line + "\n", at: 0))
    }
    let number = file.facts.position(of: last.offset).line
    let end = number < file.facts.lineStarts.count ? Int(file.facts.lineStarts[number]) : nil
    if let end {
      try changes.edit(file.path, .insert(line + "\n", at: end))
    } else {
      try changes.edit(file.path, .insert("\n" + line, at: try changes.read(file.path).count))
    }
  }

  // MARK: Manifests

  private mutating func checkManifests() {
    var known: [String: Set<String>] = [:]
    for module in graph.modules {
      known[module.name, default: []].formUnion(module.dependencies + module.outsideProducts)
    }
    guard known.values.contains(where: { !$0.isEmpty }) else { return }
    for (user, needed) in dependencies.sorted(by: { $0.key < $1.key }) {
      for name in needed.sorted() where name != user && known[user]?.contains(name) != true {
        if reaches(name, user, known) {
          limits.append("targets `\(user)` and `\(name)` would depend on each other, which does not build")
        } else {
          limits.append("target `\(user)` must depend on `\(name)`; the manifest is not edited")
        }
        known[user, default: []].insert(name)
      }
    }
  }

  private func reaches(_ start: String, _ end: String, _ edges: [String: Set<String>]) -> Bool {
    var queue = [start]
    var seen: Set<String> = []
    while let next = queue.popLast() {
      if next == end { return true }
      if seen.insert(next).inserted { queue += edges[next] ?? [] }
    }
    return false
  }
}
