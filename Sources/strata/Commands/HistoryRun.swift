import StrataAnalysis
import StrataModel
import StrataRules

/// Measures one commit after another, in either direction of time; each time only what differs from the last one is computed again.
struct HistoryRun {
  private struct Measured {
    var analyzer: Analyzer
    var result: CheckResult
    var coupling: TypeDependencies
  }

  private let parts: [CheckedPart]
  private let git: Git
  private let store: GitBlobs
  private let jobs: Int
  /// Of the last commit.
  private var tree: RevisionTree?
  /// By part; nil before the first commit.
  private var last: [Measured?]

  init(_ parts: [CheckedPart], _ git: Git, _ store: GitBlobs, jobs: Int) {
    (self.parts, self.git, self.store, self.jobs) = (parts, git, store, jobs)
    last = parts.map { _ in nil }
  }

  mutating func result(of commit: HistoryCommits.Commit) -> Result<HistoryPoint, UserError> {
    do throws(UserError) {
      return .success(try point(of: commit))
    } catch {
      return .failure(error)
    }
  }

  private mutating func point(of commit: HistoryCommits.Commit) throws(UserError) -> HistoryPoint {
    var changes = tree?.move(to: commit.id, git)
    if changes == nil {
      // If it cannot be read, the next one is read as a whole, too.
      tree = nil
      tree = try RevisionTree(commit.id, git, store: store)
    }
    guard let tree else { return HistoryPoint(commit: commit.id, day: commit.day, title: commit.title) }
    if last.contains(where: { $0 == nil }) { changes = nil }
    var (results, couplings): ([CheckResult], [(String, TypeDependencies)]) = ([], [])
    for (index, part) in parts.enumerated() {
      let known = measured(part, last[index], tree, changes)
      last[index] = known
      results.append(known.result)
      couplings.append((part.folder, known.coupling))
    }
    let result = CheckResult(joining: Array(zip(parts, results)), statistics: results.map { _ in nil })
    return HistoryPoint(commit: commit.id, day: commit.day, title: commit.title, result, couplings)
  }

  /// The check of a part at a commit. Many commits change no file of it.
  private func measured(
    _ part: CheckedPart, _ last: Measured?, _ tree: RevisionTree, _ changes: [String]?
  ) -> Measured {
    let root = part.project.location.root
    if let last, last.analyzer.hasNoProblems, let changes, !tree.concerns(changes, root: root) { return last }
    let workspace = tree.workspace(root: root, changes: changes)
    // A source or a header below the root is mostly one of the project.
    let isCertain = changes?.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".h") } ?? false
    if let last, !isCertain, last.analyzer.isCurrent(for: workspace) { return last }
    var options = part.project.analyzer.options
    (options.cache, options.progress, options.releasesMemory) = (nil, nil, true)
    (options.onlyCountsFindings, options.jobs) = (true, jobs)
    var analyzer = last?.analyzer ?? Analyzer(workspace, by: part.project.definition, options: options)
    analyzer.workspace = workspace
    let (result, coupling) = analyzer.update().checkWithCoupling()
    return Measured(analyzer: analyzer, result: result, coupling: coupling)
  }
}
