import StrataModel

/// Limits a report to the paths on the command line and to findings that concern changed files.
struct FindingFilter {
  /// Relative to the root; empty: everything.
  var focus: [String]
  /// Nil: everything.
  var changed: ChangedFiles?

  func apply(to result: inout CheckResult) {
    guard !focus.isEmpty || changed != nil else { return }
    result.findings.removeAll { !isInFocus($0) || !touchesChange($0) }
  }

  private func isInFocus(_ finding: Finding) -> Bool {
    focus.isEmpty
      || finding.locations.contains { location in
        focus.contains { RelativePath.covers($0, location.file) }
      }
  }

  /// Whether the file of one of its locations has changed, or that of a type that it names.
  private func touchesChange(_ finding: Finding) -> Bool {
    guard let changed else { return true }
    return finding.locations.contains { changed.contains($0.file) }
      || finding.declarations.contains { changed.contains($0.location.file) }
  }
}
