import StrataCommandLine
import StrataReport

/// The options of `strata check` beside those of every project command.
enum CheckOptions {
  static let format = Option<ReportFormat>.choice(
    "format", "FORMAT", initial: .text, later: ["markdown", "checklist"],
    help: "text (for people, the default), json, sarif (code scanning), github (annotations), xcode, junit or "
      + "codeclimate (GitLab).")
  static let statistics = Option.flag(
    "statistics",
    help: "Also tell what each rule examined, how full the layers are, the verdict on every usage by layers and "
      + "reason, which folders no layer covers, and which names were ambiguous or unresolved.")
  static let only = Option.list("only", "RULE,…", help: "Run these rules only.")
  static let skip = Option.list("skip", "RULE,…", help: "Run all rules but these.")
  static let strict = Option.flag(
    "strict",
    help: "Fail on warnings too, and on what is not checked: a definition without rules, stale baseline entries, rules "
      + "of the definition that examine nothing, selectors that match nothing, files that could not be read.")
  static let baseline = Option.text(
    "baseline", "FILE",
    help: "Accept the findings that are listed there. By default strata-baseline.jsonl beside the "
      + "definition, where there is one.")
  static let noBaseline = Option.flag("no-baseline", help: "Report what the baseline accepts, too.")
  static let writeBaseline = Option.flag(
    "write-baseline", help: "Accept all present findings: write the baseline anew.")
  static let pruneBaseline = Option.flag(
    "prune-baseline", help: "Take away from the baseline what is not there any more. It only ever gets shorter.")
  static let changedSince = Option.text(
    "changed-since", "REF",
    help: "Report only findings that touch files changed since a Git revision, uncommitted and "
      + "untracked ones included. The whole project is still resolved.")

  static let groups = [
    ProjectOptions.definition,
    OptionGroup("Rules", [only.declared, skip.declared, strict.declared]),
    OptionGroup("Report", [format.declared, ReportTarget.option.declared, statistics.declared, changedSince.declared]),
    OptionGroup("Baseline", [baseline.declared, writeBaseline.declared, pruneBaseline.declared, noBaseline.declared]),
    ProjectOptions.work,
  ]
}
