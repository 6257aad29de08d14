import StrataModel

/// `--format json`, version 1: keys are added, never changed.
enum JSONReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("style", result.style)
      json.key("summary")
      summary(result, &json)
      if !result.definitions.isEmpty {
        json.objects("definitions", of: result.definitions) { part, json in
          write(part, &json)
          if let statistics = part.statistics { json.object("statistics") { layers(statistics, &$0) } }
        }
      }
      json.key("ledger")
      ledger(result.ledger, &json)
      let causes = result.causes.numbers(of: result.findings.count)
      json.array("findings", of: result.findings.indices) { index, json in
        write(result.findings[index], &json) { json in
          if let cause = causes[index] { json.member("cause", result.causes.list[cause].change.title) }
          if let owners = context.owners {
            json.member("owners", owners.owners(of: result.findings[index].location.file))
          }
        }
      }
      json.objects("causes", of: result.causes.list) { write($0, context, &$1) }
      if !result.causes.failures.isEmpty { json.member("causesNotExamined", result.causes.failures) }
      json.objects("notices", of: result.notices, write)
      if let statistics = context.statistics {
        json.object("statistics") { json in
          json.objects("rules", of: result.rules) { rule, json in
            json.member("rule", rule.id)
            json.member("severity", rule.severity.rawValue)
            json.member("examined", rule.examined)
            json.member("findings", rule.findings)
          }
          write(statistics, &json)
        }
      }
    }
    return json.bytes
  }

  static func summary(_ result: CheckResult, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("files", result.fileCount)
      json.member("types", result.typeCount)
      json.member("errors", result.errorCount)
      json.member("warnings", result.warningCount)
      json.member("baselined", result.baselined)
      json.member("score", result.score)
      json.member("baselineEntries", result.accepted.baselineEntries)
      json.member("baselineLocations", result.accepted.baselineLocations)
      json.member("exemptions", result.accepted.exemptions)
      json.member("exemptedFindings", result.accepted.exemptedFindings)
      json.member("suppressions", result.accepted.suppressions)
      json.member("generatedFiles", result.accepted.generatedFiles)
      if let change = result.accepted.change {
        json.member("baselineAdded", change.added)
        json.member("baselineRemoved", change.removed)
      }
      if let unshown = result.unshown {
        json.object("unshown", inline: true) { json in
          json.member("findings", unshown.count)
          json.member("changed", unshown.changed)
          json.member("deletedFiles", unshown.deletedFiles)
        }
      }
    }
  }

  /// The members of an object.
  private static func write(_ part: DefinitionSummary, _ json: inout JSONWriter) {
    json.member("path", part.path)
    json.member("style", part.style)
    json.object("summary", inline: true) { json in
      json.member("files", part.fileCount)
      json.member("types", part.typeCount)
      json.member("errors", part.errorCount)
      json.member("warnings", part.warningCount)
      json.member("baselined", part.baselined)
      json.member("score", part.score)
    }
  }

  static func ledger(_ ledger: Ledger, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      counts(ledger.total, &json)
      json.member("unassignedTypes", ledger.unassignedTypes)
      json.member("typesWithoutLayer", ledger.typesWithoutLayer)
      json.member("filesWithoutLayer", ledger.filesWithoutLayer)
      for (key, part) in [("production", ledger.production), ("tests", ledger.tests)] {
        json.object(key, inline: true) { counts(part, &$0) }
      }
    }
  }

  private static func counts(_ counts: Ledger.Counts, _ json: inout JSONWriter) {
    json.member("references", counts.references)
    json.member("resolved", counts.resolved)
    json.member("external", counts.external)
    json.member("objectiveC", counts.objectiveC)
    json.member("ambiguous", counts.ambiguous)
    json.member("unresolved", counts.unresolved)
    json.member("notVisible", counts.notVisible)
    json.member("cutOff", counts.cutOff)
  }

  /// - Parameter more: writes further members.
  static func write(_ finding: Finding, _ json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("file", finding.location.file)
      json.member("line", finding.location.line)
      json.member("column", finding.location.column)
      json.member("symbol", finding.symbol)
      json.member("member", finding.member)
      json.member("target", finding.target)
      if !finding.module.isEmpty { json.member("module", finding.module) }
      if !finding.targetModule.isEmpty { json.member("targetModule", finding.targetModule) }
      json.member("message", finding.message)
      json.member("remedy", finding.remedy)
      if !finding.because.isEmpty { json.member("because", finding.because) }
      json.member("fixable", finding.isFixable)
      json.member("chain", finding.chain)
      if !finding.properChain.isEmpty { json.member("properChain", finding.properChain) }
      if !finding.layer.isEmpty { json.member("layer", finding.layer) }
      if !finding.role.isEmpty { json.member("role", finding.role) }
      json.member("alsoBreaks", finding.alsoBreaks)
      json.member("occurrences", finding.occurrences)
      json.array("otherLocations", inline: true) { json in
        for location in finding.otherLocations {
          json.object { json in
            json.member("file", location.file)
            json.member("line", location.line)
            json.member("column", location.column)
          }
        }
      }
      more(&json)
    }
  }

  private static func write(_ cause: Cause, _ context: ReportContext, _ json: inout JSONWriter) {
    json.member("change", cause.change.title)
    json.member("command", cause.change.command(options: context.definitionOptions))
    if let effect = cause.effect {
      json.member("closes", effect.closes)
      json.member("opens", effect.opens)
    }
    json.array("findings") { json in
      for finding in cause.findings { json.number(finding) }
    }
  }

  /// The members of an object.
  static func write(_ notice: Notice, _ json: inout JSONWriter) {
    json.member("kind", notice.kind.rawValue)
    json.member("message", notice.message)
    if !notice.origin.isEmpty { json.member("origin", notice.origin) }
  }

  /// The members of an object.
  private static func write(_ statistics: Statistics, _ json: inout JSONWriter) {
    let gaps = [
      ("ambiguous", statistics.ambiguous), ("unresolved", statistics.unresolved),
      ("notVisible", statistics.notVisible), ("objectiveC", statistics.objectiveC),
      ("external", statistics.external),
    ]
    for (key, gaps) in gaps {
      json.objects(key, of: gaps) { gap, json in
        json.member("name", gap.name)
        json.member("count", gap.count)
        json.member("places", gap.places.map { "\($0.file):\($0.line):\($0.column)" })
      }
    }
    json.member("skippedFolders", statistics.skippedFolders)
    counts("excludedFolders", "folder", statistics.excludedFolders, "files", &json)
    json.member("missingFolders", statistics.missingFolders)
    counts("supportModules", "module", statistics.supportModules, "files", &json)
    layers(statistics, &json)
  }

  /// The members that say what a definition makes of the code.
  private static func layers(_ statistics: Statistics, _ json: inout JSONWriter) {
    json.member("idleParts", statistics.idleParts)
    counts("unassignedFolders", "folder", statistics.unassignedFolders, "types", &json)
    json.member("filesWithoutLayer", statistics.filesWithoutLayer)
    json.objects("usages", of: statistics.usages) { usage, json in
      json.member("from", usage.from)
      json.member("to", usage.to)
      json.member("verdict", usage.status.rawValue)
      json.member("reason", usage.reason)
      json.member("count", usage.count)
    }
    counts("layers", "layer", statistics.layers, "types", &json)
  }

  /// An array of named counts, with the keys of name and count.
  static func counts(
    _ key: String, _ name: String, _ list: [Statistics.Count], _ count: String, _ json: inout JSONWriter
  ) {
    json.objects(key, of: list) { item, json in
      json.member(name, item.name)
      json.member(count, item.count)
    }
  }
}
