import StrataClassification
import StrataModel

/// Shows which findings a change of the code would close and open: plans the edits, applies them to a copy of the
/// workspace in memory, and checks the result like any other code.
public struct WhatIf: Sendable {
  /// The unchanged code.
  public let snapshot: Snapshot
  private let analyzer: Analyzer
  /// The result of the check of the unchanged code.
  public let currentResult: CheckResult

  public init(_ analyzer: Analyzer) {
    var analyzer = analyzer
    snapshot = analyzer.update()
    self.analyzer = analyzer
    currentResult = snapshot.check()
  }

  /// A destination of a move.
  public enum Destination: Sendable, Hashable {
    case layer(String)
    /// The path of a folder, relative to the root.
    case folder(String)
  }

  /// The findings that close and open if a type is moved to another layer or folder.
  /// - Parameters:
  ///   - isWholeFile: whether the other declarations of its file move too.
  ///   - kind: what the plan is called; for a protocol, "declare" instead of "move".
  public func move(
    _ type: TypeID, to destination: Destination, wholeFile isWholeFile: Bool = false, kind: ChangePlan.Kind = .move
  ) throws(WhatIfError) -> ChangeOutcome {
    var planner = try MovePlanner(
      snapshot, analyzer.workspace, type, to: destination, finder: finder(for: type), wholeFile: isWholeFile, kind: kind
    )
    let after = try simulate(planner.changes)
    guard try planner.adapt(to: after) else { return outcome(planner.plan(after), planner.changes, after) }
    let adapted = try simulate(planner.changes)
    return outcome(planner.plan(adapted), planner.changes, adapted)
  }

  /// The findings that close and open if a protocol for a type is declared in another layer, and the users of the type
  /// in other layers depend on the protocol. Composition roots, which create the type, keep using it.
  public func declare(
    _ name: String, for type: TypeID, in destination: Destination
  ) throws(WhatIfError) -> ChangeOutcome {
    guard !snapshot.graph.types.contains(where: { $0.simpleName == name }) else {
      throw WhatIfError("a type `\(name)` exists already; strata whatif move \(name) shows where it is best declared")
    }
    let users = Self.users(of: type, snapshot.project)
    let folder = try finder(for: type, users: users + [type]).folder(for: destination, isNew: true)
    return try replace(type, for: users, kind: .declare, name: name, folder: folder)
  }

  /// The findings that close and open if a type depends on a protocol instead of another type. The protocol is declared
  /// beside the user and has the operations that it calls; the other type conforms to it.
  /// - Parameters:
  ///   - name: the name of the protocol; nil: derived from the name of the type.
  ///   - destination: where the protocol is declared; nil: beside the user.
  public func invert(
    _ user: TypeID, _ target: TypeID, name: String? = nil, in destination: Destination? = nil
  ) throws(WhatIfError) -> ChangeOutcome {
    let graph = snapshot.graph
    let user = graph.outermost(user)
    guard user != target else { throw WhatIfError("`\(graph[user].name)` is one type; name two") }
    guard !TypeUses(of: target, by: user, in: graph).all.isEmpty else {
      throw WhatIfError("`\(graph[user].name)` does not use `\(graph[target].name)` in production code")
    }
    if let name, graph.types.contains(where: { $0.simpleName == name }) {
      throw WhatIfError("a type `\(name)` exists already; name another with --as NAME")
    }
    var folder = DestinationFinder.Found(
      folder: DestinationFinder.folder(of: graph[graph[user].declaration.file].path), reason: nil)
    if let destination {
      folder = try finder(for: user, users: [user, target]).folder(for: destination, isNew: true)
    }
    return try replace(target, for: [user], kind: .invert, name: name, folder: folder)
  }

  private func replace(
    _ type: TypeID, for users: [TypeID], kind: ChangePlan.Kind, name: String?, folder: DestinationFinder.Found
  ) throws(WhatIfError) -> ChangeOutcome {
    var planner = try InterfacePlanner(
      snapshot, analyzer.workspace, kind: kind, users: users, target: type, name: name, folder: folder)
    let after = try simulate(planner.changes)
    guard try planner.adapt(to: after) else { return outcome(planner.plan(after), planner.changes, after) }
    let adapted = try simulate(planner.changes)
    return outcome(planner.plan(adapted), planner.changes, adapted)
  }

  /// The outermost production types of other layers that use a type, without composition roots.
  private static func users(of type: TypeID, _ project: ClassifiedGraph) -> [TypeID] {
    let graph = project.graph
    let found = graph.references(to: type).compactMap { reference -> TypeID? in
      guard reference.kind != .inherits, project.isProduction(reference), let source = reference.source else {
        return nil
      }
      let user = graph.outermost(source)
      guard user != type, project.isProduction(user), !project.isCompositionRoot(user) else { return nil }
      return project.layer(of: user) == project.layer(of: type) ? nil : user
    }
    return Set(found).sorted()
  }

  /// - Parameter users: those of a new protocol; nil: the type moves.
  private func finder(for type: TypeID, users: [TypeID]? = nil) -> DestinationFinder {
    DestinationFinder(snapshot.project, type, users: users) { isNew($1, in: $0, beside: type) }
  }

  /// Whether a file in a new folder would be in a layer, and in the module of a type. Modules that are inferred from
  /// folders may differ.
  private func isNew(_ folder: String, in layer: String, beside type: TypeID) -> Bool {
    var changes = SourceChanges(analyzer.workspace)
    let path = RelativePath.child(snapshot.graph[type].simpleName + ".swift", of: folder)
    changes.create(path, "", like: snapshot.graph[snapshot.graph[type].declaration.file].path)
    guard let after = try? simulate(changes), let file = after.graph.files.firstIndex(where: { $0.path == path }),
      after.project.layerOfFile[file] == layer
    else { return false }
    let (module, own) = (after.graph[after.graph.files[file].module], snapshot.graph[snapshot.graph[type].module])
    return module.name == own.name || module.origin == .folder && own.origin == .folder
  }

  private func simulate(_ changes: SourceChanges) throws(WhatIfError) -> Snapshot {
    var changed = analyzer
    changed.workspace = changes.overlay()
    changed.planned = changes.plannedFiles
    let after = changed.update(changes.touchedPaths)
    for file in changes.files() where file.kind != .delete {
      guard after.graph.files.contains(where: { $0.path == file.path }) else {
        throw WhatIfError("\(file.path) would not be checked: the definition leaves this path out")
      }
    }
    return after
  }

  private func outcome(_ plan: ChangePlan, _ changes: SourceChanges, _ after: Snapshot) -> ChangeOutcome {
    var checked = after.check()
    let unresolved = UnresolvedFindings(from: snapshot.graph, to: after.graph, changes)
    unresolved.restore(currentResult.findings, in: &checked, after)
    var plan = plan
    plan.limits += ResolutionLosses(from: snapshot.graph, to: after.graph).sentences
    return ChangeOutcome(
      plan: plan, difference: FindingDifference(from: currentResult, to: checked), scoreBefore: currentResult.score,
      scoreAfter: checked.score)
  }
}

/// The reason why a change cannot be planned.
public struct WhatIfError: Error, Hashable {
  /// One sentence, or several lines.
  public var message: String

  init(_ message: String) { self.message = message }
}
