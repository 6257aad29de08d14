import StrataModel

/// `--format github`: workflow commands, which GitHub shows as annotations on the lines of a pull request.
enum GitHubReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    var text = ""
    for finding in result.findings {
      let location = finding.location
      text += "::\(finding.severity == .error ? "error" : "warning") "
      text += "file=\(property(context.inRepository(location.file))),line=\(location.line),col=\(location.column),"
      text += "title=\(property(finding.rule))::\(message(sentence(finding)))\n"
    }
    for notice in result.notices where context.isStrict && notice.failsStrictRuns {
      text +=
        "::error \(place(of: notice, context))title=\(property(notice.kind.rawValue))::\(message(notice.message))\n"
    }
    if !result.accepted.isEmpty { text += "::notice title=accepted::\(message(result.accepted.sentence))\n" }
    return Array(text.utf8)
  }

  /// File and line of a notice, if it has them: `strata.yml:14`.
  private static func place(of notice: Notice, _ context: ReportContext) -> String {
    guard let colon = notice.origin.lastIndex(of: ":"), let line = Int(notice.origin[colon...].dropFirst()) else {
      return ""
    }
    return "file=\(property(context.inRepository(String(notice.origin[..<colon])))),line=\(line),"
  }

  private static func sentence(_ finding: Finding) -> String {
    var sentence = finding.message
    if finding.chain.count > 1 { sentence += "\n" + finding.chain.joined(separator: " → ") }
    if !finding.remedy.isEmpty { sentence += "\nRemedy: " + finding.remedy }
    for reason in finding.because { sentence += "\nBecause: " + reason }
    return sentence
  }

  /// The message of a command, with the characters escaped that would end it.
  private static func message(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The value of a property; commas and colons are also escaped.
  private static func property(_ text: String) -> String {
    var escaped = ""
    for scalar in message(text).unicodeScalars {
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
