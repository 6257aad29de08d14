import StrataDefinition
import StrataModel

/// Code that fills one container, one part after the other: the assemblies that are created in one list, and the functions
/// of extensions of the container that one function calls on it.
struct RegistrationLists {
  private let graph: Graph
  private let vocabulary: Vocabulary
  /// By assembly: the numbers of its lists.
  private var lists: [TypeID: [Int]] = [:]
  /// By function of an extension of the container: the same.
  private var functions: [DeclarationID: Int] = [:]
  /// By the code that fills a container: the number of its list.
  private var sites: [RegistrationSite: Int] = [:]
  /// By list of functions: the code that calls them.
  private var sitesOfLists: [Int: RegistrationSite] = [:]
  private var next = 0

  init(_ context: RuleContext) {
    graph = context.project.graph
    vocabulary = context.vocabulary
    addFunctions()
    addAssemblies(context)
  }

  // MARK: Assemblies

  private mutating func addAssemblies(_ context: RuleContext) {
    let protocols = vocabulary[.assemblyProtocols]
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let creations = graph.references(in: FileID(UInt32(index))).filter {
        $0.kind == .creates && context.project.isProduction($0)
          && $0.target.typeID.map { graph.allSupertypeNames(of: $0).contains(where: protocols.contains) } ?? false
      }
      if creations.isEmpty { continue }
      let tree = file.facts.tree
      for node in tree.nodes.indices where tree[node].kind == .arrayLiteral {
        // Of `[isTest ? A() : B()]` only one is created.
        let offsets = Set(
          tree.children(of: node).filter { tree[$0].kind == .chain }.map { tree[tree.base(of: $0)].offset })
        let types = creations.filter { offsets.contains($0.offset) }.compactMap(\.target.typeID)
        let known = list(of: node, in: FileID(UInt32(index)))
        guard !types.isEmpty, types.count > 1 || known != nil else { continue }
        let number = known ?? next
        if known == nil { next += 1 }
        for type in types where lists[type]?.last != number { lists[type, default: []].append(number) }
      }
    }
  }

  /// The list of the container that an array of assemblies fills: `Assembler([A(), B()], container: container)`; nil if
  /// no functions fill it, too.
  private func list(of array: Int, in file: FileID) -> Int? {
    let (facts, tree) = (graph[file].facts, graph[file].facts.tree)
    guard !sites.isEmpty, let index = facts.declarations.lastIndex(where: { $0.body.range.contains(array) }),
      let call = tree.calls(in: facts.declarations[index].body.range).last(where: { call in
        tree.arguments(of: call.suffix).contains { tree.value(of: $0) == array }
      }), let container = tree.arguments(of: call.suffix).first(where: { tree.isNamed($0, Swinject.container) })
    else { return nil }
    return sites[
      RegistrationSite(
        file: file, declaration: UInt32(index), container: tree.path(of: tree.value(of: container)), branch: -1)]
  }

  // MARK: Functions of the container

  private mutating func addFunctions() {
    var declared: [String: [DeclarationID]] = [:]
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let facts = file.facts
      for (number, fact) in facts.declarations.enumerated() where fact.kind == .function && fact.marks.isEmpty {
        guard isInContainer(fact, facts) else { continue }
        declared[facts.names[fact.name], default: []].append(DeclarationID(FileID(UInt32(index)), UInt32(number)))
      }
    }
    if declared.isEmpty { return }
    let names = NameSet(declared.keys)
    var callers: [DeclarationID: Set<RegistrationSite>] = [:]
    for (index, file) in graph.files.enumerated() where !file.isTest && file.facts.names.mentions(oneOf: names) {
      for (site, name) in calls(of: names, in: FileID(UInt32(index))) {
        // Of functions with one name, it is not known which one is called.
        guard let found = declared[name], found.count == 1 else { continue }
        callers[found[0], default: []].insert(site)
      }
    }
    for (function, found) in callers.sorted(by: { $0.key < $1.key }) where found.count == 1 {
      guard let site = found.first, site.branch < 0 else { continue }
      let number = sites[site] ?? next
      if sites[site] == nil { next += 1 }
      sites[site] = number
      sitesOfLists[number] = site
      functions[function] = number
    }
  }

  /// Whether a declaration is in an extension of the container.
  private func isInContainer(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    guard fact.parent != noIndex else { return false }
    let outer = facts.declarations[Int(fact.parent)]
    return outer.kind == .extension && vocabulary[.frameworkContainers].contains(facts.names[outer.name])
  }

  /// `container.registerPayments()`; in an extension of the container also `registerPayments()`.
  private func calls(of names: NameSet, in file: FileID) -> [(site: RegistrationSite, name: String)] {
    let facts = graph[file].facts
    let tree = facts.tree
    return facts.declarations.enumerated().flatMap { index, fact -> [(site: RegistrationSite, name: String)] in
      guard fact.marks.isEmpty, !fact.body.isEmpty else { return [] }
      return tree.calls(in: fact.body.range).filter {
        tree.isNamed($0.callee, oneOf: names)
          && (tree[$0.callee].kind == .member || tree.base(of: $0.chain) == $0.callee && isInContainer(fact, facts))
      }.map { call in
        let branch = tree.branch(around: call.chain, in: fact.body.range)
        let container = Array(tree.path(of: call.chain).dropLast())
        return (
          RegistrationSite(file: file, declaration: UInt32(index), container: container, branch: branch ?? -1),
          tree.name(call.callee)
        )
      }
    }
  }

  // MARK: Sites

  /// One site for all code of a list; several for code in several lists.
  func sites(of site: RegistrationSite) -> [RegistrationSite] {
    guard site.declaration != noIndex, site.branch < 0 else { return [site] }
    let function = DeclarationID(site.file, site.declaration)
    let functions = sites[site] ?? ownContainer(site, function)
    // What `assemble` calls on its container belongs to the lists of the assembly.
    let outer = functions.flatMap { sitesOfLists[$0] } ?? site
    let found =
      (functions.map { [$0] } ?? []) + assembly(outer, DeclarationID(outer.file, outer.declaration))
    if found.isEmpty { return [site] }
    return found.map {
      RegistrationSite(file: FileID(0), declaration: UInt32($0), container: ["assemblies"], branch: -2)
    }
  }

  private func ownContainer(_ site: RegistrationSite, _ function: DeclarationID) -> Int? {
    site.container.isEmpty || site.container == ["self"] ? functions[function] : nil
  }

  private func assembly(_ site: RegistrationSite, _ function: DeclarationID) -> [Int] {
    guard site.container == [containerName(of: function)], let type = graph.enclosingType(of: function),
      let list = lists[type]
    else { return [] }
    return graph.name(of: function) == Swinject.assembly || isPart(function, of: type) ? list : []
  }

  /// Whether `assemble(container:)` of an assembly always calls a function once with its container.
  private func isPart(_ function: DeclarationID, of type: TypeID) -> Bool {
    let name = graph.name(of: function)
    let bodies = graph.members(of: type).filter { graph.name(of: $0) == Swinject.assembly }.flatMap { assemble in
      graph.bodies(of: assemble).map { (body: $0, container: containerName(of: assemble)) }
    }
    let calls = bodies.flatMap { body, container in
      body.tree.calls(in: body.range).filter { call in
        body.tree.isNamed(call.callee, name)
          && body.tree.arguments(of: call.suffix).contains {
            body.tree.path(of: body.tree.value(of: $0)) == [container]
          }
      }.map { body.tree.branch(around: $0.chain, in: body.range) }
    }
    return calls.count == 1 && calls[0] == nil
  }

  /// The name of the parameter that is the container.
  private func containerName(of function: DeclarationID) -> String {
    let facts = graph.facts(of: function)
    return facts.parameters[graph[function].parameters.range].first.map { facts.names[$0.name] } ?? ""
  }
}
