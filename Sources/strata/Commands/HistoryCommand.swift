import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataProject
import StrataReport
import StrataRules

/// `strata history`
enum HistoryCommand: Command {
  enum Format: String, CaseIterable { case text, json, csv, svg, html }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text, help: "text (the default), json, csv, svg (a chart) or html (a page).")
  static let every = Option<HistoryCommits.Interval>.choice(
    "every", "INTERVAL", initial: .week,
    help: "week (the last commit of each week, the default), commit or tag.")
  static let since = Option.text(
    "since", "DATE", help: "Begin at this date, as Git reads it: 2027-01-31, '6 months ago'.")

  static let spec = CommandSpec(
    name: "history", summary: "show findings, score and coupling of the code over time",
    discussion: [
      "Checks the commits of the current branch, each as a whole, by the definition of today, and without a baseline. "
        + "Commits are read from Git; nothing is checked out. What a step did not change is not computed again, and commits that an "
        + "earlier run measured are not measured again, unless the definition has changed.",
      "Folders may have had other names: the report shows how many types the definition of today puts into no layer.",
    ],
    groups: [
      ProjectOptions.definition,
      OptionGroup(
        "Report", [since.declared, every.declared, format.declared, ReportTarget.option.declared]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata history --since 2027-01-01", "The last commit of each week since then."),
      CommandExample("strata history --every tag --format html --output History.html", "A page of all releases."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let target = try ReportTarget(arguments, console)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(arguments, paths: [], needsDefinition: true, console, progress)
    let parts = try CheckedPart.all(project, arguments, console, progress)
    let history = try history(every: arguments[every], since: arguments[since], parts, console, progress)
    progress.finish()
    switch arguments[format] {
    case .text: try target.write(HistoryReport.text(history, usesColor: target.usesColor))
    case .json: try target.write(HistoryReport.json(history))
    case .csv: try target.write(HistoryReport.csv(history))
    case .svg: try target.write(HistoryReport.svg(history))
    case .html: try target.write(HistoryReport.html(history))
    }
    return .clean
  }

  /// The history of the repository around the present folder.
  static func history(
    every interval: HistoryCommits.Interval, since: String?, _ parts: [CheckedPart], _ console: Console,
    _ progress: Progress
  ) throws(UserError) -> History {
    let git = Git(in: try Git(in: console.directory).top(for: "strata history"))
    return history(try HistoryCommits(git, every: interval, since: since).list, parts, git, progress)
  }

  private static func history(
    _ commits: [HistoryCommits.Commit], _ parts: [CheckedPart], _ git: Git, _ progress: Progress
  ) -> History {
    let foundation = parts.map { part in
      [Array(part.folder.utf8), Array((part.project.location.style ?? "").utf8)] + part.project.definitionTexts
    }
    var records = HistoryRecords(
      parts[0].project.cache, foundation: [Array("history \(Machine.toolIdentity)".utf8)] + foundation.joined())
    var run = HistoryRun(parts, git)
    var (points, gaps): ([HistoryPoint], [String]) = ([], [])
    for (index, commit) in commits.enumerated() {
      progress.show("Measuring commit \(index + 1) of \(commits.count) …")
      if var known = records[commit.id] {
        known.title = commit.title
        points.append(known)
        continue
      }
      do throws(UserError) {
        let point = try run.point(of: commit)
        records[commit.id] = point
        points.append(point)
      } catch {
        gaps.append("\(commit.id.prefix(10)) of \(commit.day): \(error.messages.joined(separator: "; "))")
      }
    }
    records.save()
    let layers = Architecture(
      joining: parts.map { part in
        var layers = Architecture()
        layers.layers = part.project.definition.layers.map { LayerRecord(name: $0.name, uses: nil) }
        return (part.folder, layers)
      }
    ).layers.map(\.name)
    return History(points: points, layers: layers, gaps: gaps)
  }
}

/// Measures one commit after the other; each time only what differs from the last one is computed again.
private struct HistoryRun {
  private let parts: [CheckedPart]
  private let git: Git
  private let store = GitBlobs()
  /// By part; nil before the first commit.
  private var last: [(analyzer: Analyzer, result: CheckResult, architecture: Architecture)?]

  init(_ parts: [CheckedPart], _ git: Git) {
    self.parts = parts
    self.git = git
    last = parts.map { _ in nil }
  }

  mutating func point(of commit: HistoryCommits.Commit) throws(UserError) -> HistoryPoint {
    let tree = try RevisionTree(commit.id, git, store: store)
    var (results, architectures): ([CheckResult], [(String, Architecture)]) = ([], [])
    for (index, part) in parts.enumerated() {
      let known = measured(part, last[index], tree.workspace(root: part.project.location.root))
      last[index] = known
      results.append(known.result)
      architectures.append((part.folder, known.architecture))
    }
    let result = CheckResult(joining: Array(zip(parts, results)), statistics: results.map { _ in nil })
    return HistoryPoint(
      commit: commit.id, day: commit.day, title: commit.title, result, Architecture(joining: architectures))
  }

  /// The check of a part at a commit. Many commits change no file of it.
  private func measured(
    _ part: CheckedPart, _ last: (analyzer: Analyzer, result: CheckResult, architecture: Architecture)?,
    _ workspace: any Workspace
  ) -> (analyzer: Analyzer, result: CheckResult, architecture: Architecture) {
    if let last, last.analyzer.isCurrent(for: workspace) { return last }
    var options = part.project.analyzer.options
    (options.cache, options.progress, options.releasesMemory) = (nil, nil, true)
    var analyzer = last?.analyzer ?? Analyzer(workspace, by: part.project.definition, options: options)
    analyzer.workspace = workspace
    let snapshot = analyzer.update()
    return (analyzer, snapshot.check(), snapshot.architecture(withDeclarations: false))
  }
}
