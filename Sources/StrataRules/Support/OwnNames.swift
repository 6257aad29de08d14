import StrataModel

extension Graph {
  /// Whether a name in code means a declaration of the project: what frameworks call by that name is not meant.
  func isOwnName(_ node: Int, _ tree: CodeTree, _ file: FileID) -> Bool {
    references(in: file, at: tree[node].offset).contains { $0.target.externalID == nil }
  }

  /// The type of the project that a name in code means.
  func ownType(named node: Int, _ tree: CodeTree, _ file: FileID) -> TypeID? {
    references(in: file, at: tree[node].offset).lazy.compactMap(\.target.typeID).first
  }
}
