import StrataCommandLine
import StrataReport

/// The options of `strata check` besides those of all commands on projects.
enum CheckOptions {
  static let format = Option<ReportFormat>.choice(
    "format", "FORMAT", initial: .text,
    help: "text (for people, the default), json, sarif (code scanning), github (annotations), xcode, junit, "
      + "codeclimate (GitLab), markdown (a review for a pull request) or checklist (the review checklist of guide 004)."
  )
  static let statistics = Option.flag(
    "statistics",
    help: "Also show what each rule examined, the types per layer, the verdicts on all usages by layers and reason, "
      + "the folders without a layer, and the names that were ambiguous or unresolved.")
  static let showAccepted = Option.flag(
    "show-accepted",
    help: "With --format sarif: also list what comments, exemptions and the baseline accept, as suppressed results. "
      + "GitHub shows these as open alerts.")
  static let groupBy = Option<GroupCriterion?>.choice(
    "group-by", "WHAT",
    help:
      "Group the findings by cause (the change that closes most of them, as 'strata whatif' says), rule, file, type "
      + "or owner (CODEOWNERS). For text and markdown; json has the causes or owners of findings.")
  static let only = Option.list("only", "RULE,…", help: "Run only these rules.")
  static let skip = Option.list("skip", "RULE,…", help: "Run all rules except these.")
  static let strict = Option.flag(
    "strict",
    help: "Also fail on warnings and on gaps in the check: a definition without rules, stale baseline entries, "
      + "expired exemptions, rules of the definition that examine nothing, selectors that match nothing, files that could not be read."
  )
  static let today = Option.day(
    "today", help: "Compare 'until' of exemptions with this day. Default: the present day.")
  static let baseline = Option.text(
    "baseline", "FILE",
    help: "Accept the findings that FILE lists. Default: strata-baseline.jsonl beside the definition, if it exists.")
  static let noBaseline = Option.flag("no-baseline", help: "Also report the findings that the baseline accepts.")
  static let writeBaseline = Option.flag(
    "write-baseline", help: "Accept all present findings: replace the baseline.")
  static let pruneBaseline = Option.flag(
    "prune-baseline", help: "Remove stale entries from the baseline; never add any.")
  static let changedSince = Option.text(
    "changed-since", "REF",
    help: "Report only findings in files that changed since a Git revision, including uncommitted and untracked "
      + "files. The whole project is still resolved.")

  static let staged = Option.flag(
    "staged",
    help: "Check what is staged in Git instead of the files on disk, and report only findings in files whose staged "
      + "content differs from the last commit. Neither the files nor the index are changed.")

  static let groups = [
    ProjectOptions.definition,
    OptionGroup("Rules", [only.declared, skip.declared, strict.declared, today.declared]),
    OptionGroup(
      "Report",
      [
        format.declared, ReportTarget.option.declared, groupBy.declared, showAccepted.declared, statistics.declared,
        changedSince.declared, staged.declared,
      ]),
    OptionGroup("Baseline", [baseline.declared, writeBaseline.declared, pruneBaseline.declared, noBaseline.declared]),
    ProjectOptions.work,
  ]
}
