import StrataFrameworks
import StrataModel

/// Compares what the files of targets import with what the manifests declare.
struct TargetImports {
  struct Import {
    var module: String
    var file: FileID
    var offset: UInt32
  }

  private let graph: Graph
  /// By module: the first file that it compiles first.
  let firstFile: [FileID?]
  /// By module: its files, also those whose home is another module.
  private let files: [[FileID]]
  /// The names by which files import the modules of the project.
  private let inside: Set<String>
  /// The names of dependencies outside the project that any target declares.
  private let outside: Set<String>
  /// By name of a module: the modules that it re-exports.
  private let exports: [String: Set<String>]
  /// By name of a module of the project: the modules that its target declares.
  private let dependencies: [String: Set<String>]

  init(_ graph: Graph) {
    self.graph = graph
    var files: [[FileID]] = Array(repeating: [], count: graph.modules.count)
    var first: [FileID?] = Array(repeating: nil, count: graph.modules.count)
    var exports: [String: Set<String>] = [:]
    for (index, file) in graph.files.enumerated() {
      let id = FileID(UInt32(index))
      if first[file.module.index] == nil { first[file.module.index] = id }
      for module in file.modules { files[module.index].append(id) }
      for fact in file.facts.imports where Self.isExport(fact, file.facts) {
        let name = file.facts.names[fact.module]
        for module in file.modules { exports[graph[module].importedName, default: []].insert(name) }
      }
    }
    for implied in ImpliedImports.all { exports[implied.module, default: []].formUnion(implied.brought) }
    let inside = Set(graph.modules.indices.filter { !files[$0].isEmpty }.map { graph.modules[$0].importedName })
    (self.files, firstFile, self.inside, self.exports) = (files, first, inside, exports)
    dependencies = Dictionary(
      graph.modules.map { ($0.importedName, Set($0.declared?.dependencies.flatMap(\.modules) ?? [])) },
      uniquingKeysWith: { $0.union($1) })
    outside = Set(graph.modules.flatMap { $0.declared?.dependencies ?? [] }.flatMap(\.modules)).subtracting(inside)
  }

  private static func isExport(_ fact: ImportFact, _ facts: FileFacts) -> Bool {
    fact.attributes.range.contains { facts.names[facts.attributes[$0].name] == "_exported" }
  }

  /// The imports in production code of a module that its target does not declare.
  /// - Returns: `isComplete` says whether it is known of all imports in the module where they come from.
  func undeclared(
    in module: ModuleID, _ declared: DeclaredDependencies, withTransitive: Bool
  ) -> (imports: [Import], isComplete: Bool) {
    let direct = declared.dependencies.flatMap(\.modules)
    let visible = closure(of: withTransitive ? transitive(direct) : direct)
    var (found, isComplete): ([Import], Bool) = ([], true)
    for id in files[module.index] {
      let facts = graph[id].facts
      for fact in facts.imports {
        let name = facts.names[fact.module]
        if name == graph[module].importedName || SystemModules.contains(name) || visible.contains(name) { continue }
        guard inside.contains(name) || outside.contains(name) else {
          isComplete = false
          continue
        }
        guard graph[id].module == module, !graph[id].isTest, !facts.isDebug(fact.condition),
          !isChecked(fact, facts)
        else { continue }
        found.append(Import(module: name, file: id, offset: fact.offset))
      }
    }
    return (found, isComplete)
  }

  /// The dependencies that no file of a module imports.
  func neverImported(
    by module: ModuleID, _ declared: DeclaredDependencies, isComplete: Bool
  ) -> [DeclaredDependencies.Dependency] {
    let own = files[module.index].flatMap { id in
      graph[id].facts.imports.map { graph[id].facts.names[$0.module] }
    }
    let imported = closure(of: own)
    let direct = Set(declared.dependencies.flatMap(\.modules))
    // A module that is imported without being declared may be what another one re-exports.
    let brought = Set(own).subtracting(direct).filter { !SystemModules.contains($0) }
    func isImported(_ dependency: DeclaredDependencies.Dependency) -> Bool {
      dependency.modules.contains(where: imported.contains)
        || !brought.isEmpty && !closure(of: dependency.modules).isDisjoint(with: brought)
    }
    let used = declared.dependencies.filter(isImported)
    // A target of which no code uses what it declares only passes it on.
    if declared.embeds || used.isEmpty && declared.dependencies.count > 1 { return [] }
    // Another product of a package may re-export it.
    let packages = Set(used.compactMap(\.package))
    return declared.dependencies.filter { dependency in
      !dependency.needsNoImport && !isImported(dependency) && !dependency.modules.isEmpty
        && (dependency.modules.contains(where: inside.contains)
          || isComplete && dependency.package.map(packages.contains) != true)
    }
  }

  /// Modules with all that the targets of the project among them declare, directly or through others.
  private func transitive(_ names: [String]) -> [String] {
    var result = Set(names)
    var open = names
    while let next = open.popLast() {
      for name in dependencies[next] ?? [] where result.insert(name).inserted { open.append(name) }
    }
    return Array(result)
  }

  /// Modules with all that they re-export.
  private func closure(of names: [String]) -> Set<String> {
    var result = Set(names)
    var open = names
    while let next = open.popLast() {
      for name in exports[next] ?? [] where result.insert(name).inserted { open.append(name) }
    }
    return result
  }

  /// Whether an import is compiled only where its module can be imported.
  private func isChecked(_ fact: ImportFact, _ facts: FileFacts) -> Bool {
    let module = facts.names[fact.module]
    var index = Int(fact.condition)
    while index != 0 {
      let condition = facts.conditions[index]
      if Self.asks(facts.names[condition.text].replacing(" ", with: ""), whetherToImport: module) { return true }
      index = Int(condition.parent)
    }
    return false
  }

  /// Whether a condition without spaces has `canImport(UIKit)` or `canImport(UIKit,_version:1)`, and not its opposite.
  private static func asks(_ condition: String, whetherToImport module: String) -> Bool {
    condition.ranges(of: "canImport(\(module)").contains { range in
      let isNegated = condition[..<range.lowerBound].last == "!"
      return !isNegated && condition[range.upperBound...].first.map { "),.".contains($0) } ?? false
    }
  }
}
