import StrataModel

/// A graph, with what the next one can take over from it.
public struct ResolvedGraph: Sendable {
  public let graph: Graph
  /// Indices of the files that were resolved to make it; the others were taken over from the graph before.
  public let resolvedFiles: [Int]
  /// Why nothing was taken over; nil when something was.
  public let fallback: String?

  /// The modules that it was resolved with.
  public let layout: ModuleLayout
  /// By file: what became of its references.
  let counts: [Ledger.Counts]
  public let objectiveC: Set<String>
  /// The files of each target that sees some of them differently than others do.
  let views: [[Int]]
  /// Names of all modules that the files import.
  let imported: Set<String>
}
