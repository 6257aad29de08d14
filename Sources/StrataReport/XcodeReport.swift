import StrataModel

/// `--format xcode`: the output of a build phase that Xcode shows in the editor.
enum XcodeReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    var text = ""
    for finding in result.findings {
      let location = finding.location
      let path = location.file.hasPrefix("/") ? location.file : context.root + "/" + location.file
      text += "\(printable(path)):\(location.line):\(location.column): \(finding.severity.rawValue): "
      text += printable(finding.message)
      if !finding.remedy.isEmpty { text += "; " + printable(finding.remedy) }
      text += " (\(finding.rule))\n"
    }
    for notice in result.notices where context.isStrict && notice.failsStrictRuns {
      text += "error: \(printable(notice.message)) (\(notice.kind.rawValue))\n"
    }
    if !result.accepted.isEmpty { text += "note: \(printable(result.accepted.sentence))\n" }
    return Array(text.utf8)
  }
}
