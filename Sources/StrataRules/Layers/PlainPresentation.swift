import StrataDefinition
import StrataModel

/// Code of the presentation that must use storage no more than its view models do, whatever its role is: helpers
/// without a role, services, views that may use the project's own storages, and the types that show screens. The latter
/// may hold a storage for a screen, but not use it.
struct PlainPresentation {
  private let context: RuleContext
  private let storage: RoleIndex
  private let viewModel: Role
  private let layer: LayerID

  /// Nil if view models may use storages.
  init?(_ context: RuleContext) {
    let definition = context.project.definition
    guard let storage = definition.roleIndex(of: .storage), let viewModel = definition.roleIndex(of: .viewModel),
      context.skips(viewModel, storage), let layer = definition.layerID(named: definition[viewModel].layer)
    else { return nil }
    self.context = context
    self.storage = storage
    self.viewModel = definition[viewModel]
    self.layer = layer
  }

  private static let screenRoles: Set<RoleID> = [.coordinator, .router]
  private static let plainRoles: Set<RoleID> = screenRoles.union([.uiState, .service])

  private func isPlain(_ site: UsageSite) -> Bool {
    guard site.layer == layer, site.folder == layer else { return false }
    guard let role = site.role else { return true }
    let id = context.project.definition[role].id
    return id == .view ? !context.skips(role, storage) : Self.plainRoles.contains(id)
  }

  private func isOfScreens(_ role: RoleIndex?) -> Bool {
    role.map { Self.screenRoles.contains(context.project.definition[$0].id) } ?? false
  }

  /// Whether such code uses a storage of a framework.
  func uses(_ usage: Usage, _ role: RoleIndex?) -> Bool {
    let (reference, site) = (usage.reference, usage.site)
    guard role == storage, isPlain(site), !isOfScreens(site.role) else { return false }
    return reference.kind != .inherits && !reference.context.contains(.metatype)
      && (site.type != nil || reference.context.contains(.body))
  }

  /// What coordinators and routers do with storages of frameworks, also those that build the screens.
  func workOfScreens(_ stores: FrameworkStores) -> [Violation] {
    let graph = context.project.graph
    return context.project.types(in: Self.screenRoles).flatMap { type -> [Violation] in
      guard context.layerOfType[type.index] == layer, !context.project.isReplacement(type) else { return [] }
      return stores.work(of: type).filter { stores.isStorage($0) }.map { work in
        violation(
          at: work.location, symbol: graph[type].name, role: context.roleOfType[type.index], verb: "uses",
          target: graph.name(of: .external(work.external)))
      }
    }
  }

  /// A violation of such code, or of a role that must not use storages.
  func violation(
    at location: CodeLocation, symbol: String, role: RoleIndex?, verb: String, target: String,
    kind: RoleID = .storage
  ) -> Violation {
    let definition = context.project.definition
    let user = role.map { definition[$0] }
    let from = user.flatMap { $0.skips.contains(.storage) ? $0 : nil } ?? viewModel
    // These have a view model that calls the use case.
    let isOfScreen = isOfScreens(role) || from.id == viewModel.id && user?.id == .view
    let path = SkippedLayerRemedies.path(from: from, to: definition[storage], in: definition).dropFirst().map(\.noun)
    let subject = (user.map { $0.id.noun + " " } ?? "") + quoted(symbol)
    let useCase = from.through ?? .useCase
    let between = user?.id == .view ? RoleID.viewModel : useCase
    let caller =
      isOfScreen ? "call it in the view model of the screen" : "inject it into \(quoted(symbol))"
    var violation = Violation(
      file: location.file, offset: location.offset, symbol: symbol, target: target,
      message: "\(subject) \(verb) \(kind.noun) \(quoted(target)) and bypasses the \(between.noun) between them",
      remedy: "extract \(useCase.nounWithArticle) that calls \(quoted(target)), and \(caller)",
      chain: [symbol, target],
      includes: [location.offset])
    violation.properChain = [symbol] + (isOfScreen ? [RoleID.viewModel.noun] : []) + path + [target]
    violation.remedy += ": \(violation.properChain.joined(separator: " → "))"
    return violation
  }

  /// A violation at a usage of a target with a name.
  func violation(_ usage: Usage, target: String) -> Violation {
    violation(
      at: CodeLocation(usage.reference.file, usage.reference.offset), symbol: context.symbol(usage),
      role: usage.site.role, verb: context.verb(of: usage.reference), target: target)
  }

  /// Calls that read or write a file in such code, in view models and in use cases: the file system is a storage, too.
  func fileCalls() -> [Violation] {
    context.fileCalls.compactMap { call in
      guard let site = site(of: call), site.excuse == nil, isPlain(site) || context.skips(site.role, storage) else {
        return nil
      }
      let symbol = site.type.map { context.project.graph[$0].name } ?? context.fileLevelSymbol(call.declaration)
      return violation(
        at: call.location, symbol: symbol, role: site.role, verb: "calls", target: call.name,
        kind: call.isFromWeb ? .networkClient : .storage)
    }
  }

  /// The site of a call, as that of what its type uses in the file. Outside types the file decides.
  private func site(of call: FileCalls.Call) -> UsageSite? {
    let file = call.location.file
    guard let type = call.type else { return UsageSite(layer: context.layerOfFile[file.index]) }
    return context.usages(by: type).first { $0.reference.file == file }?.site
  }
}
