import StrataClassification
import StrataModel

/// Answers what a change of the code would do to the findings: plans the edits, lays them over the workspace, and
/// checks the result like any other code.
public struct WhatIf: Sendable {
  /// The code as it is.
  public let snapshot: Snapshot
  private let analyzer: Analyzer
  private let result: CheckResult

  public init(_ analyzer: Analyzer) {
    var analyzer = analyzer
    snapshot = analyzer.update()
    self.analyzer = analyzer
    result = snapshot.check()
  }

  /// The check of the code as it is.
  public var currentResult: CheckResult { result }

  /// Where a type may be moved to.
  public enum Destination: Sendable, Hashable {
    case layer(String)
    /// Relative to the root.
    case folder(String)
  }

  /// What becomes of the findings when a type is declared in another layer or folder.
  /// - Parameters:
  ///   - isWholeFile: everything else that its file declares moves too.
  ///   - kind: how the plan is called: a protocol is declared somewhere rather than moved there.
  public func move(
    _ type: TypeID, to destination: Destination, wholeFile isWholeFile: Bool = false, kind: ChangePlan.Kind = .move
  ) throws(WhatIfError) -> ChangeOutcome {
    var planner = try MovePlanner(
      snapshot, analyzer.workspace, type, to: destination, wholeFile: isWholeFile, kind: kind)
    let after = try simulate(planner.changes)
    guard try planner.adapt(to: after) else { return outcome(planner.plan(after), planner.changes, after) }
    let adapted = try simulate(planner.changes)
    return outcome(planner.plan(adapted), planner.changes, adapted)
  }

  /// What becomes of the findings when a type gets a protocol in another layer, and the types of other layers that use
  /// it depend on the protocol. Composition roots, which create it, keep using the type.
  public func declare(
    _ name: String, for type: TypeID, in destination: Destination
  ) throws(WhatIfError) -> ChangeOutcome {
    guard !snapshot.graph.types.contains(where: { $0.simpleName == name }) else {
      throw WhatIfError("a type `\(name)` exists already; strata whatif move \(name) shows where it is best declared")
    }
    let users = Self.users(of: type, snapshot.project)
    let folder = try DestinationFinder(snapshot.project, type).folder(for: destination, isNew: true)
    return try replace(type, for: users, kind: .declare, name: name, folder: folder)
  }

  /// What becomes of the findings when a type no longer holds another one: it depends on a protocol declared beside it,
  /// which has the operations that it calls and to which the other one conforms.
  /// - Parameters:
  ///   - name: of the protocol; nil: derived from the type's name.
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
      folder = try DestinationFinder(snapshot.project, user).folder(for: destination, isNew: true)
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

  /// Outermost production types of other layers that use a type, composition roots left out.
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

  private func simulate(_ changes: SourceChanges) throws(WhatIfError) -> Snapshot {
    var changed = analyzer
    changed.workspace = changes.overlay()
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
    UnresolvedFindings(from: snapshot.graph, to: after.graph, changes).restore(result.findings, in: &checked, after)
    var plan = plan
    plan.limits += ResolutionLosses(from: snapshot.graph, to: after.graph).sentences
    return ChangeOutcome(
      plan: plan, difference: FindingDifference(from: result, to: checked), scoreBefore: result.score,
      scoreAfter: checked.score)
  }
}

/// Why a change cannot be examined.
public struct WhatIfError: Error, Hashable {
  /// One sentence, or several lines.
  public var message: String

  init(_ message: String) { self.message = message }
}
