import StrataModel

extension CodeTree {
  /// The nodes in a declaration at file level, in a file without statements at that level.
  func nodes(in fact: DeclarationFact) -> Range<Int> {
    func firstNode(at offset: UInt32) -> Int { nodes.indices.partitionPoint { nodes[$0].offset < offset } }
    return firstNode(at: fact.start)..<firstNode(at: fact.end)
  }
}

/// Code as it is quoted in messages.
extension CodeTree {
  /// The names, numbers and operators of an expression.
  func text(of range: Range<Int>) -> String {
    var result = ""
    var index = range.lowerBound
    while index < range.upperBound {
      result += text(of: index)
      index = Int(nodes[index].next)
    }
    return result
  }

  private func text(of index: Int) -> String {
    let node = nodes[index]
    let inside = (index + 1)..<Int(node.next)
    switch node.kind {
    case .identifier, .integerLiteral, .floatLiteral, .booleanLiteral: return name(index)
    case .nilLiteral: return "nil"
    case .member, .implicitMember: return "." + name(index)
    case .optionalChaining: return "?"
    case .forceUnwrap: return "!"
    case .binaryOperator: return " \(name(index)) "
    case .assignment: return " = "
    case .prefixOperator: return name(index) + text(of: inside)
    case .postfixOperator: return name(index)
    case .effect: return name(index) + " " + text(of: inside)
    case .chain, .sequence: return text(of: inside)
    case .call: return "(" + list(of: index) + ")"
    case .tuple: return "(" + list(of: index) + ")"
    case .subscriptCall: return "[" + list(of: index) + "]"
    case .stringLiteral: return "\"\(name(index))\""
    case .closure: return "{ \(text(of: statements(ofClosure: index))) }"
    case .arrayLiteral: return "[" + elements(of: index) + "]"
    case .dictionaryLiteral: return firstChild(of: index) == nil ? "[:]" : "[…]"
    case .keyPath: return "\\" + text(of: inside)
    default: return "…"
    }
  }

  private func elements(of index: Int) -> String {
    children(of: index).map { text(of: $0) }.joined(separator: ", ")
  }

  private func list(of index: Int) -> String {
    children(of: index).map { argument -> String in
      let label = name(argument)
      let value = text(of: inside(argument))
      return label.isEmpty ? value : "\(label): \(value)"
    }.joined(separator: ", ")
  }

  /// The expression of an operator, both operands.
  func text(of use: OperatorUse) -> String { shortened(text(of: use.left.lowerBound..<use.right.upperBound)) }

  func shortened(_ text: String) -> String {
    text.utf8.count <= 60 || text.count <= 60 ? text : text.prefix(57) + "…"
  }
}
