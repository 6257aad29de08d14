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
    let missing = commits.filter { records[$0.id] == nil }
    let store = GitBlobs()
    let measured = HistoryMeasurement(missing, jobs: parts[0].project.analyzer.options.jobs).results { jobs in
      var run = HistoryRun(parts, git, store, jobs: jobs)
      return { run.result(of: $0) }
    } progress: { number in
      progress.show("Measuring commit \(number) of \(missing.count) …")
    }
    var errors: [String: UserError] = [:]
    for (commit, result) in zip(missing, measured) {
      switch result {
      case .success(let point): records[commit.id] = point
      case .failure(let error): errors[commit.id] = error
      }
    }
    var (points, gaps): ([HistoryPoint], [String]) = ([], [])
    for commit in commits {
      if var known = records[commit.id] {
        known.title = commit.title
        points.append(known)
      } else if let error = errors[commit.id] {
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
