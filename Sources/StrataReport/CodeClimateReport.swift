import StrataModel

/// `--format codeclimate`: the format of GitLab's code quality report.
enum CodeClimateReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    let fingerprints = result.findings.fingerprints
    var json = JSONWriter()
    json.array { json in
      for (finding, fingerprint) in zip(result.findings, fingerprints) {
        json.object { json in
          json.member("type", "issue")
          json.member("check_name", finding.rule)
          json.member("description", finding.message)
          let body = ([finding.remedy] + finding.because).filter { !$0.isEmpty }.joined(separator: "\n\n")
          if !body.isEmpty {
            json.object("content", inline: true) { $0.member("body", body) }
          }
          json.member("categories", ["Complexity"])
          json.member("severity", finding.severity == .error ? "major" : "minor")
          json.member("fingerprint", fingerprint)
          json.key("location")
          location(finding.location, context, &json)
          if !finding.otherLocations.isEmpty {
            json.array("other_locations", of: finding.otherLocations) { location($0, context, &$1) }
          }
        }
      }
    }
    return json.bytes
  }

  private static func location(_ location: SourceLocation, _ context: ReportContext, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("path", context.inRepository(location.file))
      json.object("lines") { json in
        json.member("begin", location.line)
        json.member("end", location.line)
      }
    }
  }
}
