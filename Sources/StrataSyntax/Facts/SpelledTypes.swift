import StrataModel

/// A type that the parser could only read as an expression: `[Int]` in `[Int]()`, `[K: V]` in `[K: V].self`.
struct SpelledType {
  var root: UInt32
}

extension Lowering {
  /// The expression, when it is a literal whose elements are all types, as far as their spelling tells.
  func typeSpelled(by index: UInt32) -> SpelledType? {
    guard kind(index) == .arrayLiteral || kind(index) == .dictionaryLiteral, isTypeLike(index) else { return nil }
    return SpelledType(root: index)
  }

  private func isTypeLike(_ index: UInt32) -> Bool {
    switch kind(index) {
    case .arrayLiteral: return count(index) == 1 && isTypeLike(index + 1)
    case .dictionaryLiteral: return count(index) == 2 && children(index).allSatisfy { isTypeLike($0) }
    case .identifierExpression:
      // Types begin with a capital; `[x].map` and `["a": b].keys` must stay values.
      guard Int(start(index)) < source.count else { return false }
      let first = source[Int(start(index))]
      return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    case .postfixChain:
      var isBase = true
      for child in children(index) {
        if isBase {
          guard isTypeLike(child) else { return false }
          isBase = false
        } else {
          switch kind(child) {
          case .genericArguments, .optionalChainingSuffix: break
          case .memberSuffix:
            guard let name = self.child(.name, of: child), isTypeLikeName(name) else { return false }
          default: return false
          }
        }
      }
      return !isBase
    case .typeExpression: return true
    case let kind: return kind.isType
    }
  }

  private func isTypeLikeName(_ name: UInt32) -> Bool {
    guard Int(start(name)) < source.count else { return false }
    let first = source[Int(start(name))]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  private func count(_ index: UInt32) -> Int {
    var count = 0
    for _ in children(index) { count += 1 }
    return count
  }

  mutating func lowerSpelledType(_ spelled: SpelledType) {
    let root = UInt32(facts.types.count)
    appendSpelled(spelled.root)
    leaf(.type, name: NameID(root), at: start(spelled.root))
  }

  private mutating func appendSpelled(_ index: UInt32) {
    switch kind(index) {
    case .arrayLiteral, .dictionaryLiteral:
      let node = facts.types.count
      facts.types.append(TypeNode(kind: kind(index) == .arrayLiteral ? .array : .dictionary, offset: start(index)))
      for child in children(index) { appendSpelled(child) }
      facts.types[node].next = UInt32(facts.types.count)
    case .identifierExpression:
      let name = internName(index)
      facts.types.append(
        TypeNode(kind: .name, name: name, offset: start(index), next: UInt32(facts.types.count + 1)))
    case .postfixChain: appendSpelledChain(index)
    case .typeExpression: for child in children(index) where kind(child).isType { lowerType(child) }
    default: lowerType(index)
    }
  }

  /// Suffixes wrap what stands before them, so their nodes are put in front of it.
  private mutating func appendSpelledChain(_ index: UInt32) {
    let root = facts.types.count
    for (position, child) in children(index).enumerated() {
      if position == 0 {
        appendSpelled(child)
        continue
      }
      switch kind(child) {
      case .genericArguments:
        for argument in children(child) where kind(argument).isType { lowerType(argument) }
        facts.types[root].next = UInt32(facts.types.count)
      case .optionalChainingSuffix:
        wrapSpelled(root, in: TypeNode(kind: .optional, offset: facts.types[root].offset))
      default:
        guard let name = self.child(.name, of: child) else { continue }
        wrapSpelled(root, in: TypeNode(kind: .member, name: internName(name), offset: start(name)))
        if let generics = self.child(.genericArguments, of: child) {
          for argument in children(generics) where kind(argument).isType { lowerType(argument) }
          facts.types[root].next = UInt32(facts.types.count)
        }
      }
    }
  }

  private mutating func wrapSpelled(_ root: Int, in node: TypeNode) {
    for i in root..<facts.types.count { facts.types[i].next += 1 }
    var node = node
    node.next = UInt32(facts.types.count + 1)
    facts.types.insert(node, at: root)
  }
}
