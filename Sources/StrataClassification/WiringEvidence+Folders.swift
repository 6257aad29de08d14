import StrataModel

extension WiringEvidence {
  /// Of the types that only their folder makes parts of the composition root, those without evidence: nothing that is
  /// declared in the same outermost type builds, registers, holds or hands out anything.
  /// - Parameters:
  ///   - types: in folders of composition roots.
  ///   - confirmed: other types with evidence.
  ///   - named: types with the name of a composition root. Together with the folder, the name is enough.
  func unconfirmed(inFolders types: [Int], besides confirmed: Set<Int>, named: Set<Int>) -> [Int] {
    guard !types.isEmpty else { return [] }
    let wiring = self.confirmed(confirmed.sorted() + types).union(named)
    var families = Set(wiring.map { graph.outermost(TypeID(UInt32($0))) })
    for type in types where handsOut(TypeID(UInt32(type))) { families.insert(graph.outermost(TypeID(UInt32(type)))) }
    return types.filter { !families.contains(graph.outermost(TypeID(UInt32($0)))) }
  }

  /// Whether a type provides what others create: a function returns it, or the file works with a container of a framework.
  private func handsOut(_ type: TypeID) -> Bool {
    imports(graph[type].declaration.file)
      || graph.references(from: type).contains { reference in
        guard reference.kind == .returns, let target = reference.target.typeID, isBuilt(target.index),
          let member = memberNumber(around: reference)
        else { return false }
        return isOffered(DeclarationID(reference.file, member))
      }
  }
}
