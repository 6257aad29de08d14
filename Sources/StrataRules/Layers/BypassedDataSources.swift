import StrataClassification
import StrataDefinition
import StrataModel

/// Calls by which a repository bypasses the data sources that it has: of a network client, of a storage, or of what a
/// framework offers for either; and where it stores what it calls so. A client that it only hands on to a data source
/// does not count. A repository without data sources is what others call a data source, unless most repositories of the
/// project have some.
struct BypassedDataSources {
  private let context: RuleContext
  private let roleOfExternal: [RoleIndex?]
  /// Roles that only data sources call.
  private let roles: Set<RoleIndex>
  private let files: [TypeID?: [FileCalls.Call]]

  /// - Parameter roleOfExternal: by type outside the project.
  init(_ context: RuleContext, roleOfExternal: [RoleIndex?]) {
    self.context = context
    self.roleOfExternal = roleOfExternal
    let definition = context.project.definition
    roles = Set([RoleID.networkClient, .storage].compactMap(definition.roleIndex))
    files = Dictionary(grouping: context.fileCalls, by: \.type)
  }

  func violations() -> (found: [Violation], examined: Int) {
    let project = context.project
    let repositories = project.types(in: [.repository]).filter {
      !project.isReplacement($0) && !context.isInterface($0) && project.isProduction($0)
    }
    var found: [Violation] = []
    var others: [[Violation]] = []
    var sourced = 0
    for repository in repositories {
      let source = dataSource(of: repository)
      let own = violations(of: repository, source)
      if source != nil {
        sourced += 1
        found += own
      } else if !own.isEmpty {
        others.append(own)
      }
    }
    if sourced >= 2, sourced > others.count {
      let end = "; \(sourced) of \(sourced + others.count) repositories leave that to data sources"
      found += others.joined().map { violation in
        var violation = violation
        violation.message += end
        return violation
      }
    }
    return (found, repositories.count)
  }

  private func violations(of repository: TypeID, _ source: String?) -> [Violation] {
    let graph = context.project.graph
    var seen: Set<String> = []
    var called: Set<TypeID> = []
    let named = context.project.references(from: repository, where: isBypass)
      .compactMap { reference -> Violation? in
        let target = graph.name(of: reference.target)
        if let type = reference.target.typeID { called.insert(type) }
        guard seen.insert("\(target) \(reference.declaration)").inserted else { return nil }
        return violation(
          of: repository, CodeLocation(reference.file, reference.offset), target: target, type: reference.target.typeID,
          source)
      }
    // One that it calls itself is stored for that, not to hand it on.
    let held = graph.references(from: repository).filter { reference in
      (reference.kind == .stores || reference.kind == .takes)
        && reference.target.typeID.map { called.contains($0) } ?? false
    }
    let stored = held.map { reference in
      violation(
        of: repository, CodeLocation(reference.file, reference.offset), target: graph.name(of: reference.target),
        type: reference.target.typeID, source, verb: reference.kind == .stores ? "stores" : "takes")
    }
    let calls = files[repository, default: []]
    return stored + named + calls.map { violation(of: repository, $0.location, target: $0.name, source) }
  }

  private func violation(
    of repository: TypeID, _ location: CodeLocation, target: String, type: TypeID? = nil, _ source: String?,
    verb: String = "calls"
  ) -> Violation {
    let name = context.project.graph[repository].name
    let use = "repository \(quoted(name)) \(verb) \(quoted(target))"
    var violation = Violation(
      file: location.file, offset: location.offset, symbol: name, target: target,
      message: source.map { "\(use) and bypasses its data source \(quoted($0))" } ?? "\(use) without a data source",
      remedy: source.map { "move the call to a data source, such as \(quoted($0)), and let \(quoted(name)) call that" }
        ?? "extract a data source that calls \(quoted(target)), and inject it into \(quoted(name))",
      chain: [name, target])
    violation.targetType = type
    violation.properChain = [name, source ?? "data source", target]
    return violation
  }

  /// The name of the first data source that a type stores.
  private func dataSource(of type: TypeID) -> String? {
    let graph = context.project.graph
    let held = graph.references(from: type).first { reference in
      reference.kind == .stores && reference.target.typeID.map { context.has(.dataSource, $0) } ?? false
    }
    return held.map { graph.name(of: $0.target) }
  }

  /// A framework's types are used by themselves (`UserDefaults.standard`), those of the project by their operations.
  private func isBypass(_ reference: Reference) -> Bool {
    let role: RoleIndex?
    switch reference.target {
    case .type(let type):
      role = reference.kind == .calls && context.isProduction(type) ? context.roleOfType[type.index] : nil
    case .external(let type): role = reference.kind == .inherits ? nil : roleOfExternal[type.index]
    case .declaration: return false
    }
    return role.map(roles.contains) ?? false && !isGivenToDataSource(reference)
  }

  /// `RemoteOrders(session: URLSession(configuration: .default))`: the data source gets it.
  private func isGivenToDataSource(_ reference: Reference) -> Bool {
    guard reference.target.externalID != nil else { return false }
    return context.project.graph.references(in: reference.file).contains { creation in
      creation.kind == .creates && creation.declaration == reference.declaration && creation.offset < reference.offset
        && creation.target.typeID.map { context.has(.dataSource, $0) } ?? false
        && context.isArgument(reference, of: creation)
    }
  }
}
