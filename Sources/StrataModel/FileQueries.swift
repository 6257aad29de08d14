extension Graph {
  /// The types declared at file level, in order.
  public func topLevelTypes(of file: FileID) -> [TypeID] {
    let (facts, types) = (files[file.index].facts, typeOfDeclaration[file.index])
    return facts.topLevelDeclarations.compactMap { facts.declarations[$0].kind == .extension ? nil : types[$0] }
  }
}
