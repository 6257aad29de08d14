import StrataClassification
import StrataModel

/// Conditions without a comparison: `if prescription.isExpired { throw … }`.
extension DecisionScanner {
  /// Yes-or-no values of an entity, stored, computed or returned by a function, that a branch refuses by an error; of a
  /// DTO, those whose names say that they are a matter of business.
  func flags() -> [Decision] {
    if setting == .viewModel { return signs.contains(.flag) ? refusingFlags() : [] }
    guard setting == .data, signs.contains(.refusal) else { return [] }
    var found: [Decision] = []
    for statement in range where tree[statement].kind == .if || tree[statement].kind == .guard {
      guard let block = tree.block(of: statement), outcomes.reportsError(statement),
        !outcomes.blocks(of: statement).contains(where: { isUnreadable($0) })
      else { continue }
      for condition in tree.siblings(in: (statement + 1)..<block) {
        found += parts(of: condition).compactMap { statusFlag($0) }
      }
    }
    return found
  }

  /// In a view model, the only condition of a branch that shows an error and ends the operation.
  private func refusingFlags() -> [Decision] {
    var found: [Decision] = []
    for statement in range where tree[statement].kind == .if || tree[statement].kind == .guard {
      guard let block = tree.block(of: statement), case let condition = statement + 1,
        Int(tree[condition].next) == block, tree[condition].kind != .sequence,
        outcomes.reportsError(statement) || outcomes.isRefusedWithText(statement)
      else { continue }
      found += parts(of: condition).compactMap { statusFlag($0) }.filter {
        !Words.contains($0.subject, in: vocabulary[.protocolResults])
      }
    }
    return found
  }

  /// The values that `&&`, `||` and `!` combine.
  func parts(of condition: Int) -> [Int] {
    switch tree[condition].kind {
    case .chain: return [condition]
    case .prefixOperator, .tuple, .argument: return tree.children(of: condition).flatMap { parts(of: $0) }
    case .sequence:
      let nodes = tree.siblings(in: tree.inside(condition))
      let isLogical = nodes.allSatisfy { node in
        tree[node].kind != .binaryOperator || tree.isNamed(node, "&&") || tree.isNamed(node, "||")
      }
      return isLogical ? nodes.flatMap { parts(of: $0) } : []
    default: return []
    }
  }

  func statusFlag(_ chain: Int) -> Decision? {
    var (member, isCalled): (Int?, Bool) = (nil, false)
    for suffix in tree.suffixes(of: chain) {
      switch tree[suffix].kind {
      case .member: (member, isCalled) = (suffix, false)
      case .call: isCalled = true
      case .optionalChaining, .forceUnwrap: continue
      default: return nil
      }
    }
    guard let member, tree[tree.base(of: chain)].kind == .identifier,
      tree.name(tree.base(of: chain)).first?.isLowercase == true,
      let property = project.graph.references(in: body.file, at: tree[member].offset).lazy
        .compactMap(\.memberDeclaration).first,
      project.graph[property].kind == (isCalled ? .function : .variable), hasType(property, in: .truthTypes),
      let owner = project.graph.enclosingType(of: property), isFlagOfDomain(tree.name(member), of: owner)
    else { return nil }
    let text = tree.text(of: tree.subtree(of: chain))
    var result = decision(.status, at: chain, subject: text, text: text)
    result.isAboutValue = true
    return result
  }

  private func isFlagOfDomain(_ name: String, of type: TypeID) -> Bool {
    let (words, owner) = (Words.split(name), Words.split(project.graph.types[type.index].simpleName))
    // A record of the domain may be called `LeaveRequest`, `TrainingSession` or `RepairTask`.
    guard
      isModel(type) && project.graph.hasIdentity(type, vocabulary)
        || !vocabulary[.ownTimes].containsAny(of: owner)
          && !vocabulary.isTechnicalType(project.graph.types[type.index].simpleName)
          && !vocabulary[.technical].containsAny(of: owner)
    else { return false }
    if project.role(of: type) == .dto { return vocabulary[.standings].contains(name) }
    return isModel(type) && !vocabulary[.keptTimes].containsAny(of: words)
      && !vocabulary[.failures].containsAny(of: words)
      && !vocabulary[.technical].containsAny(of: words)
      && !words.contains {
        vocabulary[.technicalInData].contains($0) && !vocabulary[.expiries].contains($0)
          || vocabulary[.technicalFlags].contains($0)
      }
  }
}
