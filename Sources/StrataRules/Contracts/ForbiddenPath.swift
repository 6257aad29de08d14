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

  /// A type, or a declaration outside types.
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
    let steps = context.usagesUnderContract.compactMap { step($0, graph) }
    let next = shortestWays(steps)
    for step in steps where isIn(from, step.from) && !isIn(to, step.from) {
      outcome.examined += 1
      guard !isIn(from, step.to), isIn(to, step.to) || next[step.to] != nil else { continue }
      var chain = [step.from, step.to]
      while let last = chain.last, !isIn(to, last), let following = next[last] { chain.append(following) }
      outcome.violations.append(violation(of: step, chain.map { name($0, context) }, context))
    }
    return outcome
  }

  private func violation(of step: Step, _ chain: [String], _ context: RuleContext) -> Violation {
    let symbol = context.symbol(step.usage)
    let names = [symbol] + chain.dropFirst()
    let (last, between) = (names[names.count - 1], names.dropFirst().dropLast())
    let way = between.isEmpty ? "" : " through \(listed(between.map { quoted($0) }))"
    var violation = Violation(
      at: step.usage.reference, symbol: symbol, target: names[1],
      message: "\(quoted(symbol)) reaches \(quoted(last))\(way), and no path may lead there (\(contract.origin))",
      remedy: "cut the chain at one of its steps, for example by a protocol that \(quoted(last)) conforms to",
      chain: names)
    if let declaration = context.freeDeclaration(step.usage.reference) {
      violation.links = ViolationLinks(declaration: declaration)
    }
    return violation
  }

  private func step(_ usage: Usage, _ graph: Graph) -> Step? {
    let user = usage.user.map { Node.type($0) } ?? topLevel(usage.reference.file, usage.reference.declaration, graph)
    guard let user else { return nil }
    switch usage.reference.target {
    case .type(let type): return Step(usage: usage, from: user, to: .type(type))
    case .declaration(let file):
      guard let declaration = usage.reference.memberDeclaration,
        let target = topLevel(file, declaration.index, graph)
      else { return nil }
      return Step(usage: usage, from: user, to: target)
    case .external: return nil
    }
  }

  /// The declaration at file level around another one; nil for the statements of a script.
  private func topLevel(_ file: FileID, _ declaration: UInt32, _ graph: Graph) -> Node? {
    guard declaration != noIndex else { return nil }
    let declarations = graph[file].facts.declarations
    var index = declaration
    while declarations[Int(index)].parent != noIndex { index = declarations[Int(index)].parent }
    return .declaration(DeclarationID(file, index))
  }

  private func isIn(_ selection: Selection, _ node: Node) -> Bool {
    switch node {
    case .type(let type): return selection.types.contains(type)
    case .declaration(let declaration): return selection.files.contains(declaration.file)
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
  private func shortestWays(_ steps: [Step]) -> [Node: Node] {
    var users: [Node: [Node]] = [:]
    for step in steps where step.from != step.to { users[step.to, default: []].append(step.from) }
    var next: [Node: Node] = [:]
    var seen: Set<Node> = []
    // In the order of the code, so that the result does not depend on hashes.
    var border = steps.map(\.to).filter { isIn(to, $0) && seen.insert($0).inserted }
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
