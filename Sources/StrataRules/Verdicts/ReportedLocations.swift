import StrataModel

/// The locations that rules reported, and whether each is open, accepted or part of another finding.
struct ReportedLocations: Sendable {
  private struct Open: Hashable {
    var key: FindingKey
    var location: SourceLocation
  }

  private let graph: Graph
  private var byLocation: [CodeLocation: [JudgedLocation]] = [:]
  private var byFile: [FileID: [JudgedLocation]] = [:]
  private var byInclusion: [CodeLocation: [JudgedLocation]] = [:]
  /// The locations of the findings in the result.
  private var open: Set<Open> = []
  /// Findings that follow from open ones.
  private var implied: Set<FindingKey> = []

  init(_ locations: [JudgedLocation], _ result: CheckResult, _ graph: Graph) {
    self.graph = graph
    for location in locations {
      byLocation[CodeLocation(location.file, location.offset), default: []].append(location)
      byFile[location.file, default: []].append(location)
      for offset in location.includes { byInclusion[CodeLocation(location.file, offset), default: []].append(location) }
    }
    for finding in result.findings {
      for location in finding.locations { open.insert(Open(key: finding.key, location: location)) }
    }
    var keys = Set(result.findings.lazy.flatMap(\.acceptedKeys))
    for finding in result.implied where !finding.by.isDisjoint(with: keys) {
      implied.insert(finding.finding.key)
      keys.formUnion(finding.finding.acceptedKeys)
    }
  }

  /// Nil if no rule reports the usage.
  func verdict(of reference: Reference) -> UsageVerdict? {
    let location = CodeLocation(reference.file, reference.offset)
    let here = byLocation[location, default: []].filter { concerns($0, reference) }
    return verdict(of: here.isEmpty ? byInclusion[location, default: []] : here)
  }

  /// The locations that are reported with the name of a target, in source order.
  func all(target: String) -> [(file: FileID, offset: UInt32, verdict: UsageVerdict)] {
    byLocation.sorted { $0.key < $1.key }.compactMap { location, reports in
      verdict(of: reports.filter { $0.target == target }).map { (location.file, location.offset, $0) }
    }
  }

  /// The verdict on what is reported at other locations of the file.
  /// - Parameter isSuch: whether a location, about a target, counts.
  func verdict(inFileOf reference: Reference, _ isSuch: (_ offset: UInt32, _ target: String) -> Bool) -> UsageVerdict? {
    verdict(of: byFile[reference.file, default: []].filter { isSuch($0.offset, $0.target) })
  }

  /// One location may have references to several types: an alias and its target, or a type of each target that compiles
  /// the file.
  private func concerns(_ location: JudgedLocation, _ reference: Reference) -> Bool {
    if let type = location.targetType, let other = reference.target.typeID, type != other,
      graph[type].name == graph[other].name
    {
      return false
    }
    if location.target.isEmpty || location.target == graph.targetName(of: reference) { return true }
    return !graph.references(in: reference.file, at: reference.offset).contains {
      graph.targetName(of: $0) == location.target
    }
  }

  private func verdict(of locations: [JudgedLocation]) -> UsageVerdict? {
    guard let first = locations.first else { return nil }
    let open = locations.filter { $0.acceptor == nil && isOpen($0) }
    if let leading = open.first {
      let rules = open.flatMap { [$0.finding.rule] + $0.finding.alsoBreaks }
      return UsageVerdict(
        .found, reason: leading.finding.rule, rules: unique(rules), severity: open.map(\.finding.severity).max())
    }
    let rules = unique(locations.flatMap { [$0.finding.rule] + $0.finding.alsoBreaks })
    switch locations.compactMap(\.acceptor).first {
    case .comment(let location, let reason):
      let why = reason.isEmpty ? "no reason given" : reason
      return UsageVerdict(
        .excused, reason: "suppression comment", detail: "line \(location.line): \(why)", rules: rules)
    case .exemption(let origin, let reason):
      return UsageVerdict(.excused, reason: "exemption (\(origin))", detail: reason, rules: rules)
    case nil:
      if implied.contains(first.finding.key) {
        return UsageVerdict(
          .found, reason: first.finding.rule,
          detail: "follows from another finding, and is listed once that is accepted", rules: rules,
          severity: first.finding.severity)
      }
      return UsageVerdict(.excused, reason: "baseline", rules: rules)
    }
  }

  private func isOpen(_ location: JudgedLocation) -> Bool {
    open.contains(Open(key: location.finding.key, location: location.finding.location))
  }

  /// In the order of first occurrence.
  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
