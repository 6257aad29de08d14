import StrataModel

/// The symbols of findings that several modules declare: only the module tells their findings apart. Modules of tests do
/// not count, since nothing is reported there.
struct SharedNames {
  private let graph: Graph
  private let symbols: Set<String>
  private var homes: [String: ModuleID] = [:]
  private var shared: Set<String> = []

  init(of symbols: [String], in graph: Graph) {
    self.graph = graph
    self.symbols = Set(symbols)
    guard graph.modules.count(where: { !$0.isTest }) > 1, !symbols.isEmpty else { return }
    for type in graph.typeIDs {
      let module = graph.types[type.index].module
      if !graph[module].isTest { note(graph.types[type.index].name, module) }
    }
    noteFileLevel()
  }

  func contain(_ symbol: String) -> Bool { shared.contains(symbol) }

  private mutating func note(_ name: String, _ module: ModuleID) {
    guard symbols.contains(name) else { return }
    if homes[name, default: module] != module { shared.insert(name) }
    homes[name] = module
  }

  /// Declarations at file level, extensions of types outside the project, and scripts, which have the name of their file.
  private mutating func noteFileLevel() {
    let others = symbols.filter { homes[$0] == nil }
    if others.isEmpty { return }
    let names = NameSet(others.map { $0.prefix { $0 != "(" } }.map(String.init))
    let hasScripts = others.contains { $0.hasSuffix(".swift") }
    for index in graph.files.indices {
      let (file, module) = (FileID(UInt32(index)), graph.files[index].module)
      if graph[module].isTest { continue }
      if hasScripts { note(String(graph[file].path.lastPathComponent), module) }
      for local in graph[file].facts.topLevelDeclarations where graph.typeOfDeclaration[index][local] == nil {
        let id = DeclarationID(file, UInt32(local))
        if graph[file].facts.names.isOne(of: names, graph[id].name) { note(graph.signature(of: id), module) }
      }
    }
  }
}
