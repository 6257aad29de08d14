import StrataModel
import StrataThreads

/// What rules found and computed in one snapshot, for the next one.
package final class RuleMemory: Sendable {
  /// The results of one run.
  struct Run: Sendable {
    var selection: RuleSelection
    var tables: ProjectTables
    /// By id of each rule of scope ``RuleScope/type``.
    var outcomes: [String: RuleOutcome]
    var values: KeptValues.Values
    /// What the results follow from; nil where nobody compares it.
    var inputs: Inputs?
  }

  struct Inputs: Sendable {
    var graph: Graph
    /// By file (``FileSignatures``).
    var signatures: [UInt64]
  }

  /// The last run, and paths of the files whose code or references are not those of that run; nil: there is none.
  let previous: (run: Run, changedFiles: Set<String>)?
  /// The last run, whatever its outline, and paths of the files whose text is not that of this run; nil: there is none.
  let earlier: (run: Run, editedFiles: Set<String>)?
  /// Whether a run with another outline takes over what follows from the same inputs (``CarriedOutcomes``).
  let comparesInputs: Bool
  private let stored = Guarded<Run?>(nil)

  /// Of a first snapshot.
  package init(comparesInputs: Bool) {
    (previous, earlier) = (nil, nil)
    self.comparesInputs = comparesInputs
  }

  /// Of the next snapshot.
  /// - Parameters:
  ///   - changedFiles: paths of the files whose code or references are not those of the last snapshot; nil if
  ///     its graph has another outline (``Graph/hasSameOutline(as:)``).
  ///   - editedFiles: paths of those whose text is not that of the last snapshot, and of those that are new.
  package init(after last: RuleMemory, changedFiles: Set<String>?, editedFiles: Set<String>) {
    comparesInputs = last.comparesInputs
    if !comparesInputs {
      earlier = nil
    } else if let run = last.run {
      earlier = (run, editedFiles)
    } else {
      earlier = last.earlier.map { ($0.run, $0.editedFiles.union(editedFiles)) }
    }
    guard let changedFiles else {
      previous = nil
      return
    }
    if let run = last.run {
      previous = (run, changedFiles)
    } else {
      previous = last.previous.map { ($0.run, $0.changedFiles.union(changedFiles)) }
    }
  }

  var run: Run? { stored.withLock { $0 } }

  func store(_ run: Run) { stored.withLock { $0 = run } }
}
