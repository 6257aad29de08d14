import StrataClassification
import StrataDefinition
import StrataModel

extension Graph {
  /// The functions of a type, including those of its extensions; no debug or preview code, and of a production type none
  /// that tests add.
  func functions(of type: TypeID) -> [DeclarationID] {
    members(of: type).filter { self[$0].kind == .function && self[$0].marks.isEmpty && counts($0, for: type) }
  }

  /// The stored properties of the instances of a type.
  func storedProperties(of type: TypeID) -> [DeclarationID] {
    members(of: type).filter {
      let fact = self[$0]
      return fact.kind == .variable && fact.marks.isEmpty
        && fact.modifiers.isDisjoint(with: [.computed, .static, .class])
    }
  }

  /// A variable, by name, of the type that encloses a declaration.
  func property(named name: String, of declaration: DeclarationID) -> DeclarationID? {
    guard let type = enclosingType(of: declaration) else { return nil }
    return members(of: type).first { member in
      self[member].kind == .variable && facts(of: member).names.equals(self[member].name, name)
    }
  }

  /// Whether a function declares a result other than `Void`.
  func returnsValue(_ function: DeclarationID) -> Bool {
    let result = self[function].type
    return result != noIndex && !facts(of: function).isVoid(Int(result))
  }

  func initializers(of type: TypeID) -> [DeclarationID] {
    members(of: type).filter { self[$0].kind == .initializer && self[$0].marks.isEmpty }
  }

  /// Whether a declaration or extension of a type is in a file with a property.
  func isDeclared(_ type: TypeID, inAny files: inout FileProperty) -> Bool {
    if files.holds(types[type.index].declaration.file, in: self) { return true }
    return types[type.index].extensions.contains { files.holds($0.file, in: self) }
  }

  /// Names of the attributes of a declaration.
  func attributes(of id: DeclarationID) -> [String] {
    let facts = facts(of: id)
    return facts.attributes[facts.declarations[Int(id.index)].attributes.range].map { facts.names[$0.name] }
  }

  func hasAttribute(_ name: String, _ id: DeclarationID) -> Bool {
    let facts = facts(of: id)
    return facts.attributes[facts.declarations[Int(id.index)].attributes.range].contains {
      facts.names.equals($0.name, name)
    }
  }

  package func isPrivate(_ id: DeclarationID) -> Bool { access(of: id) <= .fileprivate }

  /// Whether code outside of its file can set a variable.
  func isSettable(_ property: DeclarationID) -> Bool {
    let setter = self[property].setterAccess
    return !isPrivate(property) && setter != .private && setter != .fileprivate
  }

  /// Whether the enclosing declaration adds conformances: `extension X: Delegate { … }`.
  func isInConformanceExtension(_ id: DeclarationID) -> Bool {
    let fact = self[id]
    guard fact.parent != noIndex else { return false }
    let parent = files[id.file.index].facts.declarations[Int(fact.parent)]
    return parent.kind == .extension && !parent.inherited.isEmpty
  }

  /// Imports of a file, as module names.
  package func imports(of file: FileID) -> [(module: String, offset: UInt32)] {
    let facts = files[file.index].facts
    return facts.imports.map { (facts.names[$0.module], $0.offset) }
  }

  /// Whether a file imports a module of a family of frameworks.
  package func imports(_ family: FrameworkFamily, in file: FileID) -> Bool {
    let facts = files[file.index].facts
    return facts.imports.contains { fact in family.modules.contains { $0.matches(facts.names[fact.module]) } }
  }

  /// Protocols of the project to which a type conforms, directly or indirectly.
  func projectProtocols(of type: TypeID) -> [TypeID] {
    allProjectSupertypes(of: type).filter { types[$0.index].kind == .protocol }
  }

  /// Whether a known supertype has one of the names: a direct one, or one of the project's supertypes.
  func inherits(_ type: TypeID, from names: Set<String>) -> Bool {
    if types[type.index].supertypes.isEmpty { return false }
    return allSupertypeNames(of: type).contains { names.contains(lastComponent($0)) }
  }

  /// The same, for names of the vocabulary.
  func inherits(_ type: TypeID, from names: WordList) -> Bool {
    if types[type.index].supertypes.isEmpty { return false }
    return allSupertypeNames(of: type).contains { names.contains(lastComponent($0)) }
  }
}

extension ClassifiedGraph {
  /// The layers that the definition gives to some roles.
  func layers(ofRoles roles: [RoleID]) -> Set<String> {
    var found: Set<String> = []
    // By index, since a copy of a role costs more than the question.
    for index in definition.roles.indices where roles.contains(definition.roles[index].id) {
      for layer in [definition.roles[index].layer, definition.roles[index].interfaceLayer] {
        if let layer { found.insert(layer) }
      }
    }
    return found
  }
}

extension FileFacts {
  /// Whether a branch of `#if`, or one around it, is compiled for debugging only.
  func isDebug(_ condition: UInt32) -> Bool {
    var index = condition
    while index != 0, Int(index) < conditions.count {
      if conditions[Int(index)].isDebug { return true }
      index = conditions[Int(index)].parent
    }
    return false
  }
}

extension FileFacts {
  /// Whether a type is written `Void` or `()`.
  func isVoid(_ type: Int) -> Bool { ["Void", "()"].contains(typeText(of: type)) }
}

extension Graph {
  /// Whether a type stores what tells its values apart: `id`, `orderNumber`.
  func hasIdentity(_ type: TypeID, _ vocabulary: Vocabulary) -> Bool {
    storedProperties(of: type).contains { property in
      let words = Words.split(name(of: property))
      return words.last.map { vocabulary[.recordIdentities].contains($0) } ?? false
    }
  }
}
