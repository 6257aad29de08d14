import StrataClassification
import StrataModel

/// Which modules depend on which, in code or by their manifests. Modules that are inferred from folders do not count.
package struct ModuleReach: Sendable {
  /// The modules on both sides of a declaration.
  package struct Links {
    /// Those that use it.
    package var users: Set<ModuleID>
    /// Those that it uses.
    package var used: Set<ModuleID>

    package init(users: Set<ModuleID>, used: Set<ModuleID>) {
      (self.users, self.used) = (users, used)
    }
  }

  private let isKnown: [Bool]
  /// By module: those that it depends on.
  private let targets: [Set<ModuleID>]
  /// By name of a layer.
  private let modulesOfLayer: [String: Set<ModuleID>]

  package init(_ project: ClassifiedGraph) {
    let graph = project.graph
    isKnown = graph.modules.map { $0.origin != .folder }
    let numbers = Dictionary(
      graph.modules.indices.map { (graph.modules[$0].name, ModuleID(UInt32($0))) },
      uniquingKeysWith: { first, _ in first })
    var targets = graph.modules.map { module in Set(module.dependencies.compactMap { numbers[$0] }) }
    let moduleOfType = graph.types.map { $0.isTest ? nil : graph.files[$0.declaration.file.index].module }
    if isKnown.contains(true) {
      // A bit for each pair of modules that is known: a set would be asked for nearly every reference.
      let words = (graph.modules.count + 63) / 64
      var known = [UInt64](repeating: 0, count: words * graph.modules.count)
      for reference in graph.references {
        guard let target = reference.target.typeID, let to = moduleOfType[target.index] else { continue }
        let from = graph.files[reference.file.index].module
        let (word, bit) = (from.index * words + to.index / 64, UInt64(1) &<< UInt64(to.index % 64))
        guard from != to, known[word] & bit == 0, project.isProduction(reference),
          !graph.sharesModule(reference.file, graph.types[target.index].declaration.file)
        else { continue }
        known[word] |= bit
        targets[from.index].insert(to)
      }
    }
    self.targets = targets
    var modules: [String: Set<ModuleID>] = [:]
    for (index, file) in graph.files.enumerated() where !file.isTest {
      if let layer = project.layerOfFile[index] { modules[layer, default: []].insert(file.module) }
    }
    modulesOfLayer = modules
  }

  /// Whether a declaration of a module could be in a folder of a layer without a cycle between modules.
  func canPlace(_ links: Links, of module: ModuleID, in layer: String) -> Bool {
    guard let modules = modulesOfLayer[layer], !modules.contains(module) else { return true }
    return modules.contains { !closesCycle(links, at: $0) }
  }

  /// Whether modules depend on each other in a new cycle if a declaration is in a module.
  package func closesCycle(_ links: Links, at module: ModuleID) -> Bool {
    guard isKnown[module.index] else { return false }
    var edges: [ModuleID: Set<ModuleID>] = [:]
    for user in links.users where isNew(user, module) { edges[user, default: []].insert(module) }
    for used in links.used where isNew(module, used) { edges[module, default: []].insert(used) }
    return edges.contains { from, targets in targets.contains { reaches(from, from: $0, besides: edges) } }
  }

  private func isNew(_ from: ModuleID, _ to: ModuleID) -> Bool {
    from != to && isKnown[from.index] && isKnown[to.index] && !targets[from.index].contains(to)
  }

  private func reaches(_ target: ModuleID, from start: ModuleID, besides edges: [ModuleID: Set<ModuleID>]) -> Bool {
    var seen: Set<ModuleID> = [start]
    var open = [start]
    while let module = open.popLast() {
      if module == target { return true }
      for next in targets[module.index].union(edges[module] ?? []) where seen.insert(next).inserted {
        open.append(next)
      }
    }
    return false
  }
}

extension ModuleReach.Links {
  /// Of a type, with those that are declared inside it, and its file.
  package init(of type: TypeID, in project: ClassifiedGraph) {
    let graph = project.graph
    let file = graph[type].declaration.file
    let family = graph.family(of: type)
    users = []
    used = []
    for member in family {
      for reference in graph.references(to: member) where project.isProduction(reference) {
        if reference.source.map({ family.contains($0) }) ?? false, reference.file == file { continue }
        users.insert(graph[reference.file].module)
      }
      for reference in graph.references(from: member) where reference.file == file && project.isProduction(reference) {
        if let target = reference.target.typeID, !family.contains(target) {
          used.insert(graph[graph[target].declaration.file].module)
        }
      }
    }
  }
}

extension RuleContext {
  /// Created once, for the first remedy that needs it.
  var moduleReach: ModuleReach {
    knownModuleReach.withLock { [project] known in
      let reach = known ?? ModuleReach(project)
      known = reach
      return reach
    }
  }
}
