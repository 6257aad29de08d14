import StrataModel
import StrataProject

extension CheckResult {
  /// The same result at the present locations; nil when one of them is unknown.
  func moved(by offsetMaps: [String: OffsetMap]) -> CheckResult? {
    if offsetMaps.isEmpty { return self }
    // Notices name lines, too.
    let hasNotice = notices.contains { notice in
      notice.kind == .unreadFile && offsetMaps.keys.contains { notice.origin.hasPrefix($0 + ":") }
    }
    if hasNotice { return nil }
    var isWhole = true
    func move(_ location: SourceLocation) -> SourceLocation {
      guard let map = offsetMaps[location.file] else { return location }
      guard let moved = map.location(of: location) else {
        isWhole = false
        return location
      }
      return moved
    }
    func move(_ finding: Finding) -> Finding {
      var finding = finding
      finding.location = move(finding.location)
      finding.otherLocations = finding.otherLocations.map(move)
      for index in finding.declarations.indices {
        finding.declarations[index].location = move(finding.declarations[index].location)
      }
      return finding
    }
    var result = self
    result.findings = findings.map(move)
    result.implied = implied.map { ImpliedFinding(finding: move($0.finding), by: $0.by) }
    result.acceptedFindings = acceptedFindings.map {
      AcceptedFinding(move($0.finding), by: $0.acceptor, reason: $0.reason)
    }
    result.findings.sort(by: Finding.precedes)
    result.acceptedFindings.sort(by: AcceptedFinding.precedes)
    return isWhole ? result : nil
  }
}
