import StrataModel

extension Graph {
  /// The references that a declaration makes itself, and not one inside it, in source order.
  func references(of declaration: DeclarationID) -> some Sequence<Reference> {
    let (all, fact) = (references(in: declaration.file), self[declaration])
    let start = all.partitionPoint { $0.offset < fact.start }
    let end = all[start...].partitionPoint { $0.offset < fact.end }
    return all[start..<end].lazy.filter { $0.declaration == declaration.index }
  }
}
