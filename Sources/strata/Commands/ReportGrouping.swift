import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataReport

/// `--group-by` of `strata check`: what it needs besides the findings.
struct ReportGrouping {
  let grouping: GroupCriterion?
  private let format: ReportFormat

  /// Rejects a grouping that the format does not have, before any work is done.
  init(_ arguments: ParsedArguments) throws(CommandLineErrors) {
    grouping = arguments[CheckOptions.groupBy]
    format = arguments[CheckOptions.format]
    guard let grouping else { return }
    switch (format, grouping) {
    case (.text, _), (.markdown, _), (.json, .cause), (.json, .owner): return
    case (.json, _):
      throw CommandLineErrors([
        "--group-by \(grouping.rawValue): findings in json have their rule, file and symbol; group-by is cause or owner there"
      ])
    default:
      throw CommandLineErrors([
        "--group-by: reports in format \(format.rawValue) have no groups; formats with groups are text, markdown and json"
      ])
    }
  }

  /// Of the files of a project, if the findings are grouped by them.
  func owners(
    of location: ProjectLocation, _ arguments: ParsedArguments, _ console: Console
  ) throws(UserError) -> CodeOwners? {
    guard grouping == .owner else { return nil }
    let file = try OwnersFile.find(from: location.root)
    if !arguments[ProjectOptions.quiet] {
      for problem in file.owners.problems { console.warning("\(file.name):\(problem.line): \(problem.message)") }
    }
    return file.owners
  }

  /// A change is examined by one definition.
  func requireOneDefinition(_ count: Int) throws(UserError) {
    guard grouping == .cause, count > 1 else { return }
    throw UserError(
      "--group-by cause examines the code of one definition, and this run has \(count): run it in the folder of each")
  }

  /// Without `--group-by cause`, only the changes that remedies propose, which costs nothing. In a run of several
  /// definitions there are none, since types of several projects may have one name.
  func addCauses(to result: inout CheckResult, _ project: Project, _ progress: Progress) {
    guard result.definitions.isEmpty else { return }
    switch format {
    case .text, .json, .markdown: break
    default: return
    }
    guard grouping == .cause else {
      result.causes = Causes.shared(by: result.findings)
      return
    }
    let finder = CauseFinder(project.analyzer) { progress.show("Examining change \($0) …") }
    result.causes = finder.causes(of: result.findings)
    progress.finish()
  }
}
