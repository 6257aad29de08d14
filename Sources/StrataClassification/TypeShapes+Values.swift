import StrataModel

/// `shape: values`
extension TypeShapes {
  /// Whether a type only groups values: cases, texts, numbers, addresses, and what it composes of them, such as the
  /// address of an image. It sends nothing, holds nothing that does, and conforms to nothing but protocols of values.
  func groupsValues(_ type: TypeID) -> Bool {
    let entity = graph.types[type.index]
    guard [.class, .struct, .enum].contains(entity.kind),
      entity.supertypes.allSatisfy({ target in
        guard target.typeID == nil else { return false }
        let name = lastComponent(graph.name(of: target))
        return plainValues.contains(name) || commonProtocols.contains(name)
      }), graph.files[entity.declaration.file.index].facts.declarations.indices.contains(Int(entity.declaration.index))
    else { return false }
    let members = graph.members(of: type)
    return !members.isEmpty && members.allSatisfy { isValue($0, of: type) }
  }

  private func isValue(_ member: DeclarationID, of type: TypeID) -> Bool {
    let (fact, facts) = (graph[member], graph.files[member.file.index].facts)
    switch fact.kind {
    case .enumCase, .typealias: return true
    case .variable:
      guard fact.modifiers.isDisjoint(with: [.async, .throws]), fact.attributes.isEmpty else { return false }
      return fact.type == noIndex ? isPlain(fact.initialValue, in: facts) : isPlain(fact.type, in: facts)
    case .function:
      // Of an instance, a function may do the work of the type.
      return (fact.isStatic || graph.types[type.index].kind == .enum)
        && fact.modifiers.isDisjoint(with: [.async, .throws]) && fact.type != noIndex && isPlain(fact.type, in: facts)
        && facts.parameters[fact.parameters.range].allSatisfy { isPlain($0.type, in: facts) }
    case .initializer: return fact.access == .private || fact.parameters.isEmpty
    case .class, .struct, .enum:
      guard let nested = graph.typeOfDeclaration[member.file.index][Int(member.index)], nested != type else {
        return false
      }
      return groupsValues(nested)
    default: return false
    }
  }

  private func isPlain(_ type: UInt32, in facts: FileFacts) -> Bool {
    guard type != noIndex else { return false }
    return facts.types[facts.typeSubtree(of: Int(type))].allSatisfy { node in
      switch node.kind {
      case .name: return facts.names.isOne(of: plainValues.names, node.name)
      case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .element: return true
      default: return false
      }
    }
  }

  /// `"/v1/photos"`, `base + path`, `URL(string: host)`
  private func isPlain(_ value: Span, in facts: FileFacts) -> Bool {
    let tree = facts.tree
    return !value.isEmpty
      && value.range.allSatisfy { node in
        if [.closure, .if, .switch].contains(tree[node].kind) { return false }
        // `URLSession.shared` is no value.
        return tree[node].kind != .identifier || !(tree.name(node).first?.isUppercase ?? false)
          || tree.isNamed(node, oneOf: plainValues.names)
      }
      && tree.calls(in: value.range).allSatisfy { tree.isNamed(tree.base(of: $0.chain), oneOf: plainValues.names) }
  }
}
