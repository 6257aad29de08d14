import StrataAnalysis
import StrataEdits
import StrataModel
import StrataScaffold

/// What `strata add` says about a feature: why it is not written, or what was written and what is left to do.
struct FeatureReport {
  private let grown: GrownFeature
  private let check: PlannedEdits
  private let exemplar: String
  private let isPart: Bool
  /// Findings that the exemplar has, too.
  private let inherited: [Finding]
  private let new: [Finding]

  init(_ planned: PlannedFeature, exemplar: String, isPart: Bool) {
    let (grown, check) = (planned.grown, planned.check)
    self.grown = grown
    self.check = check
    self.exemplar = exemplar
    self.isPart = isPart
    let rules = Set(check.opened.map(\.rule))
    let known = Dictionary(grouping: check.before.filter { rules.contains($0.rule) }, by: \.rule)
      .mapValues { Set($0.map { grown.renamed($0.symbol) }) }
    var (inherited, new): ([Finding], [Finding]) = ([], [])
    for finding in check.opened {
      if known[finding.rule]?.contains(finding.symbol) == true {
        inherited.append(finding)
      } else {
        new.append(finding)
      }
    }
    self.inherited = inherited
    self.new = new
  }

  /// Why nothing is written; nil if nothing speaks against it.
  func refusal(acceptsFindings: Bool) -> String? {
    if !check.losses.isEmpty {
      return Self.list(
        "nothing is written: the copy of \(exemplar) would use \(counted(check.losses.count, "name")) that nothing declares, since the code with "
          + "the original belongs to something else. Choose another exemplar, or make \(exemplar) independent of that code",
        check.losses)
    }
    if !grown.misfits.isEmpty, !acceptsFindings {
      return Self.list(
        "nothing is written: the copy of \(counted(grown.misfits.count, "call")) would not compile, since code that stays takes a "
          + "type of \(exemplar) there. --accept-findings writes it nevertheless",
        grown.misfits.map(\.description))
    }
    if isPart, !new.isEmpty, new.allSatisfy({ $0.rule == "missing-test" }) {
      // The tests of a part may be among those of others, where nothing tells them apart.
      return acceptsFindings
        ? nil
        : Self.list(
          "nothing is written: the tests of \(exemplar) cannot be told from others, so that they are not repeated. --accept-findings "
            + "writes it without; write its tests then",
          new.map(Self.line))
    }
    let created = Set(grown.exemplars.keys)
    if !new.isEmpty, new.allSatisfy({ $0.rule == "unassigned-type" && created.contains($0.location.file) }) {
      // Such as a definition whose layers are modules: it names those that there are.
      return acceptsFindings
        ? nil
        : Self.list(
          "nothing is written: the definition has no layer for the new files: it has one for the folder or the module of \(exemplar). "
            + "--accept-findings writes them; give them a layer in strata.yml then",
          new.map(Self.line))
    }
    if !new.isEmpty {
      return Self.list(
        "nothing is written: there would be findings that the exemplar does not have", new.map(Self.line))
    }
    if !inherited.isEmpty, !acceptsFindings {
      return Self.list(
        "nothing is written: the exemplar has findings, which the new feature would have, too; --accept-findings writes it nevertheless",
        inherited.map(Self.line))
    }
    return nil
  }

  /// What speaks against the exemplar, in a few words; nil if nothing does.
  var objection: (text: String, isAcceptable: Bool)? {
    if !check.losses.isEmpty {
      return ("a copy would use \(counted(check.losses.count, "name")) that nothing declares", false)
    }
    if !grown.misfits.isEmpty { return ("\(counted(grown.misfits.count, "call")) of a copy would not compile", true) }
    if let first = new.first {
      return ("a copy would have findings that it does not have itself, such as one of \(first.rule)", false)
    }
    return inherited.isEmpty ? nil : ("a copy would have \(counted(inherited.count, "finding")) like its own", true)
  }

  /// What was written, and what is left to do.
  func text(of plan: EditPlan) -> String {
    var lines = [Self.summary(plan), plan.tree]
    if !new.isEmpty { lines.append(Self.list("Findings:", new.map(Self.line))) }
    if !inherited.isEmpty {
      lines.append(Self.list("Findings like those of \(exemplar):", inherited.map(Self.line)))
    }
    if !grown.left.isEmpty {
      lines.append(
        Self.list(
          "Places with the name of \(exemplar) that are not repeated; look whether the new feature belongs there:",
          grown.left.map(\.description)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func line(_ finding: Finding) -> String {
    "\(finding.location.file):\(finding.location.line): \(finding.message) [\(finding.rule)]"
  }

  /// How many files change, and how.
  static func summary(_ plan: EditPlan) -> String {
    let kinds = [("create", "created"), ("edit", "edited"), ("move", "moved"), ("delete", "deleted")]
    let parts = kinds.compactMap { kind, word in
      let count = plan.entries.count { $0.change.kind == kind }
      return count == 0 ? nil : "\(counted(count, "file")) \(word)"
    }
    return parts.joined(separator: ", ") + ":"
  }

  /// A title and at most twenty lines below it.
  static func list(_ title: String, _ lines: [String]) -> String {
    ([title] + lines.prefix(20).map { "  " + $0 } + (lines.count > 20 ? ["  and \(lines.count - 20) more"] : []))
      .joined(
        separator: "\n")
  }
}
