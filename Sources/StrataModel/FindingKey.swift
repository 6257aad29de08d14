/// The identity of a finding, which does not depend on its file and line: the key of baselines and fingerprints.
public struct FindingKey: Hashable, Sendable, Comparable {
  public var rule: String
  public var symbol: String
  /// The declaring member; empty for the type itself.
  public var member: String
  public var target: String

  public init(rule: String, symbol: String, member: String = "", target: String) {
    self.rule = rule
    self.symbol = symbol
    self.member = member
    self.target = target
  }

  public static func < (a: FindingKey, b: FindingKey) -> Bool {
    (a.rule, a.symbol, a.member, a.target) < (b.rule, b.symbol, b.member, b.target)
  }

  /// 32 hexadecimal digits that are the same in every version of Strata.
  /// - Parameter ordinal: distinguishes findings with the same key; the first one has 0.
  func fingerprint(ordinal: Int) -> String {
    var low: UInt64 = 0xcbf2_9ce4_8422_2325
    var high: UInt64 = 0x8422_2325_cbf2_9ce4
    func mix(_ byte: UInt8) {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
      high = (high ^ UInt64(byte &+ 0x5b)) &* 0x100_0000_01b3
    }
    for part in [rule, symbol, member, target, ordinal == 0 ? "" : String(ordinal)] {
      for byte in part.utf8 { mix(byte) }
      mix(0)
    }
    return [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension Finding {
  public var key: FindingKey { FindingKey(rule: rule, symbol: symbol, member: member, target: target) }

  /// The keys under which a baseline may accept the finding: its own, and those of the other rules that describe it.
  public var acceptedKeys: [FindingKey] {
    ([rule] + alsoBreaks).map { FindingKey(rule: $0, symbol: symbol, member: member, target: target) }
  }
}

extension CheckResult {
  /// The fingerprint of every finding, in order, all different.
  public var fingerprints: [String] {
    var seen: [FindingKey: Int] = [:]
    return findings.map { finding in
      let ordinal = seen[finding.key, default: 0]
      seen[finding.key] = ordinal + 1
      return finding.key.fingerprint(ordinal: ordinal)
    }
  }
}
