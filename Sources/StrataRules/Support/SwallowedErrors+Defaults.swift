import StrataDefinition
import StrataModel

/// `try?` whose `nil` becomes an empty value for the caller, in the domain or data layer.
extension SwallowedErrors {
  func item(forReplacementOf node: Int) -> Item? {
    guard isInner else { return item(inPresentation: node) }
    guard !isDecodingInitializer, !readsPayload(node) else { return nil }
    let operand = outermost(node)
    if let parent = parents[operand], let value = replacement(of: operand, in: parent) {
      return isExpectedNil(value, at: node) ? nil : replacementItem(at: node, quotedText(of: value))
    }
    if isCompared(operand) { return replacementItem(at: node, quoted("false")) }
    return givesNil(operand, of: node) ? replacementItem(at: node, quoted("nil")) : nil
  }

  private func replacementItem(at node: Int, _ value: String) -> Item {
    Item(
      offset: tree[node].offset, message: "`try?` replaces the error by \(value)",
      remedy: "declare the function `throws`, or map the error to one of this layer")
  }

  /// `(try? await queue.next()) == item`: false after an error, too. A comparison with `nil` asks for the error.
  private func isCompared(_ operand: Int) -> Bool {
    guard let parent = parents[operand], tree[parent].kind == .sequence else { return false }
    let parts = Array(tree.children(of: parent))
    guard parts.count == 3, tree.isNamed(parts[1], "==") else { return false }
    return parts.contains(operand) && !parts.contains { tree[$0].kind == .nilLiteral }
  }

  /// The expression whose value depends on the attempt alone: `(try? load())?.first`.
  func outermost(_ node: Int) -> Int {
    var operand = node
    while let parent = parents[operand] {
      switch tree[parent].kind {
      case .chain where tree.base(of: parent) == operand, .effect: operand = parent
      case .argument:
        guard let tuple = parentheses(around: parent) else { return operand }
        operand = tuple
      default: return operand
      }
    }
    return operand
  }

  private func replacement(of operand: Int, in parent: Int) -> Int? {
    switch tree[parent].kind {
    case .sequence: return defaultValue(after: operand, in: parent)
    case .localVariable: return defaultValue(ofVariable: parent)
    case .optionalBinding, .caseBinding:
      guard let statement = parents[parent] else { return nil }
      return replacement(without: statement)
    default: return nil
    }
  }

  /// The empty value that a `guard` or an `if` gives to the caller where its condition is false.
  func replacement(without statement: Int) -> Int? {
    switch tree[statement].kind {
    case .guard: return tree.block(of: statement).flatMap { replacement(in: $0) }
    case .if: return replacement(ofBranch: statement)
    default: return nil
    }
  }

  /// `[]` of `(try? load()) ?? []`.
  func defaultValue(after operand: Int, in sequence: Int) -> Int? {
    let parts = Array(tree.children(of: sequence))
    guard let index = parts.firstIndex(of: operand), index + 2 < parts.count, tree.isNamed(parts[index + 1], "??"),
      isEmptyValue(parts[index + 2])
    else { return nil }
    return parts[index + 2]
  }

  /// `let result = try? load()`, with `result ?? []` or `guard let result else { return [] }` in the same block.
  func defaultValue(ofVariable variable: Int) -> Int? {
    guard let name = tree.firstChild(of: variable), tree[name].kind == .bindingPattern else { return nil }
    let end = parents[variable].map { Int(tree[$0].next) } ?? body.range.upperBound
    for node in Int(tree[variable].next)..<end {
      var value: Int?
      switch tree[node].kind {
      case .sequence:
        if let first = tree.firstChild(of: node), tree[first].kind == .identifier, tree[first].name == tree[name].name {
          value = defaultValue(after: first, in: node)
        }
      case .optionalBinding where binds(tree[name].name, in: node):
        value = parents[node].flatMap { replacement(without: $0) }
      default: continue
      }
      if let value { return value }
    }
    return nil
  }

  /// `let result`, `let items = result`
  private func binds(_ name: NameID, in condition: Int) -> Bool {
    guard let pattern = tree.firstChild(of: condition) else { return false }
    let value = Int(tree[pattern].next)
    guard value < Int(tree[condition].next) else { return tree[pattern].name == name }
    return tree[value].kind == .identifier && tree[value].name == name
  }

  /// `[]` of `if let result = try? load() { return result }`, from its `else`, or from the statement after it.
  private func replacement(ofBranch statement: Int) -> Int? {
    guard let block = tree.block(of: statement), let last = Array(tree.children(of: block)).last else { return nil }
    if let branch = tree.elseBranch(of: statement) {
      guard let other = tree.firstChild(of: branch), tree[other].kind == .block else { return nil }
      if let value = replacement(in: other) { return value }
      guard let only = tree.firstChild(of: other), Int(tree[only].next) == Int(tree[other].next), isEmptyValue(only)
      else { return nil }
      return only
    }
    let next = Int(tree[statement].next)
    guard next < parents[statement].map({ Int(tree[$0].next) }) ?? body.range.upperBound, tree[next].kind == .return,
      let value = tree.firstChild(of: next)
    else { return nil }
    if tree[last].kind == .return { return isEmptyValue(value) ? value : nil }
    return initialValue(of: value, setBy: last)
  }

  /// `[]` of `var result: [Item] = []`, if a statement sets it and the code returns it.
  private func initialValue(of name: Int, setBy statement: Int) -> Int? {
    guard tree[name].kind == .identifier, tree[statement].kind == .sequence else { return nil }
    let parts = Array(tree.children(of: statement))
    guard parts.count > 2, tree[parts[0]].kind == .identifier, tree[parts[0]].name == tree[name].name,
      tree[parts[1]].kind == .assignment
    else { return nil }
    let variable = LocalVariables(of: tree, in: body.range).variable(named: tree.name(name), at: name)
    return variable?.value.flatMap { isEmptyValue($0) ? $0 : nil }
  }

  /// `(try? map.value("push")) ?? Push()` in `init(map: Map)`: a value that may be missing in what is read.
  private func readsPayload(_ node: Int) -> Bool {
    let fact = graph[body.declaration]
    guard fact.kind == .initializer, fact.parameters.range.count == 1, let value = tree.firstChild(of: node),
      let call = tree.calls(ofChain: value).first, let argument = tree.firstChild(of: call.suffix),
      tree[tree.value(of: argument)].kind == .stringLiteral
    else { return false }
    let facts = graph.facts(of: body.declaration)
    let parameter = facts.parameters[Int(fact.parameters.start)]
    return (tree.path(of: value).first.map { facts.names.equals(parameter.name, $0) } ?? false) && takesValues
  }

  /// Whether what an initializer takes holds values: `Map`, `JSON`, not a storage or another dependency, which loads them.
  private var takesValues: Bool {
    let taken = graph.references(of: body.declaration).first {
      $0.kind == .takes && $0.context.isDisjoint(with: [.nested, .attribute])
    }
    guard let target = taken?.target else { return true }
    if let type = target.typeID {
      return [.struct, .enum].contains(graph.types[type.index].kind) && !context.isDependency(type)
        && !context.has(.storage, type) && !context.has(.networkClient, type)
    }
    let name = graph.name(of: target)
    return ![Vocabulary.List.storageTypes, .directStorages, .networkClients].contains { vocabulary[$0].matches(name) }
  }

  /// `init(from decoder: Decoder)`: values that may be missing in what is decoded.
  private var isDecodingInitializer: Bool {
    graph[body.declaration].kind == .initializer && graph.isRequiredForCoding(body.declaration, vocabulary)
  }
}
