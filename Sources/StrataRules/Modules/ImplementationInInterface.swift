import StrataClassification
import StrataDefinition
import StrataModel

/// `implementation-in-interface`
struct ImplementationInInterface: Rule {
  static let description = RuleDescription(
    id: "implementation-in-interface", family: .modules,
    summary: "A module's Interface contains parts of its implementation.",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      The Interface of a module has three things: the protocol of the module, the dependencies that the module needs \
      from outside, and the data that it shares. Use cases, repositories and view models are how the module does its \
      work. In the Interface all other modules see them, are compiled with them, and may use them past the protocol.
      """,
    heuristic: """
      The rule reports:
      - types of the roles of the option `roles`, with their protocols
      - functions whose body has a loop, a branch or a `do`, if they suspend, or are in a class, an actor or an \
      extension of a protocol
      - functions and computed properties of structs and enums, and outside types, whose body has a loop, or compares \
      with a number other than zero and one

      Other functions of structs and enums compute values of the shared data, as do those of extensions for a \
      conformance. Functions of composition roots, loggers, views and routers do not count as logic of the module.
      """,
    badExample: """
      // Interface/GetItemUseCase.swift
      public struct GetItemUseCaseImp: GetItemUseCase {}
      """,
    goodExample: """
      // Implementation/Domain/UseCases/GetItemUseCase.swift
      struct GetItemUseCaseImp: GetItemUseCase {}
      """,
    remedy: "Move the type, or the code of the function, to the Implementation.",
    supersedes: [RuleIDs.misplacedType],
    options: [
      RuleOption(
        name: "roles", summary: "Roles whose types belong in the Implementation.",
        defaultValue: .list(["use-case", "repository", "gateway", "data-source", "view-model"])),
      RuleOption(name: "functions", summary: "Also report functions that decide.", defaultValue: .flag(true)),
    ], readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let parts = ModuleParts(context)
    let roles = Set(settings.list("roles", context.vocabulary).map { RoleID(rawValue: $0) })
    var outcome = RuleOutcome()
    if parts.isEmpty { return outcome }
    for owner in context.codeOwners {
      let file = context.file(of: owner)
      guard parts.isIn(.interface, file) else { continue }
      let unit = parts.names[parts.ofFile[file.index]]
      guard let type = owner.type else {
        outcome.examined += 1
        if settings.flag("functions") { outcome.violations += decidingFunctions(of: owner, unit, parts, context) }
        continue
      }
      guard context.isProduction(type), !context.project.isReplacement(type) else { continue }
      outcome.examined += 1
      if let role = context.role(type), roles.contains(role.id), graph.types[type.index].kind != .typealias {
        guard graph.types[type.index].outer == nil else { continue }
        outcome.violations.append(violation(at: type, role, unit, context))
      } else if settings.flag("functions"), !isExempt(type, context) {
        outcome.violations += decidingFunctions(of: owner, unit, parts, context)
      }
    }
    return outcome
  }

  private func violation(at type: TypeID, _ role: Role, _ unit: String, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let name = quoted(graph[type].name)
    let home = context.isInterface(type) ? role.interfaceLayer ?? role.layer : role.layer
    return Violation(
      at: type, in: graph,
      message: "\(name) is \(withArticle(role.id.noun)) and is declared in the interface of \(unit)",
      remedy: "move it to " + (home.map { "\($0) in " } ?? "") + "the implementation of \(unit)"
        + "; other modules call it through the protocol of the module")
  }

  /// What creates objects, writes logs or shows something is not what the module does.
  private func isExempt(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.isRoot(type) || context.has(.logger, type) || context.has(.view, type) || context.has(.router, type)
  }

  private func decidingFunctions(
    of owner: CodeOwner, _ unit: String, _ parts: ModuleParts, _ context: RuleContext
  ) -> [Violation] {
    let graph = context.project.graph
    return context.members(of: owner).compactMap { function in
      let fact = graph[function]
      let isProperty = fact.kind == .variable && fact.modifiers.contains(.computed)
      guard fact.kind == .function || isProperty, fact.marks.isEmpty, parts.isIn(.interface, function.file),
        !graph.isOperator(function),
        !isProperty && isWork(function, of: owner, in: graph)
          ? decides(function, in: graph) : containsRules(function, of: owner, context)
      else { return nil }
      let name = graph.signature(of: function)
      let isMember = fact.parent != noIndex
      return Violation(
        file: function.file, offset: fact.nameOffset, symbol: context.symbol(owner), target: name,
        message: quoted(name) + (isMember ? " of \(quoted(context.symbol(owner)))" : "")
          + " contains logic in the interface of \(unit)",
        remedy: "move its code to the implementation of \(unit), behind the protocol of the module")
    }
  }

  /// Whether a function can be more than a computation of a value: one of a class, an actor or an extension of a protocol,
  /// or one that suspends.
  private func isWork(_ function: DeclarationID, of owner: CodeOwner, in graph: Graph) -> Bool {
    switch owner.type.map({ graph[$0].kind }) {
    case .class, .actor, .protocol: return true
    default: return graph[function].modifiers.contains(.async)
    }
  }

  private func decides(_ function: DeclarationID, in graph: Graph) -> Bool {
    graph.bodies(of: function).contains { body in
      Self.decisions.contains { body.tree.contains($0, in: body.range) }
    }
  }

  /// Whether a member of a value does more than to read it: by a loop, or by a limit.
  private func containsRules(_ member: DeclarationID, of owner: CodeOwner, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard owner.type.map({ [.struct, .enum].contains(graph[$0].kind) }) ?? true,
      !graph.isInConformanceExtension(member)
    else { return false }
    return graph.bodies(of: member).contains { body in
      if Self.loops.contains(where: { body.tree.contains($0, in: body.range) }) { return true }
      guard let scanner = DecisionScanner.scanner(of: body, in: context.project, setting: .viewModel) else {
        return false
      }
      return scanner.comparisons(in: body.range).contains { $0.number != nil && !$0.isTrivial }
    }
  }

  private static let loops: [CodeNode.Kind] = [.while, .repeatWhile, .for]

  private static let decisions: [CodeNode.Kind] = [
    .if, .guard, .while, .repeatWhile, .for, .switch, .do, .ternary,
  ]
}
