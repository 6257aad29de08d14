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
    ([type] + graph.allProjectSupertypes(of: type)).contains { hasObservableMacro($0) || conformsToObservable($0) }
  }

  /// Whether the type itself is declared as observable, also by a protocol of the project, and not only a superclass.
  package func declaresObservable(_ type: TypeID) -> Bool {
    if hasObservableMacro(type) || conformsToObservable(type) { return true }
    let above = graph.projectSupertypes(of: type)
    let superclass = above.first { graph[$0].kind == .class }
    let inherited = superclass.map { graph.allProjectSupertypes(of: $0) } ?? []
    return graph.allProjectSupertypes(of: type).contains {
      graph[$0].kind == .protocol && !inherited.contains($0) && conformsToObservable($0)
    }
  }

  private func conformsToObservable(_ type: TypeID) -> Bool {
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
