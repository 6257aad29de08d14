import StrataModel

/// Facts of all files → one resolved graph.
public enum GraphBuilder {
  /// Does what needs no files: for a thread that has time while they are read.
  public static func prepare() { KnownFramework.prepare() }

  /// Builds the graph.
  /// - Parameters:
  ///   - files: sorted by path.
  ///   - layout: the modules of each of them.
  ///   - objectiveC: names that the project declares in Objective-C.
  ///   - jobs: how many threads may work on it, at least 1.
  public static func build(
    files: [ReadFile], layout: ModuleLayout, objectiveC: Set<String> = [], jobs: Int
  ) -> Graph {
    guard !files.isEmpty else { return Graph(modules: layout.modules) }
    let owner = DeclarationsBuilder.build(files: files, layout: layout, jobs: jobs)
    let resolved = ResolutionPass.run(owner, jobs: jobs)
    defer { for output in resolved.outputs { output.free() } }
    return GraphAssembly(
      files: files, layout: layout, owner: owner, resolved: resolved, objectiveC: objectiveC, jobs: jobs
    ).graph()
  }
}
