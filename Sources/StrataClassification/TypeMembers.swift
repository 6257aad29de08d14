import StrataDefinition
import StrataModel

extension Graph {
  /// Whether the name of a function or property of the type or of its extensions matches.
  func hasMember(_ type: TypeID, _ glob: Glob) -> Bool {
    let declaration = types[type.index].declaration
    guard Int(declaration.index) < files[declaration.file.index].facts.declarations.count else { return false }
    return members(of: type).contains { member in
      let facts = files[member.file.index].facts
      let fact = facts.declarations[Int(member.index)]
      return (fact.kind == .function || fact.kind == .variable) && counts(member, for: type)
        && facts.names.withBytes(of: fact.name, glob.matches)
    }
  }

  /// Whether a stored property has a type whose name matches; a computed one stores nothing.
  func stores(_ type: TypeID, _ glob: Glob) -> Bool {
    outgoing[type.index].contains { number in
      let reference = references[Int(number)]
      // Most references are of another kind.
      guard
        reference.kind == .stores
          || reference.kind == .creates && reference.context.contains(.propertyInitializer),
        reference.declaration != noIndex, counts(reference, for: type),
        reference.context.isDisjoint(with: [.nestedCreation, .attribute, .constraint, .metatype]),
        glob.matches(lastComponent(name(of: reference.target)))
      else { return false }
      let member = self[DeclarationID(reference.file, reference.declaration)]
      return member.kind == .variable && !member.modifiers.contains(.computed) && !member.isLocal
    }
  }

  /// Whether a function of the type or of its extensions takes a parameter whose type has a name that matches.
  func takes(_ type: TypeID, _ glob: Glob) -> Bool {
    ([types[type.index].declaration] + types[type.index].extensions).contains { place in
      let facts = files[place.file.index].facts
      guard Int(place.index) < facts.declarations.count else { return false }
      return children(of: place).contains { member in
        let fact = facts.declarations[Int(member.index)]
        guard fact.kind == .function, counts(member, for: type) else { return false }
        return fact.parameters.range.contains { parameter in
          facts.valueName(of: facts.parameters[parameter].type).map { facts.names.withBytes(of: $0, glob.matches) }
            ?? false
        }
      }
    }
  }
}

extension FileFacts {
  /// The name of a parameter's type without optionals and the like; for a closure without parameters, such as an
  /// autoclosure, that of its result.
  fileprivate func valueName(of type: UInt32) -> NameID? {
    // The type itself follows a node that adds global actors and thrown types.
    let root = type != noIndex && types[Int(type)].kind == .attributed ? type + 1 : type
    if root != noIndex, types[Int(root)].kind == .function {
      let parts = typeChildren(of: Int(root))
      return parts.count == 1 ? nominalType(of: UInt32(parts[0])).map { types[$0].name } : nil
    }
    return nominalType(of: type).map { types[$0].name }
  }
}
