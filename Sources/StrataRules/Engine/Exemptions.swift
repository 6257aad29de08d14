import StrataDefinition
import StrataModel

/// The exemptions of a definition, and whether each has exempted a finding.
struct Exemptions {
  private let exemptions: [Exemption]
  private var isUsed: [Bool]
  /// By exemption: those of its rules that it needs to name.
  private var usedRules: [Set<String>]
  private let ran: Set<String>?

  /// - Parameter ran: the rules that run; nil for all that are on.
  init(_ definition: Definition, ran: Set<String>?) {
    exemptions = definition.exemptions
    isUsed = exemptions.map { _ in false }
    usedRules = exemptions.map { _ in [] }
    self.ran = ran
  }

  /// The first exemption that covers a violation under the name of any of its rules.
  mutating func covering(_ violation: Violation, rules: Set<String>, file: String) -> JudgedLocation.Acceptor? {
    var first: JudgedLocation.Acceptor?
    for (index, exemption) in exemptions.enumerated()
    where exemption.rules.isEmpty || exemption.rules.contains(where: rules.contains) {
      if let glob = exemption.symbol, !glob.matches(violation.symbol) { continue }
      if let glob = exemption.target, !glob.matches(violation.target) { continue }
      if let glob = exemption.path, !glob.matches(file) { continue }
      isUsed[index] = true
      usedRules[index].formUnion(exemption.rules.lazy.filter(rules.contains))
      if first == nil { first = .exemption(origin: exemption.origin, reason: exemption.statedReason) }
    }
    return first
  }

  var isAny: Bool { !exemptions.isEmpty }

  /// Number of exemptions that exempt a finding.
  var usedCount: Int { isUsed.count { $0 } }

  /// The exemptions that exempt no finding, and their rules that exempt none. Rules that did not run are not reported.
  func findings() -> [Finding] { exemptions.indices.flatMap { findings(of: $0) } }

  private func findings(of index: Int) -> [Finding] {
    let exemption = exemptions[index]
    let location = location(of: exemption)
    func finding(_ target: String, _ message: String, _ remedy: String) -> Finding {
      Finding(
        rule: Housekeeping.unusedExemption.id, severity: .warning, location: location, symbol: location.file,
        target: target,
        message: "exemption \"\(exemption.reason)\" exempts no finding" + message, remedy: remedy)
    }
    guard isUsed[index] else {
      if let ran, exemption.rules.isEmpty || !exemption.rules.allSatisfy(ran.contains) { return [] }
      return [finding(exemption.reason, "", "delete the exemption")]
    }
    var seen = usedRules[index]
    return exemption.rules.filter { ran?.contains($0) != false && seen.insert($0).inserted }.map { rule in
      finding("\(exemption.reason) (\(rule))", " of '\(rule)'", "remove '\(rule)' from its rules")
    }
  }

  /// Its origin, `strata.yml:14`, as a location.
  private func location(of exemption: Exemption) -> SourceLocation {
    let origin = exemption.origin
    guard let colon = origin.lastIndex(of: ":"), let line = Int(origin[origin.index(after: colon)...]) else {
      return SourceLocation(file: origin, line: 1, column: 1)
    }
    return SourceLocation(file: String(origin[..<colon]), line: line, column: exemption.column)
  }
}

extension Definition {
  /// The exemptions whose last day is over. They still exempt, so that a date fails no build unless it is strict.
  package func expiredExemptions(on today: CalendarDay) -> [Notice] {
    exemptions.compactMap { exemption in
      guard let until = exemption.until, until < today else { return nil }
      let ticket = exemption.ticket.map { " (\($0))" } ?? ""
      return Notice(
        kind: .expiredExemption,
        message: "exemption \"\(exemption.reason)\"\(ticket) expired on \(until); fix what it accepts, or set a later "
          + "day",
        origin: exemption.origin)
    }
  }
}
