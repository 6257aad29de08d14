import StrataClassification
import StrataDefinition
import StrataModel

/// Functions of a base view model that set its state besides the one for that purpose.
extension BaseViewModel {
  /// Functions of the bases that set the state they take, besides those for that purpose: `rawEmit(_ state: State)`.
  func otherSetters(above type: TypeID, in project: ClassifiedGraph) -> Set<DeclarationID> {
    let (graph, vocabulary) = (project.graph, project.vocabulary)
    let bases = graph.allProjectSupertypes(of: type).filter { graph[$0].kind == .class }
    return Set(
      bases.flatMap { base in
        graph.functions(of: base).filter { function in
          let facts = graph.facts(of: function)
          let parameters = facts.parameters[graph[function].parameters.range]
          guard !vocabulary[.stateFunctions].contains(graph.name(of: function)), parameters.count == 1,
            let parameter = parameters.first, let taken = facts.nominalName(of: parameter.type),
            isGenericParameter(taken, of: base, in: graph)
          else { return false }
          let names = stateNames(in: [base], of: project)
          return graph.bodies(of: function).contains { !changes(in: $0, of: names, vocabulary).isEmpty }
        }
      })
  }

  private func isGenericParameter(_ name: String, of type: TypeID, in graph: Graph) -> Bool {
    let declaration = graph[type].declaration
    let facts = graph.facts(of: declaration)
    return facts.genericParameters[graph[declaration].genericParameters.range].contains {
      !$0.isRequirement && facts.names[$0.name] == name
    }
  }

  func calls(of functions: Set<DeclarationID>, in body: CodeBody, _ graph: Graph) -> [Int] {
    body.tree.calls(in: body.range).filter { call in
      graph.references(in: body.file, at: body.tree[call.callee].offset).contains {
        $0.memberDeclaration.map(functions.contains) ?? false
      }
    }.map(\.chain)
  }
}
