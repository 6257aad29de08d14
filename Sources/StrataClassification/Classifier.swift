import StrataDefinition
import StrataModel

/// Assigns a layer and a role to every type of a graph.
///
/// 1. Folder and module assign a layer to a file: of the layers whose `match` matches, the one that matches at the
///    deepest folder (`Projects/Domain/Data/X.swift` is in Data); if none matches, `fallback` is evaluated in the same
///    way.
/// 2. The first role whose selector matches is the role of the type.
/// 3. A role that decides the layer moves the type to its own layer, unless the folder's layer is one of `also-in`.
/// 4. A nested type without a role of its own takes layer and role of the enclosing type, unless its file is in the
///    folder of another layer; one whose role may be in any layer takes the layer.
/// 5. A struct or an enum that still has no layer is a model of the domain if a use case or the interface of a
///    repository uses it.
///
/// Before all this, the marks of previews are corrected: what production code uses is production code.
public enum Classifier {
  /// - Parameters:
  ///   - jobs: the number of threads, at least 1.
  ///   - earlier: the result for any graph by the same definition, if there is one: its selectors are prepared.
  ///   - last: the result for an earlier graph with the same outline (``Graph/hasSameOutline(as:)``) and the same
  ///     definition, and the files that edits since then can have affected. The selectors of roles are evaluated for
  ///     the types in these files only.
  public static func classify(
    _ graph: Graph, by definition: Definition, jobs: Int = 1, selectorsOf earlier: ClassifiedGraph? = nil,
    after last: (result: ClassifiedGraph, focus: Focus)? = nil
  ) -> ClassifiedGraph {
    let graph = PreviewTypes.corrected(graph, definition.vocabulary)
    var run = ClassificationRun(
      graph, definition, jobs: jobs, selectors: earlier?.placement.selectors, after: last)
    run.assignAll(jobs: jobs)
    return ClassifiedGraph(
      graph: graph, definition: definition, assignments: run.assignments.map { $0 ?? Assignment() },
      ownRoles: run.ownRoles, placement: run.placement,
      roleSelectors: RoleSelectors(definition, run.evaluator, nodes: run.roles.map(\.selector)),
      previewMembers: run.previewMembers, coverage: run.coverage())
  }
}
