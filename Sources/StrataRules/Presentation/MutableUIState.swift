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
      The rule reports classes and actors in the role of a UI state, and stored properties and associated values of a \
      UI state whose type is a class of the project with a stored `var` that is not private, a protocol for classes \
      that requires a setter, or a mutable class of Foundation (`NSMutableString`). It follows the structs and enums \
      that a state stores, except views.

      An observable class that no view model stores counts as a view model, whatever its name is. A class with a \
      superclass or subclasses is the state of a state machine, and not reported.
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
    var seen: Set<TypeID> = []
    for type in project.types(in: .uiState)
    where graph[type].kind != .protocol && !isStore(type, in: project) && !isInHierarchy(type, in: project) {
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
      addObjects(of: type, in: project, seen: &seen, to: &outcome.violations)
    }
    return outcome
  }

  /// Reports the mutable objects that a state stores or that a value in it does.
  private func addObjects(
    of state: TypeID, in project: ClassifiedGraph, seen: inout Set<TypeID>, to violations: inout [Violation]
  ) {
    let graph = project.graph
    var open = [state]
    while let holder = open.popLast() {
      guard seen.insert(holder).inserted else { continue }
      for reference in project.references(from: holder, where: { isHeld($0, in: graph) }) {
        guard let target = reference.target.typeID else {
          if project.vocabulary[.mutableClasses].matches(graph.name(of: reference.target)) {
            violations.append(violation(reference, state, holder, graph))
          }
          continue
        }
        switch graph[target].kind {
        case .struct, .enum:
          if project.isProduction(target), project.role(of: target) != .view { open.append(target) }
        case .class where isMutableObject(target, in: graph), .protocol where isMutableInterface(target, in: project):
          violations.append(violation(reference, state, holder, graph))
        default: break
        }
      }
    }
  }

  private func violation(
    _ reference: Reference, _ state: TypeID, _ holder: TypeID, _ graph: Graph
  ) -> Violation {
    let (name, object) = (graph[state].name, graph.name(of: reference.target))
    let inside = holder == state ? "" : " in `\(graph[holder].name)`"
    return Violation(
      at: reference, symbol: graph[holder].name, target: object,
      message: "UI state `\(name)` stores mutable object `\(object)`\(inside)",
      remedy: "store the values that the view shows instead of `\(object)`")
  }

  /// `final class LoginState: ObservableObject` is observed by views: it is a view model with another name, unless a view
  /// model publishes it.
  private func isStore(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    project.isObservable(type)
      && !project.graph.references(to: type).contains { reference in
        reference.kind == .stores && reference.source.map { project.role(of: $0) == .viewModel } ?? false
      }
  }

  /// Whether a class has a superclass or subclasses: `final class Loading: State` of a state machine.
  private func isInHierarchy(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    guard graph[type].kind == .class else { return false }
    let isSubclass = graph[type].supertypes.contains { target in
      if let known = target.typeID { return graph[known].kind == .class }
      let name = lastComponent(graph.name(of: target))
      return !project.vocabulary[.commonProtocols].contains(name)
        && !project.vocabulary[.observableProtocols].contains(name)
    }
    return isSubclass || graph.directSubtypes(of: type) { _ in true }.contains { graph[$0].kind == .class }
  }

  /// A protocol for classes with a property that can be set.
  private func isMutableInterface(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    return graph.allSupertypeNames(of: type).contains("AnyObject")
      && graph.children(of: graph[type].declaration).contains { graph[$0].modifiers.contains(.hasSetter) }
  }

  private func isMutableObject(_ type: TypeID, in graph: Graph) -> Bool {
    guard graph[type].kind == .class else { return false }
    return graph.storedProperties(of: type).contains {
      !graph[$0].modifiers.contains(.constant) && !graph.isPrivate($0) && graph[$0].setterAccess != .private
    }
  }

  /// Whether a reference is the type of a stored property or an associated value.
  private func isHeld(_ reference: Reference, in graph: Graph) -> Bool {
    switch reference.kind {
    case .stores:
      guard reference.declaration != noIndex else { return true }
      let modifiers = graph[DeclarationID(reference.file, reference.declaration)].modifiers
      return modifiers.isDisjoint(with: [.computed, .static])
    case .takes:
      return reference.declaration != noIndex
        && graph[DeclarationID(reference.file, reference.declaration)].kind == .enumCase
    case .creates:
      // `let cells = NSMutableArray()`: for the project's own types there is a reference of what is stored.
      guard reference.target.typeID == nil, reference.declaration != noIndex,
        reference.context.contains(.propertyInitializer), !reference.context.contains(.nestedCreation)
      else { return false }
      let fact = graph[DeclarationID(reference.file, reference.declaration)]
      guard fact.type == noIndex, fact.modifiers.isDisjoint(with: [.computed, .static]), !fact.initialValue.isEmpty
      else { return false }
      // The object itself, not what one of its members returns.
      let tree = graph[reference.file].facts.tree
      let value = Int(fact.initialValue.start)
      return tree[tree.base(of: value)].offset == reference.offset && Array(tree.suffixes(of: value)).count == 1
    default: return false
    }
  }
}
