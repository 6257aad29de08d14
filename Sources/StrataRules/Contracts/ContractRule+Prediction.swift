import StrataClassification
import StrataDefinition
import StrataModel

extension ContractRule: PredictingRule {
  func prediction(_ context: RuleContext, settings: RuleSettings) -> (any Prediction)? {
    switch contract.statement {
    case .independent(let selection):
      return PartPrediction(contract, selection, context) { _ in CycleFinder(count: 0) }
    case .acyclic(let selection):
      return PartPrediction(contract, selection, context) { AcyclicParts(contract: contract, parts: $0).edges(context) }
    case .protected(let selector, let only): return SelectionPrediction(contract, selector, only, context)
    case .noPath(let from, let to): return PathPrediction(contract, from, to, context)
    }
  }
}

extension Contract {
  var objection: String { "contract '\(name)' forbids it" }
}

/// Whether a layer has files in a part from which, and into which, a type could be used as the contract allows.
private final class PartPrediction: Prediction {
  private let contract: Contract
  private let context: RuleContext
  private let selection: PartSelection
  private let edges: (ContractParts) -> CycleFinder
  private lazy var parts = ContractParts(selection, context)
  /// The present edges between parts that may form no cycle; without nodes if each part is independent.
  private lazy var finder = edges(parts)

  init(
    _ contract: Contract, _ selection: PartSelection, _ context: RuleContext,
    edges: @escaping (ContractParts) -> CycleFinder
  ) {
    self.contract = contract
    self.selection = selection
    self.context = context
    self.edges = edges
  }

  func objection(to move: ProposedMove) -> String? {
    let graph = context.project.graph
    let users = Set(move.usages(context).map { parts.ofFile[$0.reference.file.index] })
    let used = Set(move.used.map { parts.ofFile[graph[$0].declaration.file.index] })
    let files = graph.files.indices.filter { context.layerOfFile[$0] == move.layer && !graph.files[$0].isTest }
    let places = Set(files.map { parts.ofFile[$0] })
    let isFree = places.isEmpty || places.contains { isAllowed(users: users, used: used, in: $0) }
    return isFree ? nil : contract.objection
  }

  private func isAllowed(users: Set<Int>, used: Set<Int>, in part: Int) -> Bool {
    if part < 0 { return true }
    let before = users.filter { $0 >= 0 && $0 != part }
    let after = used.filter { $0 >= 0 && $0 != part }
    if finder.count == 0 { return before.isEmpty && after.isEmpty }
    // A new edge closes a cycle if there is a way back.
    return !before.contains { finder.edge($0, part) == nil && reaches($0, from: part, and: after) }
      && !after.contains { finder.edge(part, $0) == nil && reaches(part, from: $0, and: []) }
  }

  private func reaches(_ target: Int, from start: Int, and further: Set<Int>) -> Bool {
    var seen = further.union([start])
    var open = Array(seen)
    while let part = open.popLast() {
      if part == target { return true }
      for next in 0..<finder.count where finder.edge(part, next) != nil && seen.insert(next).inserted {
        open.append(next)
      }
    }
    return false
  }
}

/// Whether a type would be protected from one of its users, or would use a protected type.
private final class SelectionPrediction: Prediction {
  private let contract: Contract
  private let protected: Selector
  private let only: Selector
  private let context: RuleContext
  private lazy var selections = Selection.all([protected, only], in: context.project)

  init(_ contract: Contract, _ protected: Selector, _ only: Selector, _ context: RuleContext) {
    self.contract = contract
    self.protected = protected
    self.only = only
    self.context = context
  }

  func objection(to move: ProposedMove) -> String? {
    let project = context.project
    let layer = context.layerName(move.layer)
    let isProtected = project.matches(protected, move.type, in: layer)
    if isProtected, !selections[0].types.contains(move.type) {
      let isForbidden = move.usages(context).contains { usage in
        !selections.contains { selection in
          selection.files.contains(usage.reference.file) || usage.user.map { selection.types.contains($0) } ?? false
        }
      }
      if isForbidden { return contract.objection }
    }
    let isUser = isProtected || project.matches(only, move.type, in: layer)
    return !isUser && move.used.contains { selections[0].types.contains($0) } ? contract.objection : nil
  }
}

/// Whether a path would lead from a type or to it.
private final class PathPrediction: Prediction {
  private let contract: Contract
  private let from: Selector
  private let to: Selector
  private let context: RuleContext
  private lazy var selections = Selection.all([from, to], in: context.project)

  init(_ contract: Contract, _ from: Selector, _ to: Selector, _ context: RuleContext) {
    self.contract = contract
    self.from = from
    self.to = to
    self.context = context
  }

  func objection(to move: ProposedMove) -> String? {
    let project = context.project
    let layer = context.layerName(move.layer)
    let begins = project.matches(from, move.type, in: layer) && !selections[0].types.contains(move.type)
    let ends = project.matches(to, move.type, in: layer) && !selections[1].types.contains(move.type)
    func used(by type: TypeID) -> [TypeID] { context.usages(by: type).filter(\.isJudged).compactMap(\.target) }
    func users(of type: TypeID) -> [TypeID] { context.usages(of: type).filter(\.isJudged).compactMap(\.user) }
    let isPath =
      begins && isReached(selections[1], from: move.type, used)
      || ends && isReached(selections[0], from: move.type, users)
    return isPath ? contract.objection : nil
  }

  private func isReached(_ selection: Selection, from start: TypeID, _ next: (TypeID) -> [TypeID]) -> Bool {
    var seen: Set<TypeID> = [start]
    var open = [start]
    while let type = open.popLast() {
      for other in next(type) where seen.insert(other).inserted {
        if selection.types.contains(other) { return true }
        open.append(other)
      }
    }
    return false
  }
}
