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
  }

  /// The last run, and paths of the files whose code or references are not those of that run; nil: there is none.
  let previous: (run: Run, changedFiles: Set<String>)?
  private let stored = Guarded<Run?>(nil)

  /// Of a first snapshot.
  package init() { previous = nil }

  /// Of the next snapshot.
  /// - Parameter changedFiles: paths of the files whose code or references are not those of the last snapshot; nil if
  ///   its graph has another outline (``Graph/hasSameOutline(as:)``), so that nothing can be taken over.
  package init(after last: RuleMemory, changedFiles: Set<String>?) {
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
