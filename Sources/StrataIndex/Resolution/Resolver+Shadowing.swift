import StrataModel

/// Extensions in two modules may declare members that a use cannot tell apart: those of the present module shadow the
/// others.
extension Resolver {
  /// Removes the candidates from a mark on that members of the present module shadow.
  mutating func dropShadowed(from first: Int) {
    let all = first..<candidates.count
    guard all.count > 1, all.contains(where: { isOwn(candidates[$0].declaration) }),
      all.contains(where: { !isOwn(candidates[$0].declaration) })
    else { return }
    // Members of the present module are never removed, so that each of them is found also after it has moved.
    var kept = first
    for index in all {
      let declaration = candidates[index].declaration
      if !isOwn(declaration), isShadowed(declaration, in: all) { continue }
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  private func isShadowed(_ declaration: DeclarationNumber, in all: Range<Int>) -> Bool {
    all.contains { isOwn(candidates[$0].declaration) && shadows(candidates[$0].declaration, declaration) }
  }

  private func isOwn(_ declaration: DeclarationNumber) -> Bool {
    table.belongs(table.file(of: declaration), to: place.file.module)
  }

  /// Whether a member of the present module shadows another one of the same name: a type shadows whatever it is, a
  /// variable another variable, and a function one with the same parameters and result.
  private func shadows(_ own: DeclarationNumber, _ other: DeclarationNumber) -> Bool {
    let kind = table.fact(own).pointee.kind
    if kind.isTypeName { return true }
    guard table.fact(other).pointee.kind == kind, !table.file(of: other).isExternal else { return false }
    switch kind {
    case .variable: return true
    case .function, .subscript, .initializer: return hasSameSignature(own, other)
    default: return false
    }
  }

  private func hasSameSignature(_ one: DeclarationNumber, _ other: DeclarationNumber) -> Bool {
    let (fact, otherFact) = (table.fact(one), table.fact(other))
    let (file, otherFile) = (table.file(of: one), table.file(of: other))
    let (parameters, others) = (fact.pointee.parameters, otherFact.pointee.parameters)
    guard parameters.range.count == others.range.count,
      isWrittenAlike(fact.pointee.type, file, otherFact.pointee.type, otherFile)
    else { return false }
    return zip(parameters.range, others.range).allSatisfy { index, otherIndex in
      let (parameter, otherParameter) = (file.parameters[index], otherFile.parameters[otherIndex])
      return file.symbol(parameter.label) == otherFile.symbol(otherParameter.label)
        && isWrittenAlike(parameter.type, file, otherParameter.type, otherFile)
    }
  }

  /// Whether two type expressions have the same nodes and names.
  private func isWrittenAlike(_ root: UInt32, _ file: FileView, _ other: UInt32, _ otherFile: FileView) -> Bool {
    if root == noIndex || other == noIndex { return root == other }
    let count = file.types[Int(root)].next - root
    guard otherFile.types[Int(other)].next - other == count else { return false }
    return (0..<count).allSatisfy { offset in
      let (node, otherNode) = (file.types[Int(root + offset)], otherFile.types[Int(other + offset)])
      return node.kind == otherNode.kind && node.next - root == otherNode.next - other
        && file.symbol(node.name) == otherFile.symbol(otherNode.name)
    }
  }
}
