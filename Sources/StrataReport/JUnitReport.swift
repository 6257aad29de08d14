import StrataModel

/// `--format junit`: every rule that ran is a suite; a rule without findings is one case that passed.
enum JUnitReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    var suites: [String: [Finding]] = [:]
    for rule in result.rules { suites[rule.id] = [] }
    for finding in result.findings { suites[finding.rule, default: []].append(finding) }
    let notices = context.isStrict ? result.notices.filter(\.failsStrictRuns) : []
    let failures = result.findings.count + notices.count
    var body = ""
    var tests = 0
    for (rule, findings) in suites.sorted(by: { $0.key < $1.key }) {
      let count = max(1, findings.count)
      tests += count
      body += "  <testsuite name=\"\(escape(rule))\" tests=\"\(count)\" failures=\"\(findings.count)\" errors=\"0\" "
      body += "skipped=\"0\">\n"
      if findings.isEmpty { body += "    <testcase classname=\"strata\" name=\"\(escape(rule))\"/>\n" }
      for finding in findings { body += testCase(finding, context) }
      body += "  </testsuite>\n"
    }
    if !notices.isEmpty {
      let count = notices.count
      tests += count
      body += "  <testsuite name=\"strict\" tests=\"\(count)\" failures=\"\(count)\" errors=\"0\" skipped=\"0\">\n"
      for notice in notices {
        body += "    <testcase classname=\"\(notice.kind.rawValue)\" name=\"\(escape(notice.message))\">\n"
        body += "      <failure message=\"\(escape(notice.message))\" type=\"error\"/>\n    </testcase>\n"
      }
      body += "  </testsuite>\n"
    }
    body += acceptedSuite(result.accepted)
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let open = "<testsuites name=\"strata\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    return Array((head + open + body + "</testsuites>\n").utf8)
  }

  /// A suite without cases: its properties are the summary of what the project accepts.
  private static func acceptedSuite(_ accepted: Acceptance) -> String {
    var properties = [
      ("accepted", accepted.sentence), ("baselineEntries", String(accepted.baselineEntries)),
      ("baselineLocations", String(accepted.baselineLocations)), ("exemptions", String(accepted.exemptions)),
      ("exemptedFindings", String(accepted.exemptedFindings)), ("suppressions", String(accepted.suppressions)),
      ("generatedFiles", String(accepted.generatedFiles)),
    ]
    if let change = accepted.change {
      properties += [("baselineAdded", String(change.added)), ("baselineRemoved", String(change.removed))]
    }
    let lines = properties.map { "      <property name=\"\($0)\" value=\"\(escape($1))\"/>\n" }.joined()
    return "  <testsuite name=\"accepted\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
      + "    <properties>\n\(lines)    </properties>\n  </testsuite>\n"
  }

  private static func testCase(_ finding: Finding, _ context: ReportContext) -> String {
    let file = context.inRepository(finding.location.file)
    let location = "\(file):\(finding.location.line):\(finding.location.column)"
    let name = finding.target.isEmpty ? finding.symbol : "\(finding.symbol) → \(finding.target)"
    var text = location
    if finding.chain.count > 1 { text += "\nchain: " + finding.chain.joined(separator: " → ") }
    if !finding.remedy.isEmpty { text += "\nremedy: " + finding.remedy }
    for reason in finding.because { text += "\nbecause: " + reason }
    return """
          <testcase classname="\(escape(finding.rule))" name="\(escape(name)) (\(escape(location)))" \
      file="\(escape(file))" line="\(finding.location.line)">
            <failure message="\(escape(finding.message))" type="\(finding.severity.rawValue)">\(escape(text))</failure>
          </testcase>

      """
  }

  /// Text for an attribute or element. An attribute keeps its line ends only as references.
  private static func escape(_ text: String) -> String {
    text.escapedForMarkup.replacing("\n", with: "&#10;")
  }
}
