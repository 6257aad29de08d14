import StrataModel

/// The symbols and targets of findings that several modules declare, or several files of one module: only the module, or
/// the file, tells their findings apart. Modules of tests do not count, since nothing is reported there.
struct SharedNames {
  private let graph: Graph
  private let names: ReportedNames
  /// By number of a name: the first file of each module that declares it.
  private var homes: [[Home]]
  private var isInModules: [Bool]
  private var isInFiles: [Bool]

  private struct Home {
    var module: ModuleID
    var file: FileID
  }

  init(of names: ReportedNames, in graph: Graph) {
    self.graph = graph
    self.names = names
    homes = Array(repeating: [], count: names.names.count)
    isInModules = Array(repeating: false, count: names.names.count)
    isInFiles = isInModules
    for (number, types) in names.types.enumerated() {
      for type in types { note(number, graph.types[type.index].declaration.file) }
    }
    noteFileLevel()
  }

  /// What tells a finding from others of the same names.
  struct Modules {
    /// The module of the code; nil unless several modules, or several files of one, declare the symbol.
    var ofSymbol: String?
    /// That of the target in the same case; otherwise empty.
    var ofTarget = ""
  }

  /// By report, since to pass the violation would copy it.
  /// - Parameters:
  ///   - report: the one that leads the finding.
  ///   - index: its index.
  func modules(of report: RuleReport, _ index: Int) -> Modules {
    // The locations of one finding have the names, and the module, of the first.
    let first = report.violation.links?.foundUnder
    let symbol = first == nil ? names.symbols[index] : first.flatMap { names.number(of: $0.symbol) }
    let target = first == nil ? names.targets[index] : first.flatMap { names.number(of: $0.target) }
    var modules = Modules()
    if let symbol, isShared(symbol) {
      modules.ofSymbol = module(of: symbol, in: first?.location.file ?? report.violation.file)
    }
    guard let target, isShared(target) else { return modules }
    let (types, name) = (graph.types, first?.target ?? report.violation.target)
    if name.isEmpty { return modules }
    let isTarget = { (type: TypeID) in types[type.index].name == name }
    var type = report.violation.targetType
    if !(type.map(isTarget) ?? false) {
      let references = graph.references(in: report.violation.file, at: report.violation.offset)
      type = references.lazy.compactMap(\.target.typeID).first(where: isTarget)
    }
    if let type { modules.ofTarget = module(of: target, in: graph.types[type.index].declaration.file) }
    return modules
  }

  private func isShared(_ name: Int) -> Bool { isInModules[name] || isInFiles[name] }

  /// The module of a name that a file declares, with the name of the file where several of the module declare it.
  private func module(of name: Int, in file: FileID) -> String {
    let module = graph[graph[file].module].name
    return isInFiles[name] ? module + "/" + graph[file].path.lastPathComponent.prefix { $0 != "." } : module
  }

  private mutating func note(_ name: Int, _ file: FileID) {
    let module = graph[file].module
    if graph[module].isTest { return }
    if let home = homes[name].first(where: { $0.module == module }) {
      if home.file != file { isInFiles[name] = true }
      return
    }
    homes[name].append(Home(module: module, file: file))
    if homes[name].count > 1 { isInModules[name] = true }
  }

  /// Declarations at file level, extensions of types outside the project, and scripts, which have the name of their file.
  private mutating func noteFileLevel() {
    var others: [TextKey: Int] = [:]
    for (number, name) in names.names.enumerated() where homes[number].isEmpty { others[TextKey(name)] = number }
    if others.isEmpty { return }
    let own = NameSet(others.keys.map { $0.text.prefix { $0 != "(" } }.map(String.init))
    let hasScripts = others.keys.contains { $0.text.isSwiftFile }
    for index in graph.files.indices {
      let file = FileID(UInt32(index))
      if graph[graph[file].module].isTest { continue }
      if hasScripts, let number = others[TextKey(String(graph[file].path.lastPathComponent))] { note(number, file) }
      for local in graph[file].facts.topLevelDeclarations {
        let id = DeclarationID(file, UInt32(local))
        guard graph[file].facts.names.isOne(of: own, graph[id].name) else { continue }
        if let number = others[TextKey(graph.signature(of: id))] { note(number, file) }
      }
    }
    // An extension has the name of its type, and overloads have that of each other.
    for number in others.values { isInFiles[number] = false }
  }
}
