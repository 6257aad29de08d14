import StrataModel

/// Turns reports into findings: all locations of one rule, symbol, member and target in a module are one finding, at
/// the first location.
struct FindingCollector {
  private var list: [Finding] = []
  private var indexOfKey: [Key: Int] = [:]
  /// All locations of those findings that have several. One set for all: a set for each would grow many times.
  private var places: Set<Place> = []

  private struct Place: NumberKey {
    var finding: Int
    var location: SourceLocation

    var hashNumber: UInt64 { location.hashNumber.mixed(with: UInt64(finding)) }
  }

  private struct Key: NumberKey {
    var key: FindingKey
    /// Types of two modules may have the same name.
    var module: ModuleID

    var hashNumber: UInt64 { key.hashNumber }
  }

  /// - Parameter count: about how many findings there will be.
  init(capacity count: Int = 0) {
    list.reserveCapacity(count)
    indexOfKey.reserveCapacity(count)
  }

  /// - Parameter finding: with one location, and those related to it.
  mutating func add(_ finding: consuming Finding, in module: ModuleID) {
    let key = Key(key: finding.key, module: module)
    let index = indexOfKey.value(of: key, orInsert: list.count)
    guard index < list.count else {
      if !finding.otherLocations.isEmpty {
        for location in finding.locations { places.insert(Place(finding: index, location: location)) }
      }
      list.append(finding)
      return
    }
    list[index].severity = max(list[index].severity, finding.severity)
    if list[index].alsoBreaks != finding.alsoBreaks {
      list[index].alsoBreaks = Set(list[index].alsoBreaks + finding.alsoBreaks).sorted()
    }
    places.insert(Place(finding: index, location: list[index].location))
    finding.otherLocations.removeAll { !places.insert(Place(finding: index, location: $0)).inserted }
    if places.insert(Place(finding: index, location: finding.location)).inserted {
      list[index].merge(finding)
    } else {
      list[index].otherLocations += finding.otherLocations
    }
  }

  /// Adds a location that comes after the first one of a finding and says nothing else; false if there is no such finding.
  mutating func addLocation(_ location: SourceLocation, of identity: FindingIdentity, in module: ModuleID) -> Bool {
    guard let index = indexOfKey[Key(key: identity.key, module: module)], list[index].location < location,
      list[index].alsoBreaks == identity.alsoBreaks
    else { return false }
    list[index].severity = max(list[index].severity, identity.severity)
    if list[index].otherLocations.isEmpty { places.insert(Place(finding: index, location: list[index].location)) }
    if places.insert(Place(finding: index, location: location)).inserted { list[index].otherLocations.append(location) }
    return true
  }

  /// The findings, with the locations of each in order.
  consuming func findings() -> [Finding] {
    for index in list.indices where list[index].otherLocations.count > 1 { list[index].otherLocations.sort() }
    return list
  }
}

/// The same for findings that follow from open ones, apart for each set of these.
struct ImpliedCollector {
  private var causes: [[Int]] = []
  private var collectors: [FindingCollector] = []
  private var indexOfCauses: [[Int]: Int] = [:]

  /// - Parameter keys: sorted indices of the keys of the findings that this one follows from.
  mutating func add(_ finding: consuming Finding, in module: ModuleID, by keys: [Int]) {
    let index = indexOfCauses.value(of: keys, orInsert: causes.count)
    if index == causes.count {
      causes.append(keys)
      collectors.append(FindingCollector())
    }
    collectors[index].add(finding, in: module)
  }

  /// - Parameter keys: by index.
  func findings(_ keys: [FindingKey]) -> [ImpliedFinding] {
    zip(causes, collectors).flatMap { causes, collector in
      let keys = Set(causes.map { keys[$0] })
      return collector.findings().map { ImpliedFinding(finding: $0, by: keys) }
    }
  }
}

/// The same for findings that comments and exemptions accept, apart for each reason.
struct AcceptedCollector {
  private struct Key: Hashable {
    var acceptor: AcceptedFinding.Acceptor
    var reason: String
  }

  private var collectors: [Key: FindingCollector] = [:]

  mutating func add(_ finding: Finding, in module: ModuleID, by acceptor: JudgedLocation.Acceptor) {
    let key =
      switch acceptor {
      case .comment(_, let reason): Key(acceptor: .comment, reason: reason)
      case .exemption(_, let reason): Key(acceptor: .exemption, reason: reason)
      }
    collectors[key, default: FindingCollector()].add(finding, in: module)
  }

  /// Sorted by location.
  func findings() -> [AcceptedFinding] {
    collectors.flatMap { key, collector in
      collector.findings().map { AcceptedFinding($0, by: key.acceptor, reason: key.reason) }
    }.sorted(by: AcceptedFinding.precedes)
  }
}

extension Finding {
  /// Adds the location of the same finding elsewhere; message and remedy are those of the first location.
  fileprivate mutating func merge(_ other: Finding) {
    guard other.location < location else {
      otherLocations.append(other.location)
      otherLocations += other.otherLocations
      return
    }
    var first = other
    swap(&first.otherLocations, &otherLocations)
    first.otherLocations += otherLocations
    first.otherLocations.append(location)
    first.severity = severity
    first.alsoBreaks = alsoBreaks
    self = first
  }
}
