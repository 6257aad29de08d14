import StrataClassification
import StrataDefinition
import StrataModel

/// `nested-types-last`
struct NestedTypesLast: Rule {
  static let description = RuleDescription(
    id: "nested-types-last", family: .names,
    summary: "A business model that declares a nested type before its properties",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      The stored properties say what a business model is. Nested types explain parts of them, so readers need them \
      afterwards.
      """,
    heuristic: """
      The rule checks domain models in folders of business models. It reports nested types and aliases before the first \
      stored property. Private coding keys may be anywhere.
      """,
    badExample: """
      struct Item {
        enum Condition { case new, used }
        let name: String
      }
      """,
    goodExample: """
      struct Item {
        let name: String

        enum Condition { case new, used }
      }
      """,
    remedy: "Move the nested type below the stored properties.",
    options: [
      RuleOption(
        name: "folders", summary: "Folders of business models.", defaultValue: .words("business-model-folders"))
    ], scope: .type)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let folders = Set(settings.list("folders", context.vocabulary))
    var outcome = RuleOutcome(in: context)
    for type in context.typesInFocus([.entity]) {
      let declaration = graph[type].declaration
      guard graph[declaration.file].path.pathComponents.dropLast().contains(where: { folders.contains(String($0)) })
      else { continue }
      outcome.examine(type, in: context)
      let members = graph.children(of: declaration)
      let stored = Set(graph.storedProperties(of: type))
      guard let first = members.firstIndex(where: stored.contains), let last = members.last(where: stored.contains)
      else { continue }
      for member in members[..<first] where isNestedType(member, context) {
        let name = graph.name(of: member)
        outcome.violations.append(
          Violation(
            at: member, of: type, in: graph, target: name,
            message: "business model \(quoted(graph[type].name)) declares \(quoted(name)) before its stored properties",
            remedy: "move \(quoted(name)) below \(quoted(graph.name(of: last)))"))
      }
    }
    return outcome
  }

  private func isNestedType(_ member: DeclarationID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if graph[member].kind == .typealias { return true }
    guard graph[member].kind.isNominalType else { return false }
    guard graph.isPrivate(member), let type = graph.typeOfDeclaration[member.file.index][Int(member.index)] else {
      return true
    }
    return !graph.inherits(type, from: context.vocabulary[.codingKeyProtocols])
  }
}
