import StrataDefinition
import StrataModel

/// `type-name-length`
struct TypeNameLength: Rule {
  static let description = RuleDescription(
    id: "type-name-length", family: .names, summary: "A type whose name is too long.", severity: .warning,
    guides: ["003"], styles: ["module"],
    rationale: """
      A long name usually repeats the name of the module, the folder or the enclosing type, or lists several \
      responsibilities. It breaks lines wherever the type is used. Names that begin alike are easily confused.
      """,
    badExample: "struct ItemDetailPriceHistorySectionHeaderViewState {}",
    goodExample: "struct PriceHistoryHeaderState {}",
    remedy: "Leave out the words that are already in the name of the module, the folder or the enclosing type.",
    options: [
      RuleOption(name: "max", summary: "Characters that the name of a type may have.", defaultValue: .number(40))
    ], canCheckTests: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (graph, limit) = (context.project.graph, settings.number("max"))
    var outcome = RuleOutcome()
    for type in graph.typeIDs where context.isProduction(type) && !context.project.isReplacement(type) {
      let entity = graph[type]
      guard !context.isUnchecked(entity.declaration.file) else { continue }
      outcome.examined += 1
      let length = entity.simpleName.count
      guard length > limit else { continue }
      outcome.violations.append(
        Violation(
          at: type, in: graph, message: "type name `\(entity.simpleName)` has \(length) characters",
          remedy:
            "rename it to at most \(counted(limit, "character")); leave out words that are already in the name of module "
            + "`\(graph[graph[entity.declaration.file].module].name)` or of its folder"))
    }
    return outcome
  }
}
