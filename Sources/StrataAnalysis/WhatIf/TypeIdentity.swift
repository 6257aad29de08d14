import StrataModel

/// What identifies a type in snapshots before and after a change, in which its number differs: names alone repeat over
/// modules, and private types over files.
struct TypeIdentity: Equatable {
  var module: String
  /// With the enclosing types.
  var name: String
  var kind: DeclarationKind
  /// The file of its declaration.
  var path: String

  init(_ type: TypeID, in graph: Graph) {
    let entity = graph[type]
    module = graph[entity.module].name
    name = entity.name
    kind = entity.kind
    path = graph[entity.declaration.file].path
  }

  func type(in graph: Graph) -> TypeID? { graph.typeIDs.first { TypeIdentity($0, in: graph) == self } }
}
