import StrataModel

/// Limits a report to the paths on the command line and to findings that concern changed files.
struct FindingFilter {
  /// Relative to the root; empty: everything.
  var focus: [String]
  /// Nil: everything.
  var changed: ChangedFiles?
  /// Relative to the root: the files that every finding depends on, such as the definition.
  var foundations: [String] = []

  func apply(to result: inout CheckResult) {
    guard !focus.isEmpty || changed != nil else { return }
    result.findings.removeAll { !isInFocus($0) }
    result.acceptedFindings.removeAll { !isInFocus($0.finding) }
    guard let changed else { return }
    result.acceptedFindings.removeAll { !touches(changed, $0.finding) }
    let count = result.findings.count
    result.findings.removeAll { !touches(changed, $0) }
    let causes = foundations.filter(changed.contains)
    if result.findings.count < count, !causes.isEmpty || changed.deletedCount > 0 || changed.hasSources {
      result.unshown = UnshownFindings(
        count: count - result.findings.count, changed: causes, deletedFiles: changed.deletedCount)
    }
  }

  private func isInFocus(_ finding: Finding) -> Bool {
    focus.isEmpty
      || finding.locations.contains { location in
        focus.contains { RelativePath.covers($0, location.file) }
      }
  }

  /// Whether the file of one of its locations has changed, or one that declares or extends a type that it names.
  private func touches(_ changed: ChangedFiles, _ finding: Finding) -> Bool {
    finding.locations.contains { changed.contains($0.file) }
      || finding.declarations.contains { changed.contains($0.location.file) }
      || finding.extensionFiles.contains { changed.contains($0) }
  }
}
