import StrataDefinition
import StrataModel

/// What counts for a type where conditions ask what it has. What only tests, previews or debug builds add to a type, by an
/// extension or a branch, does not, unless the type itself is theirs.
extension Graph {
  /// Whether an extension or a member counts.
  package func counts(_ part: DeclarationID, for type: TypeID) -> Bool {
    counts(partIn: part.file, for: type) && self[part].marks.isSubset(of: types[type.index].marks)
  }

  /// Whether a use by the type, such as one in an inheritance clause, counts.
  func counts(_ reference: Reference, for type: TypeID) -> Bool {
    counts(partIn: reference.file, for: type)
      && (!types[type.index].marks.isEmpty || reference.context.isDisjoint(with: [.preview, .debug]))
  }

  private func counts(partIn file: FileID, for type: TypeID) -> Bool {
    !files[file.index].isTest || types[type.index].isTest
  }

  /// The members that count.
  package func countedMembers(of type: TypeID) -> [DeclarationID] { members(of: type).filter { counts($0, for: type) } }

  /// The types that it inherits from and conforms to, without those that only tests, previews or debug builds add.
  func countedSupertypes(of type: TypeID) -> [Target] {
    let supertypes = types[type.index].supertypes
    guard !supertypes.isEmpty, types[type.index].extensions.contains(where: { !counts($0, for: type) }) else {
      return supertypes
    }
    var (counted, others): (Set<Target>, Set<Target>) = ([], [])
    for number in outgoing[type.index] where references[Int(number)].kind == .inherits {
      let reference = references[Int(number)]
      if counts(reference, for: type) { counted.insert(reference.target) } else { others.insert(reference.target) }
    }
    others.subtract(counted)
    return supertypes.filter { !others.contains($0) }
  }

  /// The names of these, also of indirect ones, nearest first.
  /// - Parameter outsideOnly: only of those that the project does not declare.
  func countedSupertypeNames(of type: TypeID, outsideOnly: Bool = false) -> [String] {
    var chain = [type]
    var names: [String] = []
    var next = 0
    while next < chain.count {
      let supertypes = countedSupertypes(of: chain[next])
      next += 1
      names += supertypes.filter { !outsideOnly || $0.externalID != nil }.map { name(of: $0) }
      for case .type(let above) in supertypes where !chain.contains(above) { chain.append(above) }
    }
    return names
  }
}
