import StrataDefinition
import StrataModel

/// One side of an operator: the names in it, and its value if it is a number.
struct Operand {
  var range: Range<Int>
  /// Identifiers and members, in order.
  var names: [String] = []
  /// Their words.
  var words: Set<String> = []
  var number: Double?
  var hasText = false
  /// Whether it contains a list: `tags + [payment]` does not add amounts.
  var hasList = false
  private let vocabulary: Vocabulary

  init(_ range: Range<Int>, in tree: CodeTree, _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    self.range = range.lowerBound..<range.lowerBound
    extend(to: range.upperBound, in: tree)
  }

  /// Extends the operand: in a sequence of operators, each left side begins with the previous one.
  mutating func extend(to end: Int, in tree: CodeTree) {
    note(range.upperBound..<end, in: tree)
    range = range.lowerBound..<end
    number = nil
    if let first = range.first, Int(tree[first].next) == range.upperBound {
      number = tree.number(tree.unwrapped(first))
    }
  }

  private mutating func note(_ range: Range<Int>, in tree: CodeTree) {
    tree.walk(range) { node in
      switch tree[node].kind {
      case .closure: return false
      case .arrayLiteral, .dictionaryLiteral:
        hasList = true
        return false
      case .identifier, .member, .implicitMember:
        let name = tree.name(node)
        if name == "self" { return true }
        names.append(name)
        let own = Words.split(name)
        // `viewModel.price` is a property of the view model, not of a view.
        let isModel = own.contains { vocabulary[.models].contains($0) }
        words.formUnion(isModel ? own.filter { !vocabulary[.modelQualifiers].contains($0) } : own)
      case .stringLiteral: hasText = true
      default: break
      }
      return true
    }
  }

  func mentions(_ list: WordList) -> Bool { list.containsAny(of: words) }

  /// `param.count`, `amt`: the names joined, without the types of conversions.
  var path: String {
    names.filter { !vocabulary[.numberTypes].contains($0) }.joined(separator: ".")
  }
}

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
    case .keyPath: return "\\" + text(of: inside)
    default: return "…"
    }
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
    text.count <= 60 ? text : text.prefix(57) + "…"
  }
}
