import StrataModel

/// A graph, and what the next one reuses of it.
package struct ResolvedGraph: Sendable {
  package let graph: Graph
  /// Indices of the files that were resolved; the references of the others were reused from the previous graph.
  package let resolvedFiles: [Int]
  /// Why nothing was reused; nil if something was.
  package let fallback: String?

  /// The modules with which the files were resolved.
  package let layout: ModuleLayout
  /// By file: how many of its references were resolved, and why the others were not.
  let counts: [Ledger.Counts]
  package let objectiveC: Set<String>
  /// The files of each target in which a shared file means something else than in its home module.
  let views: [[Int]]
  /// The names of all imported modules.
  let imported: Set<String>
  /// Which modules see which: ``DeclarationOwner/seenModules``.
  let seenModules: [UInt64]
}
