import StrataModel

/// Facts of all files → one resolved graph.
public enum GraphBuilder {
  /// Prepares what does not depend on the files, while they are read.
  package static func prepare() { KnownFramework.prepare() }

  /// Builds the graph.
  /// - Parameters:
  ///   - files: sorted by path.
  ///   - layout: the modules of the files.
  ///   - objectiveC: names that the project declares in Objective-C.
  ///   - jobs: the number of threads, at least 1.
  ///   - notes: the external functions and static members whose uses are recorded as references.
  public static func build(
    files: [ReadFile], layout: ModuleLayout, objectiveC: Set<String> = [], jobs: Int, notes: NotedNames? = nil
  ) -> Graph {
    resolve(files: files, layout: layout, objectiveC: objectiveC, jobs: jobs, notes: notes).graph
  }

  /// The same, with the state that the next graph can reuse.
  /// - Parameter previous: an earlier graph of the code base. Files that have neither changed nor contain a name
  ///   whose target may have changed keep their references; the result is the same as without it.
  package static func resolve(
    files: [ReadFile], layout: ModuleLayout, objectiveC: Set<String> = [], after previous: ResolvedGraph? = nil,
    jobs: Int, notes: NotedNames? = nil
  ) -> ResolvedGraph {
    guard !files.isEmpty else {
      return ResolvedGraph(
        graph: Graph(modules: layout.modules), resolvedFiles: [], fallback: nil, layout: layout, counts: [],
        objectiveC: objectiveC, views: [], imported: [], seenModules: [])
    }
    let owner = DeclarationsBuilder.build(files: files, layout: layout, objectiveC: objectiveC, jobs: jobs)
    if let notes { owner.watch(notes) }
    var plan = previous.map {
      ReusePlan($0, files: files, layout: layout, objectiveC: objectiveC, owner: owner)
    }
    let fallback = previous == nil ? nil : plan?.fallback
    if fallback != nil { plan = nil }
    let resolved = ResolutionPass.run(
      owner, files: plan?.filesToResolve, recordsCalls: notes?.recordsCalls ?? false, jobs: jobs)
    let (graph, counts) = GraphAssembly(
      files: files, layout: layout, owner: owner, resolved: resolved, plan: plan, objectiveC: objectiveC, jobs: jobs
    ).graph()
    return ResolvedGraph(
      graph: graph, resolvedFiles: plan?.filesToResolve ?? Array(files.indices), fallback: fallback,
      layout: layout, counts: counts, objectiveC: objectiveC, views: owner.views.map(\.files),
      imported: owner.imported, seenModules: owner.seenModules)
  }
}
