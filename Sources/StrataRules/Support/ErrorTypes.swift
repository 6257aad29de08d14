import StrataDefinition
import StrataModel

extension TypeEntity {
  /// Whether a type conforms to `Error`, directly or through a protocol of the project.
  func isError(in graph: Graph, _ errors: WordList) -> Bool {
    supertypes.contains { target in
      switch target {
      case .external(let id):
        return errors.contains(lastComponent(graph[id].name))
      case .type(let id):
        return id != graph.typeOfDeclaration[declaration.file.index][Int(declaration.index)]
          && graph.types[id.index].kind == .protocol
          && graph.types[id.index].supertypes.contains { inner in
            inner.externalID.map { errors.contains(lastComponent(graph[$0].name)) } ?? false
          }
      case .declaration: return false
      }
    }
  }
}
