import StrataDefinition
import StrataFrameworks
import StrataModel
import StrataRules

/// Objects of libraries of which nothing is known but what the code does with them.
extension FlowTracer {
  /// Whether a chain makes a value that a local variable keeps, and that a later call runs: `query = shelf.box(name)`,
  /// then `query.fetch { … }`.
  func runsLater(_ chain: Int, _ frame: Frame) -> Bool {
    let (tree, region) = (frame.tree, frame.region)
    guard let name = keeper(of: chain, frame) else { return false }
    return region.range.contains { node in
      guard node > chain, tree[node].kind == .identifier, tree.isNamed(node, name), let use = region.parents[node],
        tree[use].kind == .chain, tree.base(of: use) == node,
        let callee = tree.suffixes(of: use).first(where: { tree[$0].kind == .member })
      else { return false }
      return isEffectful(callee, frame) || answersLater(callee, use, frame)
    }
  }

  /// The local variable that gets the value of a chain.
  private func keeper(of chain: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    guard let parent = frame.region.parents[chain] else { return nil }
    if tree[parent].kind == .localVariable, let name = tree.firstChild(of: parent), tree[name].kind == .bindingPattern {
      return tree.name(name)
    }
    let parts = Array(tree.children(of: parent))
    guard tree[parent].kind == .sequence, parts.count == 3, parts[2] == chain, tree[parts[1]].kind == .assignment,
      tree[parts[0]].kind == .identifier,
      frame.region.locals.variable(named: tree.name(parts[0]), at: parts[0]) != nil
    else { return nil }
    return tree.name(parts[0])
  }

  func isStatement(_ chain: Int, _ frame: Frame) -> Bool {
    let around = frame.region.parents.ancestors(of: chain).first { _ in true }.map { frame.tree[$0].kind }
    return around == nil || around == .block || around == .closure || around == .switchCase
  }

  /// Whether a call is a statement, and the last one of its chain: nothing uses a result, so it does something. In code
  /// that draws screens such chains mostly describe views.
  func isOrder(_ callee: Int, _ chain: Int, _ frame: Frame) -> Bool {
    let tree = frame.tree
    guard tree[chain].kind == .chain, isStatement(chain, frame), !importsUI(frame.file),
      tree.calls(ofChain: chain).last?.callee == callee
    else { return false }
    return true
  }

  /// Whether at most one member is between a type and its call: `Tracker.shared.log(event)`. What is further away is
  /// mostly a value.
  func isNear(_ callee: Int, _ chain: Int, _ tree: CodeTree) -> Bool {
    tree.suffixes(of: chain).prefix { $0 < callee }.count < 2
  }

  /// `encryption().importSecrets` of `try await client.encryption().importSecrets(key)`: what follows in a chain that can
  /// fail or wait, if nothing more is known of it.
  func linkedName(_ callee: Int, _ chain: Int, _ frame: Frame) -> String {
    let tree = frame.tree
    var name = tree.name(callee)
    guard tree[chain].kind == .chain, isEffectful(callee, frame) else { return name }
    for call in tree.calls(ofChain: chain) where call.callee > callee {
      let meaning = graph.meaning(of: call.callee, tree, in: frame.file)
      guard tree[call.callee].kind == .member, tree.closures(of: call.suffix).isEmpty,
        meaning?.memberDeclaration == nil, meaning?.target.typeID == nil
      else { break }
      name += "()." + tree.name(call.callee)
    }
    return name
  }

  /// The type in `for service in services { service.log(event) }`, `services.first?.log(event)` and
  /// `services.forEach { $0.log(event) }`, if a library declares it and the call does something.
  func elementType(ofReceiverAt callee: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    guard tree[callee].kind == .member, let chain = frame.region.parents[callee], tree[chain].kind == .chain,
      runs(callee, chain, frame) || isOrder(callee, chain, frame)
    else { return nil }
    let base = tree.base(of: chain)
    let parts = ([base] + tree.suffixes(of: chain).prefix { $0 < callee }).filter {
      tree[$0].kind != .optionalChaining && tree[$0].kind != .forceUnwrap
    }
    var list: Int?
    if parts.count == 1, tree[base].kind == .identifier {
      list = self.list(ofElement: base, frame)
    } else if let last = parts.last, parts.count > 1, tree[last].kind == .subscriptCall || tree[last].kind == .member {
      list = parts[parts.count - 2]
    }
    return list.flatMap { elementName(ofPropertyAt: $0, frame) }
  }

