import StrataModel

/// Gathers violations into findings: the same symbol doing the same to the same target in one file is one finding,
/// at the first of its places. A violation without a target stands for its own place.
struct FindingCollector {
  private(set) var findings: [Finding] = []
  private(set) var countByRule: [String: Int] = [:]
  private var indexOfKey: [PlacedKey: Int] = [:]

  private struct PlacedKey: Hashable {
    var key: FindingKey
    var file: String
    /// Line and column for a violation that has no target.
    var line = 0
    var column = 0
  }

  mutating func add(_ violation: Violation, rule: String, severity: Severity, at location: SourceLocation) {
    let finding = Finding(
      rule: rule, severity: severity, location: location, symbol: violation.symbol, target: violation.target,
      message: violation.message, remedy: violation.remedy, isFixable: violation.isFixable, chain: violation.chain)
    var key = PlacedKey(key: finding.key, file: location.file)
    if violation.target.isEmpty { (key.line, key.column) = (location.line, location.column) }
    guard let index = indexOfKey[key] else {
      indexOfKey[key] = findings.count
      countByRule[rule, default: 0] += 1
      findings.append(finding)
      return
    }
    findings[index].merge(finding)
  }
}

extension Finding {
  /// Takes in the same finding at another place; what is said is what the first place says.
  fileprivate mutating func merge(_ other: Finding) {
    if other.location == location || otherPlaces.contains(other.location) { return }
    var places = otherPlaces
    if other.location < location {
      places.append(location)
      self = other
    } else {
      places.append(other.location)
    }
    otherPlaces = places.sorted()
  }
}
