import StrataModel

/// `--format sarif`: version 2.1.0, with what code scanning services require.
enum SARIFReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    let rules = rulesOf(result, context)
    var indexOfRule: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { indexOfRule[rule.id] = index }
    let results = results(result, context)
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "Strata")
              json.member("semanticVersion", strataVersion)
              json.array("rules", of: rules) { write($0, &$1) }
            }
          }
          json.member("columnKind", "unicodeCodePoints")
          json.object("originalUriBaseIds") { json in
            json.object("SRCROOT", inline: true) { json in
              json.object("description") {
                $0.member("text", "The repository, or the folder in which Strata was started.")
              }
            }
          }
          json.object("properties", inline: true) { $0.member("accepted", result.accepted.sentence) }
          invocation(result, context, &json)
          json.array("results", of: results) { write($0, indexOfRule[$0.finding.rule], context, &$1) }
        }
      }
    }
    return json.bytes
  }

  /// What the check could not examine: the notices.
  private static func invocation(_ result: CheckResult, _ context: ReportContext, _ json: inout JSONWriter) {
    guard !result.notices.isEmpty else { return }
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", true)
        json.array("toolExecutionNotifications", of: result.notices) { notice, json in
          json.object { json in
            json.object("descriptor", inline: true) { $0.member("id", notice.kind.rawValue) }
            json.member("level", notice.failsStrictRuns ? (context.isStrict ? "error" : "warning") : "note")
            let origin = notice.origin.isEmpty ? "" : notice.origin + ": "
            json.object("message", inline: true) { $0.member("text", origin + notice.message) }
          }
        }
      }
    }
  }

  /// The rules that ran and those that findings name, sorted.
  private static func rulesOf(_ result: CheckResult, _ context: ReportContext) -> [RuleDescription] {
    let accepted = context.showsAccepted ? result.acceptedFindings.map(\.finding.rule) : []
    let named = Set(result.rules.map(\.id)).union(result.findings.map(\.rule)).union(accepted)
    return context.rules.filter { named.contains($0.id) }.sorted { $0.id < $1.id }
  }

  private static func write(_ rule: RuleDescription, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.object("shortDescription", inline: true) { $0.member("text", rule.summary) }
      json.object("fullDescription", inline: true) { $0.member("text", rule.rationale) }
      json.object("help", inline: true) { json in
        json.member("text", rule.remedy)
        let details = rule.heuristic.map { "**How it decides.** \($0)\n\n" } ?? ""
        json.member("markdown", "\(rule.rationale)\n\n\(details)**Fix.** \(rule.remedy)")
      }
      json.object("defaultConfiguration", inline: true) { $0.member("level", level(rule.severity)) }
      json.object("properties", inline: true) { $0.member("tags", ["architecture", rule.family.rawValue]) }
    }
  }

  private struct Entry {
    var finding: Finding
    var fingerprint: String
    /// Nil: the finding is reported.
    var acceptance: AcceptedFinding?
  }

  /// The findings, then those that are accepted.
  private static func results(_ result: CheckResult, _ context: ReportContext) -> [Entry] {
    let accepted = context.showsAccepted ? result.acceptedFindings : []
    let findings = result.findings + accepted.map(\.finding)
    let acceptances: [AcceptedFinding?] = result.findings.map { _ in nil } + accepted.map { $0 }
    return zip(zip(findings, findings.fingerprints), acceptances).map {
      Entry(finding: $0.0, fingerprint: $0.1, acceptance: $1)
    }
  }

  private static func write(
    _ entry: Entry, _ ruleIndex: Int?, _ context: ReportContext, _ json: inout JSONWriter
  ) {
    let finding = entry.finding
    json.object { json in
      json.member("ruleId", finding.rule)
      if let ruleIndex { json.member("ruleIndex", ruleIndex) }
      json.member("level", level(finding.severity))
      json.object("message", inline: true) { $0.member("text", message(finding)) }
      json.array("locations") { json in
        json.object { json in
          physicalLocation(finding.location, context, &json)
          json.array("logicalLocations", inline: true) { json in
            json.object { $0.member("fullyQualifiedName", finding.symbol) }
          }
        }
      }
      related(finding, context, &json)
      json.object("partialFingerprints", inline: true) { $0.member("strata/v1", entry.fingerprint) }
      guard let acceptance = entry.acceptance else { return }
      json.array("suppressions", inline: true) { json in
        json.object { json in
          json.member("kind", acceptance.acceptor == .comment ? "inSource" : "external")
          json.member("status", "accepted")
          if !acceptance.reason.isEmpty { json.member("justification", acceptance.reason) }
        }
      }
    }
  }

  /// The declarations of the other types, and the further locations in the file.
  private static func related(_ finding: Finding, _ context: ReportContext, _ json: inout JSONWriter) {
    let declared = finding.declarations.filter { $0.name != finding.symbol }
      .map { (location: $0.location, text: "\($0.name) is declared here") }
    let others = finding.otherLocations.map { (location: $0, text: "also here") }
    guard !declared.isEmpty || !others.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (index, item) in (declared + others).enumerated() {
        json.object { json in
          json.member("id", index + 1)
          json.object("message", inline: true) { $0.member("text", item.text) }
          physicalLocation(item.location, context, &json)
        }
      }
    }
  }

  private static func physicalLocation(
    _ location: SourceLocation, _ context: ReportContext, _ json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation", inline: true) { json in
        json.member("uri", uri(context.inRepository(location.file)))
        if !location.file.hasPrefix("/") { json.member("uriBaseId", "SRCROOT") }
      }
      json.object("region", inline: true) { json in
        let region = SARIFRegion(location, text: context.sourceLine(location.file, location.line))
        json.member("startLine", region.line)
        json.member("startColumn", region.startColumn)
        if let end = region.endColumn { json.member("endColumn", end) }
      }
    }
  }

  private static func message(_ finding: Finding) -> String {
    var text = finding.message + "."
    if finding.chain.count > 1 { text += " Chain: " + finding.chain.joined(separator: " → ") + "." }
    if !finding.remedy.isEmpty { text += " Remedy: " + finding.remedy + "." }
    for reason in finding.because { text += " Because: " + reason + (reason.hasSuffix(".") ? "" : ".") }
    return text
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .off: "none"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// A path as a URI reference: every byte except unreserved characters and `/` is percent-encoded.
  static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://" + uri : uri
  }
}
