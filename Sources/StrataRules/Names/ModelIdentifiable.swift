import StrataClassification
import StrataDefinition
import StrataModel

/// `model-identifiable`
struct ModelIdentifiable: Rule {
  static let description = RuleDescription(
    id: "model-identifiable", family: .names, summary: "A business model with an `id` that is not `Identifiable`",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      A model with an identity says so once, in its declaration. Without the conformance every list names the key path of \
      the identity again, and code that is generic over identifiable values cannot take the model.
      """,
    heuristic: """
      The rule checks domain models with a stored property `id`. It does not report a model with a supertype that \
      Strata cannot see (a macro's, or one of another package), which may conform through it.
      """,
    badExample: """
      struct Item {
        let id: String
      }
      """,
    goodExample: """
      struct Item: Identifiable {
        let id: String
      }
      """,
    remedy: "Let the model conform to `Identifiable`.", scope: .type)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    var outcome = RuleOutcome(in: context)
    for type in context.typesInFocus([.entity]) {
      guard let id = graph.storedProperties(of: type).first(where: { graph.name(of: $0) == "id" }) else { continue }
      outcome.examine(type, in: context)
      guard !graph.isPrivate(id), !mayConform(type, context) else { continue }
      outcome.violations.append(
        Violation(
          at: type, in: graph,
          message: "business model \(quoted(graph[type].name)) has an `id` and is not `Identifiable`",
          remedy: "let \(quoted(graph[type].name)) conform to `Identifiable`"))
    }
    return outcome
  }

  /// Conforms already, or has a macro or a supertype of another package, through which it may.
  private func mayConform(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if graph[type].attributes.contains(where: { lastComponent($0).first?.isUppercase == true }) { return true }
    return ([type] + graph.allProjectSupertypes(of: type)).contains { supertype in
      graph.types[supertype.index].supertypes.contains { target in
        let name = lastComponent(graph.name(of: target))
        return name == Self.identifiable || target.typeID == nil && !context.vocabulary[.commonProtocols].contains(name)
      }
    }
  }

  private static let identifiable = "Identifiable"
}
