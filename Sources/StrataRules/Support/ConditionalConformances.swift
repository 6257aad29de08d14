import StrataModel

extension Graph {
  /// Whether a use of a type may have the protocol instead. An extension of a generic class with requirements, or of an
  /// alias with arguments, makes only some of its types conform; arguments are compared by the name of the alias only.
  func conforms(_ type: TypeID, to port: TypeID, at reference: Reference) -> Bool {
    let classes = [type] + allProjectSupertypes(of: type).filter { types[$0.index].kind != .protocol }
    guard classes.contains(where: { !self[types[$0.index].declaration].genericParameters.isEmpty }) else { return true }
    var queue = [type]
    var seen: Set<TypeID> = [type]
    while let next = queue.popLast() {
      if next == port { return true }
      for inheritance in references(from: next) where inheritance.kind == .inherits {
        guard let supertype = inheritance.target.typeID, !isConditional(inheritance, of: next, at: reference),
          seen.insert(supertype).inserted
        else { continue }
        queue.append(supertype)
      }
    }
    return false
  }

  private func isConditional(_ inheritance: Reference, of type: TypeID, at use: Reference) -> Bool {
    guard inheritance.declaration != noIndex else { return false }
    let facts = self[inheritance.file].facts
    let fact = facts.declarations[Int(inheritance.declaration)]
    guard fact.kind == .extension, !self[types[type.index].declaration].genericParameters.isEmpty else { return false }
    if facts.genericParameters[fact.genericParameters.range].contains(where: \.isRequirement) { return true }
    let extended = facts.names[fact.name]
    if extended != types[type.index].simpleName {
      return !references(in: use.file, at: use.offset).contains { name(of: $0.target) == extended }
    }
    return fact.type != noIndex && facts.typeSubtree(of: Int(fact.type)).count > 1
      && facts.types[Int(fact.type)].kind == .name
  }
}
