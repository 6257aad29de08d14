import StrataModel

/// Loops and `switch`.
extension ManifestEvaluator {
  func loop(_ index: Int, _ scope: ManifestScope) -> ManifestValue? {
    let parts = Array(tree.children(of: index)).filter { tree[$0].kind != .type }
    guard parts.count >= 3, let block = parts.last else { return nil }
    let sequence = value(parts[1], scope)
    guard let items = sequence.list else {
      if !sequence.isNone { skip(sequence.gap ?? unknown(index).gap) }
      return nil
    }
    let clause = parts.first { tree[$0].kind == .whereClause }
    var changed: [ManifestValue] = []
    for (position, item) in items.enumerated() {
      let inner = ManifestScope(outer: scope, type: scope.type)
      bind(parts[0], item, inner)
      let isWanted = clause.flatMap { value($0 + 1, inner).bool } ?? true
      let result = isWanted ? run(Array(tree.children(of: block)), inner) : nil
      let isLeft = endsLoop()
      let isNamed = tree[parts[0]].kind == .bindingPattern
      changed.append(isNamed ? inner.values[tree.name(parts[0])] ?? item : item)
      guard result != nil || isLeft else { continue }
      keep(changed + items.dropFirst(position + 1), of: parts[1], items, scope)
      return result
    }
    keep(changed, of: parts[1], items, scope)
    return nil
  }

  /// The targets of a package are objects: what a loop changes of one is changed in the list.
  private func keep(_ changed: [ManifestValue], of sequence: Int, _ items: [ManifestValue], _ scope: ManifestScope) {
    guard items.contains(where: { $0.object != nil }), let path = variablePath(of: sequence),
      let now = read(path, scope)?.list, now.count >= items.count
    else { return }
    _ = set(path, .list(changed + now.dropFirst(items.count)), scope)
  }

  /// `while` and `repeat`. The number of steps of the evaluation limits them.
  func repeatWhile(_ index: Int, _ scope: ManifestScope) -> ManifestValue? {
    guard let block = tree.block(of: index) else { return nil }
    let isFirst = tree[index].kind == .repeatWhile
    let condition = isFirst ? Int(tree[block].next) : 0
    var isOpen = isFirst
    while true {
      let inner = ManifestScope(outer: scope, type: scope.type)
      let holds = isOpen ? true : isFirst ? value(condition, scope).bool : conditions(of: index, inner)
      isOpen = false
      guard let holds, canContinue else {
        skip(index)
        return nil
      }
      if !holds { return nil }
      if let result = run(Array(tree.children(of: block)), inner) { return result }
      if endsLoop() { return nil }
    }
  }

  /// Whether the statements of a loop have left it.
  private func endsLoop() -> Bool {
    defer { jump = nil }
    return jump == .break
  }

  func bind(_ pattern: Int, _ value: ManifestValue, _ scope: ManifestScope) {
    switch tree[pattern].kind {
    case .bindingPattern: scope.values[tree.name(pattern)] = value
    case .tuplePattern:
      for (part, field) in zip(tree.children(of: pattern), value.object?.fields ?? []) {
        bind(part, field.value, scope)
      }
    default: break
    }
  }

  func runSwitch(_ index: Int, _ scope: ManifestScope, _ isStatement: Bool) -> ManifestValue? {
    let parts = Array(tree.children(of: index))
    guard let subject = parts.first else { return nil }
    let found = value(subject, scope)
    if let gap = found.gap {
      if isStatement { skip(gap) }
      return isStatement ? nil : .unknown(gap)
    }
    for item in parts.dropFirst() where tree[item].kind == .switchCase {
      let inner = ManifestScope(outer: scope, type: scope.type)
      let children = Array(tree.children(of: item))
      guard let block = children.last, tree[block].kind == .block else { continue }
      let patterns = children.dropLast().filter { tree[$0].kind != .whereClause }
      let isTaken = patterns.contains { pattern in
        let matches = matches(pattern, found, inner)
        if matches == nil { skip(pattern) }
        return matches ?? false
      }
      if patterns.isEmpty || isTaken {
        let result = body(block, inner, isStatement)
        if jump == .break { jump = nil }
        return result
      }
    }
    return nil
  }
}
