import StrataClassification
import StrataDefinition
import StrataModel

/// `unassigned-type`: a type that is in no layer.
struct UnassignedType: Rule {
  static let description = RuleDescription(
    id: "unassigned-type", family: .layers,
    summary: "A type of the sources that no layer covers.",
    severity: .warning, guides: ["001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      No rule on layers checks a type that has no layer: every type may use it, and it may use every type. A report \
      without findings would seem to say more than it does. Either the definition does not cover the folder yet, or \
      the type has no role in the architecture.
      """,
    heuristic: """
      A role that names a layer places a type wherever it is declared (`LoginView`, `LoginUseCase`). It does not place \
      other types in the same folder, and they are reported.

      - Nested types have the layer of their enclosing type.
      - Values that use cases or repositories take or return are models of the domain.
      - A private type belongs to the types that its file declares or extends, and is not reported beside them. A protocol \
      that a view or a view model uses, and that its file declares, belongs to the presentation.
      - Tests, previews, debug code and generated files (`generated-files` of the vocabulary) are not checked.

      The text report shows the types of a folder as one entry.
      """,
    badExample: """
      // Sources/Misc/DateThing.swift, where no layer covers Misc
      struct DateThing {}
      """,
    goodExample: """
      // Sources/Domain/Entities/DateRange.swift
      struct DateRange {}
      """,
    remedy: "Move the type to a folder of its layer, or add the folder to a layer in `strata.yml`.",
    options: [
      RuleOption(
        name: "kinds", summary: "Kinds of declarations that are checked.",
        defaultValue: .list(["class", "struct", "enum", "actor", "protocol"]))
    ], grouping: .folder)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let names = Set(settings.list("kinds", context.vocabulary))
    let kinds = Set(DeclarationKind.allCases.filter { $0.isNominalType && names.contains("\($0)") })
    var outcome = RuleOutcome()
    let missing = Set(project.coverage.withoutLayer)
    for type in project.graph.typeIDs where project.isProduction(type) {
      // By field, since copying the whole type would cost more than the rest.
      guard kinds.contains(project.graph.types[type.index].kind) else { continue }
      if project.graph.types[type.index].outer == nil { outcome.examined += 1 }
      // An enclosing type is reported with all that it contains.
      guard missing.contains(type), !(project.graph.types[type.index].outer.map(missing.contains) ?? false),
        !project.isReplacement(type),
        !context.isUnchecked(project.graph.types[type.index].declaration.file),
        !isHelper(type, project.graph)
      else { continue }
      let entity = project.graph[type]
      let role = project[type].role
      // Definitions that only name roles cover the types that have one.
      if role != nil, project.definition.layers.isEmpty { continue }
      outcome.violations.append(
        Violation(
          at: type, in: project.graph,
          message: role.map { "no layer covers \(quoted(entity.name)), whose role \($0.noun) may be in any layer" }
            ?? "no layer and no role covers \(quoted(entity.name))",
          remedy: "move it to a folder of its layer, or add to a layer of the definition the path "
            + quoted(pattern(for: project.graph[entity.declaration.file].path))))
    }
    return outcome
  }

  /// A private type has the layer of the types that its file declares or extends.
  private func isHelper(_ type: TypeID, _ graph: Graph) -> Bool {
    guard graph.types[type.index].outer == nil, graph[graph.types[type.index].declaration].isPrivate else {
      return false
    }
    let facts = graph[graph.types[type.index].declaration.file].facts
    return facts.topLevelDeclarations.contains { index in
      let fact = facts.declarations[index]
      return (fact.kind.isNominalType || fact.kind == .extension) && !fact.isPrivate
    }
  }

  private func pattern(for path: String) -> String {
    path.contains("/") ? path.parentPath + "/**" : path
  }
}
