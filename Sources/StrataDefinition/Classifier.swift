import StrataModel

/// Places every type of a graph in its layer and role.
public enum Classifier {
  public static func classify(_ graph: Graph, by definition: Definition) -> ClassifiedGraph {
    ClassifiedGraph(
      graph: graph, definition: definition, assignments: graph.types.map { _ in Assignment() },
      layerOfFile: graph.files.map { _ in nil })
  }
}