  /// The last name of the list over which a loop or a closure goes.
  private func list(ofElement name: Int, _ frame: Frame) -> Int? {
    let (tree, parents) = (frame.tree, frame.region.parents)
    let text = tree.name(name)
    let local = frame.region.locals.variable(named: text, at: name)
    guard local != nil || text == "$0" else { return nil }
    for node in parents.ancestors(of: local?.name ?? name) {
      switch tree[node].kind {
      case .for:
        guard let block = tree.block(of: node), let list = Array(tree.children(of: node)).last(where: { $0 < block })
        else { return nil }
        let value = tree.unwrapped(list)
        return tree[value].kind == .chain ? Array(tree.suffixes(of: value)).last : value
      case .call:
        guard let chain = parents[node], tree[chain].kind == .chain else { return nil }
        let before = [tree.base(of: chain)] + tree.suffixes(of: chain).prefix { $0 < node }
        return before.count > 1 ? before[before.count - 2] : nil
      case .block, .switchCase, .localVariable: return nil
      default: continue
      }
    }
    return nil
  }

  /// The elements of a property that is a list of a library's objects.
  private func elementName(ofPropertyAt node: Int, _ frame: Frame) -> String? {
    guard let member = graph.meaning(of: node, frame.tree, in: frame.file)?.memberDeclaration,
      graph[member].kind == .variable, graph[member].type != noIndex
    else { return nil }
    let facts = graph[member.file].facts
    let type = Int(graph[member].type)
    guard facts.types[type].kind == .array, let element = facts.nominalType(of: UInt32(type + 1)),
      !graph.references(in: member.file, at: facts.types[element].offset).contains(where: { $0.target.typeID != nil })
    else { return nil }
    let name = facts.names[facts.types[element].name]
    return isUnknown(name) ? name : nil
  }

  /// The type of a library whose closure gets the object on which a member is called: `queue.inDatabase { db in db.close() }`.
  func giver(ofReceiverAt callee: Int, _ frame: Frame) -> String? {
    let (tree, region) = (frame.tree, frame.region)
    guard tree[callee].kind == .member, let chain = region.parents[callee], tree[chain].kind == .chain else {
      return nil
    }
    var name = tree.base(of: chain)
    for _ in 0..<Self.maximumLocals {
      guard tree[name].kind == .identifier, let local = region.locals.variable(named: tree.name(name), at: name) else {
        return nil
      }
      guard let value = local.value, value < name else {
        return giver(ofParameter: local.name, frame)
      }
      var inner = tree.unwrapped(value)
      while tree[inner].kind == .effect, let next = tree.firstChild(of: inner) { inner = next }
      name = tree.base(of: inner)
    }
    return nil
  }

  /// Through how many local variables an object is followed.
  private static let maximumLocals = 8

  private func giver(ofParameter name: Int, _ frame: Frame) -> String? {
    let (tree, parents) = (frame.tree, frame.region.parents)
    guard tree[name].kind == .closureParameter, let closure = parents[name], let argument = parents[closure],
      tree[argument].kind == .argument, let call = parents[argument], let chain = parents[call],
      tree[chain].kind == .chain, let callee = tree.calls(ofChain: chain).first(where: { $0.suffix == call })?.callee,
      let meaning = graph.meaning(of: callee, tree, in: frame.file), meaning.memberDeclaration == nil
    else { return nil }
    let owner = meaning.target.externalID.map { graph[$0].name } ?? ""
    let type = meaning.member.isNone ? extendedOutsideType(around: frame.region.declaration) ?? owner : owner
    return !type.isEmpty && isUnknown(type) ? type : nil
  }

  // MARK: Inherited members

  /// The superclass outside the project that declares a member of the instance itself, as far as the project and the
  /// frameworks that are known do not: `presentError(error)`, `self.presentError(error)`.
  func superclass(ofMemberAt name: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    let chain = tree[name].kind == .member ? frame.region.parents[name] : nil
    guard isOwn(name, chain, frame), graph.meaning(of: name, tree, in: frame.file)?.memberDeclaration == nil,
      tree.name(name).first?.isLowercase ?? false, tree.name(name) != "self", tree.name(name) != "super",
      !KnownFunctions.contains(tree.name(name)),
      frame.region.locals.variable(named: tree.name(name), at: name) == nil,
      values.parameter(named: tree.name(name), around: frame.region.declaration) == nil
    else { return nil }
    return frame.selfType.flatMap { outsideSuperclass(of: $0) }
  }

  private func outsideSuperclass(of type: TypeID) -> String? {
    ([type] + graph.allProjectSupertypes(of: type)).lazy.filter { self.graph[$0].kind == .class }.compactMap { level in
      self.graph[level].supertypes.first?.externalID.map { self.graph[$0].name }
    }.first { self.isUnknown($0) }
  }
}
