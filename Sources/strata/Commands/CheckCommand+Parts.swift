import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataRules

/// A run of `strata check` over one definition or several.
extension CheckCommand {
  static func requireConsistentOptions(_ arguments: ParsedArguments) throws(UserError) {
    if arguments[CheckOptions.showAccepted], arguments[CheckOptions.format] != .sarif {
      throw UserError("--show-accepted needs --format sarif")
    }
    if arguments[CheckOptions.staged], arguments[CheckOptions.changedSince] != nil {
      throw UserError("--staged and --changed-since exclude each other: --staged compares with the last commit")
    }
  }

  /// The result of each part before its baseline, and its statistics if they are asked for.
  static func check(
    _ parts: [CheckedPart], _ baselines: [BaselineStore], _ selection: RuleSelection, _ arguments: ParsedArguments
  ) -> [(result: CheckResult, statistics: Statistics?)] {
    let today = arguments[CheckOptions.today] ?? Machine.today
    return zip(parts, baselines).map { part, baseline in
      var (result, statistics) = check(
        part.project, selection, withStatistics: arguments[CheckOptions.statistics], baseline)
      // Not part of the result that is kept for later runs, since it depends on the day, and on files beside the code.
      if let today {
        result.notices += part.project.definition.expiredExemptions(on: today)
      }
      result.notices += part.project.unnamedDefinitions + part.notices
      return (result, statistics)
    }
  }

  private static func check(
    _ project: Project, _ selection: RuleSelection, withStatistics: Bool, _ baseline: BaselineStore
  ) -> (CheckResult, Statistics?) {
    guard withStatistics else { return (project.analyzer.check(selection, keepsImplied: baseline.isUsed), nil) }
    let (result, statistics) = project.analyzer.checkWithStatistics(selection, accepting: baseline.accepted)
    return (result, statistics)
  }

  /// The files that limit the report; nil: all findings are reported.
  static func changedFiles(_ arguments: ParsedArguments, _ root: String) throws(UserError) -> ChangedFiles? {
    if arguments[CheckOptions.staged] { return try ChangedFiles.staged(root: root) }
    guard let reference = arguments[CheckOptions.changedSince] else { return nil }
    return try ChangedFiles.since(reference, root: root)
  }

  /// Takes what the baselines accept out of the results.
  static func accept(
    by baselines: [BaselineStore], of parts: [CheckedPart], in results: inout [CheckResult],
    _ arguments: ParsedArguments, _ console: Console
  ) throws {
    for (index, baseline) in baselines.enumerated() {
      let (applied, message) = try baseline.apply(to: &results[index])
      if let message, !arguments[ProjectOptions.quiet] { console.note(Console.shown(message)) }
      if let reference = arguments[CheckOptions.staged] ? "HEAD" : arguments[CheckOptions.changedSince] {
        let root = parts[index].project.location.root
        results[index].accepted.change = baseline.change(of: applied, since: reference, root: root)
      }
    }
  }

  /// The files beside the code that findings depend on, relative to the root of the run.
  static func foundations(
    of parts: [CheckedPart], _ baselines: [BaselineStore], _ arguments: ParsedArguments
  ) -> [String] {
    zip(parts, baselines).flatMap { part, baseline in
      let files = arguments[CheckOptions.noBaseline] ? [] : [baseline.path(from: part.project.location.root)]
      return (part.project.foundations + files).map(part.shown)
    }
  }

  static func warn(of result: CheckResult, _ project: Project, _ console: Console) {
    for link in project.location.content?.changedLinks(below: project.location.root) ?? [] {
      console.warning("\(link): a symbolic link whose staged target is not the one on disk; it is not followed")
    }
    for notice in result.notices where notice.kind == .unreadFile {
      console.warning("\(notice.origin): \(notice.message)")
    }
    if let cache = project.cache, !cache.holdsFacts {
      console.warning("\(cache.path): cannot be written, so every run reads all files; use --no-cache")
    }
  }
}

extension BaselineStore {
  /// One for each part.
  static func all(
    of parts: [CheckedPart], _ arguments: ParsedArguments, _ directory: String, _ selection: RuleSelection
  ) throws -> [BaselineStore] {
    if parts.count > 1, arguments[CheckOptions.baseline] != nil {
      throw UserError(
        "--baseline names one file, but each of \(parts.count) definitions has its own baseline beside it")
    }
    var stores: [BaselineStore] = []
    for part in parts {
      stores.append(
        try BaselineStore(arguments, part.project.location, directory, selection, folder: part.folder))
    }
    return stores
  }
}
