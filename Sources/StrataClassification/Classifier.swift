import StrataDefinition
import StrataModel

/// Assigns a layer and a role to every type of a graph.
///
/// 1. Folder and module give a file its layer: of the layers whose `match` fits, the one that fits at the deepest
///    folder wins (`Projects/Domain/Data/X.swift` is Data); where none fits, `fallback` is evaluated in the same way.
/// 2. The first role whose selector matches is the role of the type.
/// 3. A role that decides the layer moves the type to its home, unless the folder's layer is one of `also-in`.
/// 4. A nested type without a role of its own takes layer and role of the type around it, as long as no folder of its
///    own says otherwise.
/// 5. A struct or an enum that still has no layer is a model of the domain where a use case, or the interface of
///    a repository, uses it.
public enum Classifier {
  /// - Parameter jobs: how many threads may work on it, at least 1.
  public static func classify(_ graph: Graph, by definition: Definition, jobs: Int = 1) -> ClassifiedGraph {
    var run = ClassificationRun(graph, definition, jobs: jobs)
    run.assignAll(jobs: jobs)
    return ClassifiedGraph(
      graph: graph, definition: definition, assignments: run.assignments.map { $0 ?? Assignment() },
      layerOfFile: run.layerOfFile, coverage: run.coverage())
  }
}
