import StrataClassification
import StrataDefinition
import StrataModel

/// A contract with `no-path`: no chain of usages leads from some types to others.
struct ForbiddenPath {
  private let contract: Contract
  private let from: Selection
  private let to: Selection

  init(_ contract: Contract, from: Selection, to: Selection) {
    self.contract = contract
    self.from = from
    self.to = to
  }

  /// A type, or a declaration outside types: also an extension in another file than the type, which those reach who use
  /// its members.
  private enum Node: Hashable {
    case type(TypeID)
    case declaration(DeclarationID)
  }

  private struct Step {
    var usage: Usage
    var from: Node
    var to: Node
  }

  func check(_ context: RuleContext) -> RuleOutcome {
    var outcome = RuleOutcome()
    guard !to.isEmpty, !from.isEmpty else { return outcome }
    let graph = context.project.graph
    let steps = context.usagesUnderContract(withOwnMembers: true).flatMap { self.steps(of: $0, graph) }
    let next = shortestWays(steps, graph)
    for step in steps where isIn(from, step.from, graph) && !isIn(to, step.from, graph) {
      outcome.examined += 1
      guard !isIn(from, step.to, graph), isIn(to, step.to, graph) || next[step.to] != nil else { continue }
      var chain = [step.from, step.to]
      while let last = chain.last, !isIn(to, last, graph), let following = next[last] { chain.append(following) }
      outcome.violations.append(violation(of: step, chain, context))
    }
    return outcome
  }

  private func violation(of step: Step, _ chain: [Node], _ context: RuleContext) -> Violation {
    let symbol = context.symbol(step.usage)
    let names = [symbol] + chain.dropFirst().map { name($0, context) }
    let (last, between) = (names[names.count - 1], names.dropFirst().dropLast())
    let isExtension = chain.last.flatMap { extended($0, context.project.graph) } != nil
    let way = between.isEmpty ? "" : " through \(listed(between.map { quoted($0) }))"
    var violation = Violation(
      at: step.usage.reference, symbol: symbol, target: names[1],
      message:
        "\(quoted(symbol)) reaches \(isExtension ? "an extension of " : "")\(quoted(last))\(way), and no path may "
        + "lead there (\(contract.origin))",
      remedy: "cut the chain at one of its steps, for example "
        + (isExtension
          ? "by a parameter for what the extension adds" : "by a protocol that \(quoted(last)) conforms to"),
      chain: names)
    if let declaration = context.freeDeclaration(step.usage.reference) {
      violation.links = ViolationLinks(declaration: declaration)
    }
    return violation
  }

  /// From the user to the target; where an extension in another file declares the member, also to the extension.
  private func steps(of usage: Usage, _ graph: Graph) -> [Step] {
    let reference = usage.reference
    let around = topLevel(reference.file, reference.declaration, graph)
    let isExtension = around.flatMap { extended($0, graph) }.map { $0 == usage.user.map(graph.outermost) } ?? false
    guard let user = isExtension ? around : usage.user.map({ Node.type($0) }) ?? around else { return [] }
    let member = reference.memberDeclaration.flatMap { topLevel($0.file, $0.index, graph) }
    switch reference.target {
    case .type(let type):
      let added = member.flatMap { extended($0, graph) == nil ? nil : $0 }
      return ([.type(type)] + [added].compactMap { $0 }).map { Step(usage: usage, from: user, to: $0) }
    case .declaration: return [member].compactMap { $0 }.map { Step(usage: usage, from: user, to: $0) }
    case .external: return []
    }
  }

  /// The type that a declaration in another file extends.
  private func extended(_ node: Node, _ graph: Graph) -> TypeID? {
    guard case .declaration(let id) = node, graph[id].kind == .extension,
      let type = graph.typeOfDeclaration[id.file.index][Int(id.index)],
      graph.types[type.index].declaration.file != id.file
    else { return nil }
    return graph.outermost(type)
  }

  /// The declaration at file level around another one; nil for the statements of a script.
  private func topLevel(_ file: FileID, _ declaration: UInt32, _ graph: Graph) -> Node? {
    guard declaration != noIndex else { return nil }
    let declarations = graph[file].facts.declarations
    var index = declaration
    while declarations[Int(index)].parent != noIndex { index = declarations[Int(index)].parent }
    return .declaration(DeclarationID(file, index))
  }

  /// An extension is part of its file, or of the type that it extends.
  private func isIn(_ selection: Selection, _ node: Node, _ graph: Graph) -> Bool {
    switch node {
    case .type(let type): return selection.types.contains(type)
    case .declaration(let declaration):
      if selection.files.contains(declaration.file) { return true }
      return extended(node, graph).map { selection.types.contains($0) } ?? false
    }
  }

  private func name(_ node: Node, _ context: RuleContext) -> String {
    switch node {
    case .type(let type): return context.project.graph[type].name
    case .declaration(let declaration): return context.fileLevelSymbol(declaration)
    }
  }

  /// For each node from which a chain leads to the targets, the next node of the shortest one. Of equally short ones, that
  /// whose first step comes first in the code.
  private func shortestWays(_ steps: [Step], _ graph: Graph) -> [Node: Node] {
    var users: [Node: [Node]] = [:]
    for step in steps where step.from != step.to { users[step.to, default: []].append(step.from) }
    var next: [Node: Node] = [:]
    var seen: Set<Node> = []
    // In the order of the code, so that the result does not depend on hashes.
    var border = steps.map(\.to).filter { isIn(to, $0, graph) && seen.insert($0).inserted }
    while !border.isEmpty {
      var following: [Node] = []
      for node in border {
        for user in users[node] ?? [] where seen.insert(user).inserted {
          next[user] = node
          following.append(user)
        }
      }
      border = following
    }
    return next
  }
}
