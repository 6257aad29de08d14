/// The identity of a finding, which does not depend on its file and line: the key of baselines and fingerprints.
public struct FindingKey: NumberKey, Sendable, Comparable {
  public var rule: String
  public var symbol: String
  /// The declaring member; empty for the type itself.
  public var member: String
  public var target: String
  /// The module of the code, if several modules declare a symbol of this name; otherwise empty, so that a type may move to
  /// another module. With the name of the file where several files of one module declare it: `App/Cells`.
  public var module: String
  /// The same of the target.
  public var targetModule: String

  public init(
    rule: String, symbol: String, member: String = "", target: String, module: String = "", targetModule: String = ""
  ) {
    self.rule = rule
    self.symbol = symbol
    self.member = member
    self.target = target
    self.module = module
    self.targetModule = targetModule
  }

  /// Few findings differ only by rule or module.
  public var hashNumber: UInt64 {
    symbol.hashNumber.mixed(with: target.hashNumber).mixed(with: member.hashNumber)
  }

  public static func < (a: FindingKey, b: FindingKey) -> Bool {
    if a.rule != b.rule || a.symbol != b.symbol { return (a.rule, a.symbol) < (b.rule, b.symbol) }
    return (a.member, a.target, a.module, a.targetModule) < (b.member, b.target, b.module, b.targetModule)
  }

  /// The same without the modules.
  public var withoutModule: FindingKey { FindingKey(rule: rule, symbol: symbol, member: member, target: target) }

  /// 32 hexadecimal digits that are the same in every version of Strata.
  /// - Parameter ordinal: distinguishes findings with the same key; the first one has 0.
  func fingerprint(ordinal: Int) -> String {
    var low: UInt64 = 0xcbf2_9ce4_8422_2325
    var high: UInt64 = 0x8422_2325_cbf2_9ce4
    func mix(_ byte: UInt8) {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
      high = (high ^ UInt64(byte &+ 0x5b)) &* 0x100_0000_01b3
    }
    let parts = [rule, symbol, member, target, ordinal == 0 ? "" : String(ordinal)]
    let modules = targetModule.isEmpty ? [module] : [module, targetModule]
    for part in modules == [""] ? parts : parts + modules {
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
  public var key: FindingKey { key(of: rule, inModule: isNameShared) }

  /// Whether only the module tells its symbol or its target from another one of the same name.
  public var needsModule: Bool { isNameShared || !targetModule.isEmpty }

  /// The keys under which a baseline may accept the finding: its own, and those of the other rules that describe it. With
  /// the module of the code also where only one declares the name now.
  public var acceptedKeys: [FindingKey] {
    ([rule] + alsoBreaks).flatMap { rule in
      isNameShared || module.isEmpty
        ? [key(of: rule, inModule: isNameShared)] : [key(of: rule, inModule: false), key(of: rule, inModule: true)]
    }
  }

  private func key(of rule: String, inModule: Bool) -> FindingKey {
    FindingKey(
      rule: rule, symbol: symbol, member: member, target: target, module: inModule ? module : "",
      targetModule: targetModule)
  }
}

extension [Finding] {
  /// The fingerprint of every finding, in order, all different.
  public var fingerprints: [String] {
    var seen: [FindingKey: Int] = [:]
    return map { finding in
      let ordinal = seen[finding.key, default: 0]
      seen[finding.key] = ordinal + 1
      return finding.key.fingerprint(ordinal: ordinal)
    }
  }
}
