import StrataDefinition
import StrataModel

/// Why a type or a file is in its layer and has its role: every selector that was evaluated, in order, with its origin.
public struct Explanation: Sendable {
  /// One layer or role whose selector was evaluated.
  public struct Step: Sendable, Hashable {
    /// What the selector belongs to.
    public enum Subject: Sendable, Hashable {
      case layer(String)
      /// The layer's `fallback`, evaluated because no layer matched.
      case fallback(String)
      case role(RoleID)
    }

    public var subject: Subject
    public var isMatch: Bool
    /// The condition that matched or, for a step that did not match, the one that failed: `path '**/Domain/**'`, `name
    /// does not end in 'View'`.
    public var reason: String
    /// This step decided: it is the deepest match of the layers, or the first of the roles.
    public var isDecisive: Bool
    /// `gateway.yml:31`
    public var origin: String
  }

  /// Qualified name of the type, or path of the file.
  var symbol: String
  public var steps: [Step]
  /// For a file, only its layer.
  public var assignment: Assignment
  /// One sentence: how folder, role and enclosing type decided the layer.
  public var conclusion: String
}

extension Classifier {
  /// Why a type has its layer and its role.
  public static func explain(_ type: TypeID, in project: ClassifiedGraph) -> Explanation {
    var run = ClassificationRun(project.graph, project.definition)
    run.assignAll()
    let entity = project.graph[type]
    let assignment = project[type]
    let subject = SelectorTrace.Subject(type: type, file: entity.declaration.file)
    var steps = run.layerSteps(for: subject, chosen: run.folderLayerName(of: type.index))
    let trace = SelectorTrace(
      graph: project.graph, vocabulary: project.definition.vocabulary, subject: subject,
      folderLayer: run.folderLayerName(of: type.index),
      outerRoles: run.outerRoles(of: type.index), isUnconfirmed: run.isUnconfirmed(type.index))
    var isDecided = entity.kind == .typealias && !project.definition.roles.contains { $0.selector.mentionsAliases }
    for role in project.definition.roles where !isDecided {
      let result = trace.evaluate(role.selector)
      isDecided = result.isMatch
      steps.append(
        Explanation.Step(
          subject: .role(role.id), isMatch: result.isMatch, reason: result.reason, isDecisive: result.isMatch,
          origin: result.origin ?? role.origin))
    }
    return Explanation(
      symbol: entity.name, steps: steps, assignment: assignment,
      conclusion: conclusion(assignment, entity, in: project))
  }

  /// Which layer the folder and the module of a file assign to it, and why.
  public static func explain(_ file: FileID, in project: ClassifiedGraph) -> Explanation {
    explain(CollectionOfOne(file), in: project)[0]
  }

  /// The same for several files at once.
  public static func explain(_ files: some Sequence<FileID>, in project: ClassifiedGraph) -> [Explanation] {
    let run = ClassificationRun(project.graph, project.definition)
    return files.map { file in
      let layer = project.layerOfFile[file.index]
      let steps = run.layerSteps(for: SelectorTrace.Subject(type: nil, file: file), chosen: layer)
      let conclusion = layer.map { "the folder assigns layer \($0)" } ?? "no layer covers this file"
      return Explanation(
        symbol: project.graph[file].path, steps: steps, assignment: Assignment(layer: layer, folderLayer: layer),
        conclusion: conclusion)
    }
  }

  private static func conclusion(
    _ assignment: Assignment, _ entity: TypeEntity, in project: ClassifiedGraph
  ) -> String {
    let layer = assignment.layer ?? "no layer"
    if let replacement = assignment.replacement {
      let what =
        replacement == .testDouble
        ? "it replaces what others inject, and no other production code uses it: a test double" : "only previews use it"
      return what + (assignment.folderLayer == nil ? ", in \(layer)" : "; the folder assigns layer \(layer)")
    }
    if assignment.isInherited, let outer = entity.outer {
      return "no selector matches it, so it has layer and role of `\(project.graph[outer].name)`: \(layer)"
    }
    if assignment.isByUse, entity.kind == .protocol, let role = assignment.role {
      return "no selector matches it; all types that conform to it have role \(role.rawValue), so it is the port of "
        + "that role, in \(layer)"
    }
    if assignment.isByUse, assignment.role == .listDataSource {
      return "all types that conform to it are parts of screens, so it is no source of data, in \(layer)"
    }
    if assignment.isByUse, assignment.role == .dto {
      return
        "a DTO stores it, it states the keys of its properties, and nothing of the domain uses it, so it is a part "
        + "of that DTO, in \(layer)"
    }
    if assignment.isByUse, assignment.role == .service {
      return "others get it behind a protocol with functions, so it is a service, in \(layer)"
    }
    if assignment.isByUse, let role = assignment.role, role != .entity {
      return "no selector matches it; it conforms to a protocol with role \(role.rawValue), so it has that role, in "
        + layer
    }
    if assignment.isByUse {
      return "no selector matches it; use cases or repositories use it, so it is a model of \(layer)"
    }
    guard let id = assignment.role, let role = project.definition.role(id) else {
      return assignment.layer == nil ? "no layer and no role covers it" : "the folder assigns layer \(layer)"
    }
    let home = (entity.kind == .protocol ? role.interfaceLayer : nil) ?? role.layer
    guard let home else {
      let assigner = assignment.folderLayer == nil ? entity.outer.map { quoted(project.graph[$0].name) } : nil
      if assignment.layer == nil { return "role \(id.rawValue) may be in any layer, and no layer covers the folder" }
      return "role \(id.rawValue) may be in any layer; \(assigner ?? "the folder") assigns layer \(layer)"
    }
    guard let folder = assignment.folderLayer, folder != home else {
      return "role \(id.rawValue) belongs in \(home)"
    }
    if layer == home { return "the folder assigns layer \(folder), but role \(id.rawValue) belongs in \(home)" }
    if !role.decidesLayer { return "role \(id.rawValue) lets the folder decide the layer: \(layer)" }
    return "role \(id.rawValue) belongs in \(home) and may also be declared in \(folder)"
  }
}

extension ClassificationRun {
  /// The result of each layer for a file or type; the fallbacks only if no layer matches.
  fileprivate func layerSteps(for subject: SelectorTrace.Subject, chosen: String?) -> [Explanation.Step] {
    var trace = SelectorTrace(
      graph: graph, vocabulary: definition.vocabulary, subject: subject, folderLayer: nil, outerRoles: [])
    var steps: [Explanation.Step] = []
    for isFallback in [false, true] {
      trace.ignoresModule = isFallback && hasSeveralLayers(graph[subject.file].module)
      let ignoresAny = trace.ignoresModule
      for (id, layer) in zip(definition.layerIDs, definition.layers) {
        guard let selector = isFallback ? layer.fallback : layer.selector else { continue }
        trace.ignoresModule = ignoresAny || ignoresModule(of: subject.file, id)
        trace.hasTransfersOnly = !ignoresAny && trace.ignoresModule
        let result = trace.evaluate(selector)
        steps.append(
          Explanation.Step(
            subject: isFallback ? .fallback(layer.name) : .layer(layer.name), isMatch: result.isMatch,
            reason: result.reason, isDecisive: result.isMatch && layer.name == chosen,
            origin: result.origin ?? layer.origin))
      }
      if steps.contains(where: \.isMatch) { break }
    }
    return steps
  }
}
