import StrataModel

/// `--format xcode`: the output of a build phase that Xcode shows in the editor.
enum XcodeReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    var text = ""
    for finding in result.findings {
      let place = finding.location
      let path = place.file.hasPrefix("/") ? place.file : context.root + "/" + place.file
      text += "\(printable(path)):\(place.line):\(place.column): \(finding.severity.rawValue): "
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
