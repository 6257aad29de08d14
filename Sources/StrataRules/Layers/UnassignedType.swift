import StrataClassification
import StrataDefinition
import StrataModel

/// `unassigned-type`: a type that no layer and no role covers.
struct UnassignedType: Rule {
  static let description = RuleDescription(
    id: "unassigned-type", family: .layers,
    summary: "A type of the sources that no layer and no role covers.",
    severity: .warning, guides: ["001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      No rule on layers checks a type that has no layer, so a report without findings would say less than it seems to. \
      Either the definition does not cover the folder yet, or the type has no role in the architecture. Nested \
      types have the layer of their enclosing type; tests, previews and debug code are not checked.
      """,
    heuristic: """
      Where no layer covers a folder, types that have a role by their name (`LoginView`, `LoginUseCase`) get their \
      layer from it. A struct or an enum beside such types is a model or a state of theirs and is not reported.
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
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let names = Set(settings.list("kinds", context.vocabulary))
    let kinds = Set(DeclarationKind.allCases.filter { $0.isNominalType && names.contains("\($0)") })
    var outcome = RuleOutcome()
    let folders = foldersPlacedByNames(project)
    for type in project.graph.typeIDs where project.isProduction(type) {
      let entity = project.graph[type]
      guard entity.outer == nil, kinds.contains(entity.kind) else { continue }
      outcome.examined += 1
      let assignment = project[type]
      guard assignment.layer == nil, assignment.role == nil, !assignment.isCompositionRoot else { continue }
      if entity.kind == .struct || entity.kind == .enum,
        folders.contains(project.graph[entity.declaration.file].path.parentPath)
      {
        continue
      }
      outcome.violations.append(
        Violation(
          at: type, in: project.graph, message: "no layer and no role covers \(quoted(entity.name))",
          remedy: "move it to a folder of its layer, or add to a layer of the definition the path "
            + quoted(pattern(for: project.graph[entity.declaration.file].path))))
    }
    return outcome
  }

  /// Folders without a layer that declare types with a layer from their role.
  private func foldersPlacedByNames(_ project: ClassifiedGraph) -> Set<Substring> {
    var result: Set<Substring> = []
    for type in project.graph.typeIDs where project.isProduction(type) && project.graph[type].outer == nil {
      guard project[type].folderLayer == nil, project[type].layer != nil, project[type].role != nil else { continue }
      result.insert(project.graph[project.graph[type].declaration.file].path.parentPath)
    }
    return result
  }

  private func pattern(for path: String) -> String {
    path.contains("/") ? path.parentPath + "/**" : path
  }
}
