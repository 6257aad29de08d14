import StrataDefinition
import StrataModel

/// The exemptions of a definition, and whether each has exempted a finding.
struct Exemptions {
  private let exemptions: [Exemption]
  private var isUsed: [Bool]
  private let ran: Set<String>?

  /// - Parameter ran: the rules that run; nil for all that are on.
  init(_ definition: Definition, ran: Set<String>?) {
    exemptions = definition.exemptions
    isUsed = exemptions.map { _ in false }
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
      if first == nil { first = .exemption(origin: exemption.origin, reason: exemption.reason) }
    }
    return first
  }

  /// Number of exemptions that exempt a finding.
  var usedCount: Int { isUsed.count { $0 } }

  /// The exemptions that exempt no finding. Exemptions of rules that did not run are not reported.
  func findings() -> [Finding] {
    zip(exemptions, isUsed).compactMap { exemption, isUsed in
      if isUsed { return nil }
      if let ran, exemption.rules.isEmpty || !exemption.rules.allSatisfy(ran.contains) { return nil }
      return Finding(
        rule: Housekeeping.unusedExemption.id, severity: .warning, location: place(exemption.origin),
        symbol: place(exemption.origin).file, target: exemption.reason,
        message: "exemption \"\(exemption.reason)\" exempts no finding", remedy: "delete the exemption")
    }
  }

  /// `strata.yml:14` as a location.
  private func place(_ origin: String) -> SourceLocation {
    guard let colon = origin.lastIndex(of: ":"), let line = Int(origin[origin.index(after: colon)...]) else {
      return SourceLocation(file: origin, line: 1, column: 1)
    }
    return SourceLocation(file: String(origin[..<colon]), line: line, column: 1)
  }
}
