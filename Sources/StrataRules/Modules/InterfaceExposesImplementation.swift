import StrataDefinition
import StrataModel

/// `interface-exposes-implementation`
struct InterfaceExposesImplementation: Rule {
  static let description = RuleDescription(
    id: "interface-exposes-implementation", family: .modules,
    summary: "A declaration of a module's Interface names a type of an Implementation.",
    severity: .error, guides: ["003"], styles: ["module"],
    rationale: """
      The Interface is all that other modules see. If one of its signatures names a type of the Implementation, they \
      see that type too, with everything that its own signatures name, and it can no longer change without them. In a \
      package of one target the compiler does not notice that.
      """,
    heuristic: """
      The two parts are two targets (`Shows` or `ShowsInterface`, and `ShowsImplementation`), or the folders \
      `Interface` and `Implementation` of one target.

      The rule checks supertypes, types of properties, parameters and results, generic constraints, associated types \
      and aliases, except private ones. It does not check the bodies of functions. An interface may return views, and \
      take routers. A type to which the Interface gives a name with an alias is reported at the alias, and not where \
      the alias is used.
      """,
    badExample: """
      // Interface/ItemsModule.swift
      public protocol ItemsModule {
        func repository() -> ItemRepository  // Implementation/Domain/Gateways
      }
      """,
    goodExample: """
      // Interface/ItemsModule.swift
      public protocol ItemsModule {
        func item(id: String) async throws -> ItemSummary  // Interface
      }
      """,
    remedy: """
      Move a model to the Interface, with the types that it consists of. Replace a type with operations by a protocol of \
      the Interface.
      """,
    supersedes: ["dependency-rule"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let parts = ModuleParts(context)
    var outcome = RuleOutcome()
    for index in graph.files.indices where parts.partOfFile[index] == .interface {
      let file = FileID(UInt32(index))
      var last: (declaration: UInt32, target: TypeID, line: Int)?
      for usage in parts.signatures(of: file, context) {
        outcome.examined += 1
        let reference = usage.reference
        guard let (target, aliases) = parts.exposedType(by: usage, context) else { continue }
        // The components of one qualified name are one use: `Item.ID`.
        let outer = context.outermost(target)
        let line = graph.location(file, reference.offset).line
        if let last, last.declaration == reference.declaration, last.target == outer, last.line == line { continue }
        last = (reference.declaration, outer, line)
        var violation = violation(at: usage, exposing: target, parts, context)
        // The alias is reported for all that use it; each of them is open once the alias is accepted.
        if !aliases.isEmpty { violation.follow(from: aliases, rule: Self.description.id) }
        outcome.violations.append(violation)
      }
    }
    return outcome
  }

  private func violation(
    at usage: Usage, exposing target: TypeID, _ parts: ModuleParts, _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let (symbol, name) = (context.symbol(usage), graph[target].name)
    let here = parts.names[parts.ofFile[usage.reference.file.index]]
    let home = parts.names[parts.ofFile[graph.types[target.index].declaration.file.index]]
    let owner = home == here ? "its implementation" : "the implementation of \(home)"
    let outer = context.outermost(target)
    return Violation(
      at: usage.reference, symbol: symbol, target: name,
      message: "\(quoted(symbol)) in the interface of \(here) \(context.verb(of: usage.reference)) \(quoted(name)), "
        + "which is declared in \(owner)",
      remedy: remedy(outer, home, parts, context), chain: [symbol, name])
  }

  private func remedy(_ type: TypeID, _ home: String, _ parts: ModuleParts, _ context: RuleContext) -> String {
    let graph = context.project.graph
    let name = quoted(graph[type].name)
    let protocols = graph.allProjectSupertypes(of: type).filter { context.isInterface($0) }
    if let own = protocols.first(where: { parts.isIn(.interface, graph[$0].declaration.file) }) {
      return "name protocol \(quoted(graph[own].name)) instead, to which \(name) conforms"
    }
    let isValue = [.struct, .enum, .typealias].contains(graph[type].kind) || context.has(.entity, type)
    if isValue, protocols.isEmpty, !context.isDependency(type), !context.isRoot(type) {
      return "move \(name) to the interface of \(home), with the types that it consists of"
    }
    return "declare a protocol with the operations of \(name) that its callers use, in the interface of \(home), and "
      + "name that"
  }
}
