import StrataModel
import StrataProject

extension CheckResult {
  /// The same result where things stand now; nil when it names a place that cannot be told.
  func moved(by shifts: [String: PositionShift]) -> CheckResult? {
    if shifts.isEmpty { return self }
    var isWhole = true
    func move(_ place: SourceLocation) -> SourceLocation {
      guard let shift = shifts[place.file] else { return place }
      guard let moved = shift.location(of: place) else {
        isWhole = false
        return place
      }
      return moved
    }
    var result = self
    for index in result.findings.indices {
      result.findings[index].location = move(findings[index].location)
      result.findings[index].otherPlaces = findings[index].otherPlaces.map(move)
      for place in findings[index].declarations.indices {
        let location = findings[index].declarations[place].location
        result.findings[index].declarations[place].location = move(location)
      }
    }
    result.findings.sort(by: Finding.precedes)
    return isWhole ? result : nil
  }
}
