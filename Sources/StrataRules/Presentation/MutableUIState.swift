import StrataClassification
import StrataDefinition
import StrataModel

/// `mutable-ui-state`
struct MutableUIState: Rule {
  static let description = RuleDescription(
    id: "mutable-ui-state",
    family: .presentation,
    summary: "A UI state that is a class, or that stores mutable objects",
    severity: .warning,
    guides: ["001"],
    styles: ["repository"],
    rationale: """
      A UI state is a value: everything that the view shows now. If it is an object, or stores one that other types \
      change, the screen changes without a new state, and comparing two states compares an object with itself.
      """,
    heuristic: """
      The rule reports classes and actors in the role of a UI state, and stored properties of a UI state whose type is \
      a class of the project with a stored `var` that is not private. An observable class whose name ends in `State` \
      counts as a view model.
      """,
    badExample: """
      final class UserListUiState {
        var users: [User] = []
      }
      """,
    goodExample: """
      struct UserListUiState {
        var users: [User] = []
      }
      """,
    remedy: "Declare it as a struct or an enum that stores only values.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let graph = project.graph
    for type in project.types(in: .uiState) where graph[type].kind != .protocol && !isStore(type, in: project) {
      outcome.examined += 1
      let name = graph[type].name
      if graph[type].kind == .class || graph[type].kind == .actor {
        outcome.violations.append(
          Violation(
            at: type, in: project.graph,
            message: "UI state `\(name)` is \(graph[type].kind == .class ? "a class" : "an actor")",
            remedy: "declare it as a struct"))
        continue
      }
      let shared = project.references(from: type) {
        $0.kind == .stores && $0.target.typeID.map { isMutableObject($0, in: graph) } ?? false
          && !isComputed($0, in: graph)
      }
      for reference in shared {
        let target = graph.name(of: reference.target)
        outcome.violations.append(
          Violation(
            at: reference, symbol: name, target: target,
            message: "UI state `\(name)` stores mutable object `\(target)`",
            remedy: "store the values that the view shows instead of `\(target)`"))
      }
    }
    return outcome
  }

  /// `final class LoginState: ObservableObject` is observed by views: it is a view model with another name.
  private func isStore(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let isNamedUIState = project.vocabulary[.uiStateSuffixes].matches(project.graph[type].simpleName)
    return !isNamedUIState && project.isObservable(type)
  }

  private func isMutableObject(_ type: TypeID, in graph: Graph) -> Bool {
    guard graph[type].kind == .class else { return false }
    return graph.storedProperties(of: type).contains {
      !graph[$0].modifiers.contains(.constant) && !graph.isPrivate($0) && graph[$0].setterAccess != .private
    }
  }

  private func isComputed(_ reference: Reference, in graph: Graph) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let modifiers = graph[DeclarationID(reference.file, reference.declaration)].modifiers
    return !modifiers.isDisjoint(with: [.computed, .static])
  }
}
