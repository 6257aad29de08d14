import StrataModel

/// The symbols and targets of findings that several modules declare, or several files of one module: only the module, or
/// the file, tells their findings apart. Modules of tests do not count, since nothing is reported there.
struct SharedNames {
  private let graph: Graph
  private let names: Set<String>
  /// The first file of each module that declares a name.
  private var homes: [String: [ModuleID: FileID]] = [:]
  private var inModules: Set<String> = []
  private var inFiles: Set<String> = []

  init(of names: Set<String>, in graph: Graph) {
    self.graph = graph
    self.names = names
    guard !names.isEmpty else { return }
    for type in graph.typeIDs where names.contains(graph.types[type.index].name) {
      note(graph.types[type.index].name, graph.types[type.index].declaration.file)
    }
    noteFileLevel()
  }

  /// Adds to a finding the modules that tell it from others of the same names.
  func note(modulesOf found: inout Finding, of violation: Violation) {
    if contain(found.symbol) {
      found.isNameShared = true
      found.module = module(of: found.symbol, in: violation.file)
    }
    guard !found.target.isEmpty, contain(found.target) else { return }
    let targets = graph.references(in: violation.file, at: violation.offset).compactMap(\.target.typeID)
    guard let target = targets.first(where: { graph.types[$0.index].name == found.target }) else { return }
    found.targetModule = module(of: found.target, in: graph.types[target.index].declaration.file)
  }

  private func contain(_ name: String) -> Bool { inModules.contains(name) || inFiles.contains(name) }

  /// The module of a name that a file declares, with the name of the file where several of the module declare it.
  private func module(of name: String, in file: FileID) -> String {
    let module = graph[graph[file].module].name
    return inFiles.contains(name) ? module + "/" + graph[file].path.lastPathComponent.prefix { $0 != "." } : module
  }

  private mutating func note(_ name: String, _ file: FileID) {
    let module = graph[file].module
    if graph[module].isTest { return }
    if homes[name, default: [:]][module, default: file] != file { inFiles.insert(name) }
    homes[name, default: [:]][module] = homes[name]?[module] ?? file
    if homes[name]?.count ?? 0 > 1 { inModules.insert(name) }
  }

  /// Declarations at file level, extensions of types outside the project, and scripts, which have the name of their file.
  private mutating func noteFileLevel() {
    let others = names.filter { homes[$0] == nil }
    if others.isEmpty { return }
    let own = NameSet(others.map { $0.prefix { $0 != "(" } }.map(String.init))
    let hasScripts = others.contains { $0.hasSuffix(".swift") }
    for index in graph.files.indices {
      let file = FileID(UInt32(index))
      if graph[graph[file].module].isTest { continue }
      let path = graph[file].path
      if hasScripts, others.contains(String(path.lastPathComponent)) { note(String(path.lastPathComponent), file) }
      for local in graph[file].facts.topLevelDeclarations {
        let id = DeclarationID(file, UInt32(local))
        guard graph[file].facts.names.isOne(of: own, graph[id].name) else { continue }
        let name = graph.signature(of: id)
        if others.contains(name) { note(name, file) }
      }
    }
    // An extension has the name of its type, and overloads have that of each other.
    inFiles.subtract(others)
  }
}
