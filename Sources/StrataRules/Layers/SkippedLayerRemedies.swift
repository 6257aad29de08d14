import StrataDefinition
import StrataModel

/// Messages and remedies of `skipped-layer`. The types between two types are found by a search in the graph, so the
/// result for each pair is kept.
final class SkippedLayerRemedies {
  private let context: RuleContext
  private let clientRole: RoleIndex?
  private let stores: FrameworkStores
  private let shapes: ClientsByShape
  private let routeRole: RoleIndex?
  private var known: [Question: Remedy] = [:]

  /// What to do, and the names on the way from the user to the target then.
  private struct Remedy {
    var text: String
    var chain: [String] = []

    init(_ text: String, through chain: [String] = []) {
      self.text = chain.isEmpty ? text : "\(text): \(chain.joined(separator: " → "))"
      self.chain = chain
    }
  }

  private struct Question: Hashable {
    /// Nil for code outside all types, which its file identifies.
    var user: TypeID?
    var file: FileID?
    var target: Target
  }

  init(_ context: RuleContext, _ stores: FrameworkStores, _ shapes: ClientsByShape) {
    self.context = context
    self.stores = stores
    self.shapes = shapes
    clientRole = context.project.definition.roleIndex(of: .networkClient)
    routeRole = context.project.definition.roleIndex(of: .networkRoute)
  }

  func isClient(_ usage: Usage) -> Bool { clientRole != nil && targetRole(usage) == clientRole }
  func isRoute(_ usage: Usage) -> Bool { routeRole != nil && targetRole(usage) == routeRole }

  private func targetRole(_ usage: Usage) -> RoleIndex? {
    guard let type = usage.target else { return stores.role(of: usage) }
    return shapes[type] ?? context.roleOfType[type.index]
  }

  /// Nil if user or target has no role.
  /// - Parameter verb: what the user does with the target; nil: what the usage says.
  func violation(_ usage: Usage, including parts: [UInt32], verb: String? = nil) -> Violation? {
    let definition = context.project.definition
    guard let user = usage.site.role, let used = targetRole(usage) else { return nil }
    let symbol = context.symbol(usage)
    let target = stores.name(of: usage)
    let (from, to) = (definition[user], definition[used])
    let between = from.through?.noun ?? "layer"
    let isMissing = from.through == .viewModel && viewModels(of: usage).isEmpty
    let remedy = remedy(usage, from: from, to: to, symbol: symbol, target: target)
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: target,
      message: "\(from.id.noun) \(quoted(symbol)) \(verb ?? context.verb(of: usage.reference)) \(to.id.noun) "
        + quoted(target)
        + (isMissing ? " without a \(between) between them" : " and bypasses the \(between) between them"),
      remedy: remedy.text, chain: [symbol, target], includes: parts)
    violation.properChain = remedy.chain
    return violation
  }

  private func remedy(_ usage: Usage, from: Role, to: Role, symbol: String, target: String) -> Remedy {
    let key = Question(
      user: usage.user, file: usage.user == nil ? usage.reference.file : nil, target: usage.reference.target)
    if let remedy = known[key] { return remedy }
    let remedy = newRemedy(usage, from: from, to: to, symbol: symbol, target: target)
    known[key] = remedy
    return remedy
  }

  private func newRemedy(_ usage: Usage, from: Role, to: Role, symbol: String, target: String) -> Remedy {
    if !context.writesRemedies { return Remedy("") }
    guard let through = from.through else { return Remedy("call the layer between instead of \(quoted(target))") }
    let users = intermediaries(of: usage, through: through)
    let path = Self.path(from: from, to: to, in: context.project.definition)
    if users.count == 1 {
      let name = context.project.graph[users[0].injected].name
      let names = [symbol, name] + path.dropFirst(2).map(\.noun) + [target]
      if through == .viewModel { return Remedy("call a function of \(quoted(name)) instead", through: names) }
      let caller = users[0].interface == nil ? "which" : "whose implementation"
      let verb = path.count > 2 ? "leads to" : "calls"
      return Remedy("inject \(quoted(name)), \(caller) \(verb) \(quoted(target))", through: names)
    }
    let steps = [symbol] + path.dropFirst().map(\.noun) + [target]
    if through == .viewModel, to.id != .useCase {
      let next = path.dropFirst(2).first.map(\.nounWithArticle) ?? quoted(target)
      if usage.reference.context.contains(.attribute) {
        return Remedy(
          "let the view model publish what \(quoted(target)) reads, since only views can use it", through: steps)
      }
      let viewModel = users.isEmpty ? "write a view model for \(quoted(symbol))" : "call the view model"
      return Remedy("\(viewModel), which calls \(next)", through: steps)
    }
    if users.count > 1, users.count <= 3 {
      let names = users.map { quoted(context.project.graph[$0.injected].name) }
      return Remedy(
        "inject the \(through.noun) that calls \(quoted(target)) (\(listed(names, "or")))", through: steps)
    }
    let suggestion =
      Self.suggestedName(for: target, role: to.id, through: through, context.vocabulary).map { " \(quoted($0))" } ?? ""
    return Remedy(
      "extract \(through.nounWithArticle)\(suggestion) that calls \(quoted(target)), and inject it into "
        + "\(quoted(symbol))", through: steps)
  }

  /// The types between a user and what it uses.
  private func intermediaries(of usage: Usage, through: RoleID) -> [DependencyUser] {
    guard let type = usage.target else { return [] }
    if through == .viewModel { return viewModels(of: usage) }
    let members = usage.user.map { context.members(of: type, calledBy: $0) } ?? []
    return context.users(of: type, calling: members, in: through, except: usage.user)
  }

  /// The view models that a view already uses.
  private func viewModels(of usage: Usage) -> [DependencyUser] {
    guard let view = usage.user else { return [] }
    let graph = context.project.graph
    let found = graph.references(from: view).compactMap(\.target.typeID).filter {
      context.has(.viewModel, $0) && context.isProduction($0) && !context.flags[$0.index].contains(.part)
    }
    return Set(found).sorted { (graph[$0].name, $0) < (graph[$1].name, $1) }.map { DependencyUser(type: $0) }
  }

  /// The roles on the path from one to another through those between them, without the last.
  static func path(from: Role, to: Role, in definition: Definition) -> [RoleID] {
    var path = [from.id]
    var current = from
    while current.skips.contains(to.id), let through = current.through, !path.contains(through),
      let next = definition.role(through)
    {
      path.append(through)
      current = next
    }
    return path
  }

  /// `SendOTPGatewayProtocol` → `SendOTPUseCase`.
  static func suggestedName(
    for target: String, role: RoleID, through: RoleID, _ vocabulary: Vocabulary
  ) -> String? {
    guard through == .useCase, role == .gateway, !target.contains(".") else { return nil }
    var name = target
    for list in [Vocabulary.List.protocolSuffixes, .implementationSuffixes] {
      name = vocabulary[list].removed(from: name) ?? name
    }
    guard let operation = vocabulary[.gatewaySuffixes].removed(from: name) else { return nil }
    return vocabulary[.useCaseSuffixes].entries.first.map { operation + $0 }
  }
}
