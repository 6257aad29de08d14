import StrataDefinition
import StrataModel

/// One side of an operator: the names in it, and its value if it is a number.
struct Operand {
  var range: Range<Int>
  /// Identifiers and members, in order.
  var names: [String] = []
  /// Their words, some of them more than once.
  var words: [String] = []
  var number: Double?
  var hasText = false
  /// Whether it contains a list: `tags + [payment]` does not add amounts.
  var hasList = false
  /// The name of the local constant that stands for it.
  var alias: String?
  /// Whether the name stands for a number that is read from a text.
  var isEntered = false
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
    if let first = range.first {
      number =
        Int(tree[first].next) == range.upperBound
        ? tree.number(first, orIn: vocabulary[.numberTypes]) : product(in: tree)
    }
    if number != nil { hasText = false }
  }

  /// `24 * 3600`, `-24 * 3600`
  private func product(in tree: CodeTree) -> Double? {
    var result = 1.0
    var isFactor = true
    var node = range.lowerBound
    while node < range.upperBound {
      if isFactor {
        guard let factor = tree.number(node) else { return nil }
        result *= factor
      } else if tree[node].kind != .binaryOperator || tree.operatorText(node) != "*" {
        return nil
      }
      isFactor.toggle()
      node = Int(tree[node].next)
    }
    return isFactor ? nil : result
  }

  private mutating func note(_ range: Range<Int>, in tree: CodeTree) {
    // What divides a string into words: `note.split(separator: " ").count`.
    var separators = 0..<0
    tree.walk(range) { node in
      switch tree[node].kind {
      case .closure: return false
      case .arrayLiteral, .dictionaryLiteral:
        hasList = true
        return false
      case .identifier, .member, .implicitMember:
        if tree.isNamed(node, "self") { return true }
        let name = tree.name(node)
        names.append(name)
        // `timeIntervalSince` is a computation with dates, not an interval.
        if tree.isNamed(node, oneOf: vocabulary[.dateFunctions].names) { return true }
        if tree.isNamed(node, oneOf: vocabulary[.textParts].names), tree[node].kind == .member {
          let call = Int(tree[node].next)
          if call < range.upperBound, tree[call].kind == .call {
            separators = tree.subtree(of: call)
            return true
          }
        }
        let own = Words.split(name)
        // `viewModel.price` is a property of the view model, not of a view.
        let isModel = own.contains { vocabulary[.models].contains($0) }
        let spoken = isModel ? own.filter { !vocabulary[.modelQualifiers].contains($0) } : own
        if words.isEmpty { words = spoken } else { words += spoken }
      // `name ?? ""` is the name.
      case .stringLiteral where tree.text(node)?.isEmpty != true:
        let isBlank = tree.text(node)?.allSatisfy(\.isWhitespace) ?? false
        if !isBlank || !separators.contains(node) { hasText = true }
      default: break
      }
      return true
    }
  }

  func mentions(_ list: WordList) -> Bool { list.containsAny(of: words) }

  /// Whether its names are those of positions, sizes or texts.
  var isForDisplay: Bool { mentions(vocabulary[.technical]) || mentions(vocabulary[.texts]) }

  /// `param.count`, `amt`: the names joined, without the types of conversions.
  var path: String {
    alias ?? names.filter { !vocabulary[.numberTypes].contains($0) }.joined(separator: ".")
  }
}

extension CodeTree {
  /// The value of a literal, also in the initializer of a number: `0.1`, `Decimal(0.1)`, `Decimal(string: "0.1")!`.
  func number(_ index: Int, orIn types: WordList) -> Double? {
    let value = unwrapped(index)
    guard self[value].kind == .chain else { return number(value) }
    guard let call = initializer(value, of: types), let argument = firstChild(of: call),
      self[argument].next == self[call].next
    else { return nil }
    let inner = self.value(of: argument)
    return text(inner).map { Double($0) } ?? number(unwrapped(inner))
  }

  /// The call of an expression that creates a value of one of some types, and nothing else.
  func initializer(_ chain: Int, of types: WordList) -> Int? {
    guard self[chain].kind == .chain, self[base(of: chain)].kind == .identifier,
      isNamed(base(of: chain), oneOf: types.names)
    else { return nil }
    var call: Int?
    for suffix in suffixes(of: chain) {
      switch self[suffix].kind {
      case .call where call == nil: call = suffix
      case .forceUnwrap where call != nil: continue
      default: return nil
      }
    }
    return call
  }
}
