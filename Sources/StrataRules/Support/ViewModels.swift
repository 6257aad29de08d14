import StrataClassification
import StrataDefinition
import StrataModel

extension ClassifiedGraph {
  /// View models that are classes of production code, without bases and test doubles.
  var viewModelClasses: [TypeID] {
    types(in: .viewModel).filter { graph[$0].kind == .class && !isReplacement($0) }
  }

  /// Whether views can observe a type: it, or a supertype of the project, is declared as observable.
  package func isObservable(_ type: TypeID) -> Bool {
    declaresObservable(type) || graph.allProjectSupertypes(of: type).contains { declaresObservable($0) }
  }

  /// Whether the type itself is declared as observable, and not only a supertype.
  func declaresObservable(_ type: TypeID) -> Bool {
    if hasObservableMacro(type) { return true }
    let protocols = vocabulary[.observableProtocols]
    return graph[type].supertypes.contains { protocols.contains(lastComponent(graph.name(of: $0))) }
  }

  /// Whether views observe all properties of the type, not only published ones.
  func hasObservableMacro(_ type: TypeID) -> Bool {
    let macros = vocabulary[.observableMacros]
    return graph[type].attributes.contains { macros.contains($0) }
  }

  /// Whether a type has the role itself, and not only because it is nested in a type that does.
  func plays(_ role: RoleID, _ type: TypeID) -> Bool {
    self.role(of: type) == role && !self[type].isInherited
  }

  /// The references of production code that satisfy a condition, in source order.
  func references(from type: TypeID, where isWanted: (Reference) -> Bool) -> [Reference] {
    graph.references(from: type).filter { isProduction($0) && isWanted($0) }
  }
}
