import StrataDefinition
import StrataModel

extension Graph {
  /// Whether a protocol says nothing about what its types do: it has no requirements (a marker), or only static ones and
  /// numbers and flags that nobody sets, such as `var attempts: Int { get }`. No user could call such a type through it.
  package func hasOnlySettings(_ type: TypeID, _ vocabulary: Vocabulary) -> Bool {
    ([type] + allProjectSupertypes(of: type)).allSatisfy { owner in
      let entity = types[owner.index]
      // A type may be known without its declaration.
      let facts = files[entity.declaration.file.index].facts
      guard facts.declarations.indices.contains(Int(entity.declaration.index)) else { return false }
      // A protocol of a framework may require more.
      guard entity.kind == .protocol,
        entity.supertypes.allSatisfy({
          $0.typeID != nil || vocabulary[.commonProtocols].contains(lastComponent(name(of: $0)))
        }), self[entity.declaration].inherited.range.count == entity.supertypes.count
      else { return false }
      return children(of: entity.declaration).allSatisfy { isSetting($0, vocabulary) }
    }
  }

  private func isSetting(_ requirement: DeclarationID, _ vocabulary: Vocabulary) -> Bool {
    let fact = self[requirement]
    // A static function, such as one that describes a request, says nothing of what its types do, either.
    if fact.isStatic, fact.kind == .variable || fact.kind == .function { return true }
    guard fact.kind == .variable, fact.modifiers.isDisjoint(with: [.hasSetter, .async, .throws]),
      let name = files[requirement.file.index].facts.nominalName(of: fact.type)
    else { return false }
    return vocabulary[.numberTypes].contains(name) || vocabulary[.truthTypes].contains(name)
  }
}
