import StrataModel

/// `strata explain A B`: every usage of one symbol by another, with its verdict.
public enum UsageReport {
  public static func text(_ explanation: UsageExplanation, usesColor: Bool, width: Int) -> String {
    let colors = TerminalStyle(isOn: usesColor)
    let user = printable(explanation.user)
    let target = printable(explanation.target)
    var lines = [
      "\(colors.bold(user)) (\(layer(explanation.userLayer, explanation.isUserOutside))) → \(colors.bold(target)) "
        + "(\(layer(explanation.targetLayer, explanation.isTargetOutside)))"
    ]
    let unrecorded = explanation.unrecordedFiles.map {
      "Uses inside \(printable($0)), which declares \(target), are in one layer and not recorded."
    }
    guard !explanation.usages.isEmpty else {
      let elsewhere = unrecorded.isEmpty ? "" : " from another file"
      lines.append("\(user) does not use \(target)\(elsewhere), and no unresolved name in it could be \(target).")
      return (lines + unrecorded + related(explanation, colors)).joined(separator: "\n") + "\n"
    }
    let counts = UsageVerdict.Status.allCases.map { "\(grouped(explanation.count($0))) \($0.rawValue)" }
    lines.append("\(counted(explanation.usages.count, "usage")): \(counts.joined(separator: ", "))")
    var file: String?
    for usage in explanation.usages {
      if usage.location.file != file {
        file = usage.location.file
        lines += ["", printable(usage.location.file)]
      }
      lines += describe(usage, explanation, colors, min(max(width, 50), 120))
    }
    if !unrecorded.isEmpty { lines += [""] + unrecorded }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func layer(_ name: String?, _ isOutside: Bool) -> String {
    name.map { "layer \(printable($0))" } ?? (isOutside ? "outside the project" : "no layer")
  }

  private static func describe(
    _ usage: TypeUsage, _ explanation: UsageExplanation, _ colors: TerminalStyle, _ width: Int
  ) -> [String] {
    let verdict = usage.verdict
    var what = usage.kind.map { "\($0) " } ?? "might use "
    what += usage.target + (usage.targetMember.isEmpty ? "" : ".\(usage.targetMember)")
    // A function at file level is user and member.
    let isOne = usage.member.isEmpty || usage.member == usage.user
    let member = isOne ? usage.user : "\(usage.user).\(usage.member)"
    var reason = verdict.reason
    if verdict.status == .found {
      let others = verdict.rules.filter { $0 != verdict.reason }
      reason = "\(verdict.severity?.rawValue ?? "") [\(verdict.reason)]"
      if !others.isEmpty { reason += ", also \(others.joined(separator: ", "))" }
    }
    if !verdict.detail.isEmpty { reason += ": \(verdict.detail)" }
    if verdict.status == .excused, !verdict.rules.isEmpty { reason += " (\(verdict.rules.joined(separator: ", ")))" }
    let status = paint(verdict, colors)
    let text = wrap(printable(reason), width: width - 6 - verdict.status.rawValue.count)
    return ["  \(usage.location.line):\(usage.location.column)  \(printable(member)) \(printable(what))"]
      + text.enumerated().map { index, line in index == 0 ? "    \(status): \(line)" : "      \(line)" }
  }

  private static func paint(_ verdict: UsageVerdict, _ colors: TerminalStyle) -> String {
    let word = verdict.status.rawValue
    switch verdict.status {
    case .allowed: return colors.good(word)
    case .found: return verdict.severity == .warning ? colors.warning(word) : colors.error(word)
    case .excused: return colors.dim(word)
    case .unknown: return colors.warning(word)
    }
  }

  private static func related(_ explanation: UsageExplanation, _ colors: TerminalStyle) -> [String] {
    if explanation.isTargetOutside { return [] }
    let place = explanation.targetLayer.map { "its module or of layer \(printable($0))" } ?? "its module"
    guard !explanation.related.isEmpty else { return ["", "It uses no other type of \(place) either."] }
    let rows = explanation.related.map { "\(printable($0.name)) (\(counted($0.count, "usage")))" }
    return ["", colors.bold("Other types of \(place) that it uses")] + shortened(rows, limit: 20).map { "  " + $0 }
  }

  /// Version 1: keys are added, never changed.
  public static func json(_ explanation: UsageExplanation) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("from", explanation.user)
      json.member("to", explanation.target)
      optional("fromLayer", explanation.userLayer, &json)
      optional("toLayer", explanation.targetLayer, &json)
      json.object("summary", inline: true) { json in
        for status in UsageVerdict.Status.allCases { json.member(status.rawValue, explanation.count(status)) }
      }
      json.objects("usages", of: explanation.usages, write)
      json.member("unrecordedFiles", explanation.unrecordedFiles)
      JSONReport.counts("related", "type", explanation.related, "count", &json)
    }
    return json.bytes
  }

  private static func write(_ usage: TypeUsage, _ json: inout JSONWriter) {
    json.member("file", usage.location.file)
    json.member("line", usage.location.line)
    json.member("column", usage.location.column)
    json.member("user", usage.user)
    json.member("member", usage.member)
    optional("kind", usage.kind.map { "\($0)" }, &json)
    json.member("target", usage.target)
    json.member("targetMember", usage.targetMember)
    json.member("verdict", usage.verdict.status.rawValue)
    json.member("reason", usage.verdict.reason)
    json.member("detail", usage.verdict.detail)
    json.member("rules", usage.verdict.rules)
    optional("severity", usage.verdict.severity?.rawValue, &json)
  }

  private static func optional(_ key: String, _ value: String?, _ json: inout JSONWriter) {
    json.key(key)
    if let value { json.string(value) } else { json.null() }
  }
}
