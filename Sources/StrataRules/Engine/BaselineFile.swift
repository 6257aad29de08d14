import StrataModel

/// The format of a baseline file: a header line, then one entry per line as JSON, sorted, so that two branches merge by
/// lines.
public enum BaselineFile {
  /// Name of the file beside the definition.
  public static let defaultName = "strata-baseline.jsonl"

  private static let head = #"{"strata-baseline": 1}"#

  public static func text(of baseline: Baseline) -> [UInt8] {
    var lines = [head]
    for (key, count) in baseline.counts.sorted(by: { $0.key < $1.key }) {
      let member = key.member.isEmpty ? "" : #", "member": \#(JSONString.quoted(key.member))"#
      let target = key.target.isEmpty ? "" : #", "target": \#(JSONString.quoted(key.target))"#
      let module = key.module.isEmpty ? "" : #", "module": \#(JSONString.quoted(key.module))"#
      let other =
        key.targetModule.isEmpty ? "" : #", "targetModule": \#(JSONString.quoted(key.targetModule))"#
      let start = #"{"rule": \#(JSONString.quoted(key.rule)), "symbol": \#(JSONString.quoted(key.symbol))"#
      lines.append(start + module + member + target + other + #", "count": \#(count)}"#)
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Reads a baseline. An entry that occurs twice, as after a merge, counts with the higher number.
  public static func parse(_ bytes: [UInt8], name: String) throws(BaselineError) -> Baseline {
    var counts: [FindingKey: Int] = [:]
    var problems: [String] = []
    var hasHead = false
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      let location = "\(name):\(index + 1)"
      guard let fields = JSONLine.parse(line) else {
        problems.append("\(location): this is not a line of a baseline")
        continue
      }
      if case .number(let version)? = fields["strata-baseline"] {
        hasHead = true
        if version != 1 { problems.append("\(location): the baseline has version \(version); Strata reads version 1") }
        continue
      }
      guard let key = key(of: fields) else {
        problems.append("\(location): an entry needs \"rule\" and \"symbol\"")
        continue
      }
      var count = 1
      if case .number(let number)? = fields["count"] { count = number }
      counts[key] = max(counts[key, default: 0], count)
    }
    if !hasHead, problems.isEmpty { problems.append("\(name): this is not a baseline: its first line is not \(head)") }
    if !problems.isEmpty { throw BaselineError(messages: Array(problems.prefix(20))) }
    return Baseline(counts: counts)
  }

  /// The line of each entry, from 1; the first one if it occurs twice.
  public static func lines(of bytes: [UInt8]) -> [FindingKey: Int] {
    var result: [FindingKey: Int] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let key = JSONLine.parse(line).flatMap({ key(of: $0) }), result[key] == nil else { continue }
      result[key] = index + 1
    }
    return result
  }

  private static func key(of fields: [String: JSONLine.Value]) -> FindingKey? {
    guard case .text(let rule)? = fields["rule"], case .text(let symbol)? = fields["symbol"] else { return nil }
    var key = FindingKey(rule: rule, symbol: symbol, target: "")
    if case .text(let member)? = fields["member"] { key.member = member }
    if case .text(let target)? = fields["target"] { key.target = target }
    if case .text(let module)? = fields["module"] { key.module = module }
    if case .text(let module)? = fields["targetModule"] { key.targetModule = module }
    return key
  }
}

/// Errors in a baseline file, each with its line.
public struct BaselineError: Error, Equatable {
  public var messages: [String]
}
