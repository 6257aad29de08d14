import StrataModel

extension Lowering {

  /// A type that the parser could read only as an expression: `[Int]` in `[Int]()`, `[K: V]` in `[K: V].self`.
  mutating func lowerSpelledType(_ index: UInt32) {
    let root = types.end
    appendSpelled(index)
    leaf(.type, name: NameID(root), at: start(index))
  }

  private mutating func appendSpelled(_ index: UInt32) {
    switch kind(index) {
    case .arrayLiteral, .dictionaryLiteral:
      let node = types.count
      types.append(TypeNode(kind: kind(index) == .arrayLiteral ? .array : .dictionary, offset: start(index)))
      for child in children(index) { appendSpelled(child) }
      types[node].next = types.end
    case .identifierExpression:
      let name = internName(index)
      types.append(
        TypeNode(kind: .name, name: name, offset: start(index), next: UInt32(types.count + 1)))
    case .postfixChain: appendSpelledChain(index)
    case .typeExpression: for child in children(index) where kind(child).isType { lowerType(child) }
    default: lowerType(index)
    }
  }

  /// Suffixes wrap the part before them, so their nodes are inserted before it.
  private mutating func appendSpelledChain(_ index: UInt32) {
    let root = types.count
    for (position, child) in children(index).enumerated() {
      if position == 0 {
        appendSpelled(child)
        continue
      }
      switch kind(child) {
      case .genericArguments:
        for argument in children(child) where kind(argument).isType { lowerType(argument) }
        types[root].next = types.end
      case .optionalChainingSuffix:
        wrapSpelled(root, in: TypeNode(kind: .optional, offset: types[root].offset))
      default:
        guard let name = self.child(.name, of: child) else { continue }
        wrapSpelled(root, in: TypeNode(kind: .member, name: internName(name), offset: start(name)))
        if let generics = self.child(.genericArguments, of: child) {
          for argument in children(generics) where kind(argument).isType { lowerType(argument) }
          types[root].next = types.end
        }
      }
    }
  }

  private mutating func wrapSpelled(_ root: Int, in node: TypeNode) {
    for i in root..<types.count { types[i].next += 1 }
    var node = node
    node.next = UInt32(types.count + 1)
    types.insert(node, at: root)
  }
}

extension TreeText {
  /// Whether an expression is a literal whose elements all look like types.
  func spellsType(_ index: UInt32) -> Bool {
    (kind(index) == .arrayLiteral || kind(index) == .dictionaryLiteral) && isTypeLike(index)
  }

  func isTypeLike(_ index: UInt32) -> Bool {
    switch kind(index) {
    case .arrayLiteral: return count(index) == 1 && isTypeLike(index + 1)
    case .dictionaryLiteral: return count(index) == 2 && children(index).allSatisfy { isTypeLike($0) }
    case .identifierExpression:
      // Names of types begin with a capital letter; `[x].map` and `["a": b].keys` must stay values.
      let first = byte(start(index))
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

  func isTypeLikeName(_ name: UInt32) -> Bool {
    let first = byte(start(name))
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  func count(_ index: UInt32) -> Int {
    var count = 0
    for _ in children(index) { count += 1 }
    return count
  }
}
