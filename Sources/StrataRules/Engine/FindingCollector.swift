import StrataModel

/// Gathers violations into findings: the same symbol doing the same to the same target in one file is one finding,
/// at the first of its places. A violation without a target stands for its own place.
struct FindingCollector {
  private var list: [Finding] = []
  /// Places that are taken, by finding.
  private var places: Set<Occurrence> = []
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
      indexOfKey[key] = list.count
      countByRule[rule, default: 0] += 1
      list.append(finding)
      return
    }
    if list[index].otherPlaces.isEmpty { places.insert(Occurrence(finding: index, place: list[index].location)) }
    guard places.insert(Occurrence(finding: index, place: location)).inserted else { return }
    list[index].merge(finding)
  }

  /// What was gathered, with the places of each in order.
  func findings() -> [Finding] {
    list.map { finding in
      guard finding.otherPlaces.count > 1 else { return finding }
      var finding = finding
      finding.otherPlaces.sort()
      return finding
    }
  }

  private struct Occurrence: Hashable {
    var finding: Int
    var place: SourceLocation
  }
}

extension Finding {
  /// Takes in the same finding at another place; what is said is what the first place says.
  fileprivate mutating func merge(_ other: Finding) {
    guard other.location < location else { return otherPlaces.append(other.location) }
    var first = other
    swap(&first.otherPlaces, &otherPlaces)
    first.otherPlaces.append(location)
    self = first
  }
}
