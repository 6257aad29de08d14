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
      json.key("ledger")
      ledger(result.ledger, &json)
      json.key("findings")
      json.array { json in
        for finding in result.findings { write(finding, &json) }
      }
      json.key("notices")
      json.array { json in
        for notice in result.notices {
          json.object(inline: true) { json in
            json.member("kind", notice.kind.rawValue)
            json.member("message", notice.message)
            if !notice.origin.isEmpty { json.member("origin", notice.origin) }
          }
        }
      }
      if let statistics = context.statistics {
        json.key("statistics")
        write(statistics, result, &json)
      }
    }
    return json.bytes
  }

  private static func summary(_ result: CheckResult, _ json: inout JSONWriter) {
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
      json.member("suppressions", result.accepted.suppressions)
      if let change = result.accepted.change {
        json.member("baselineAdded", change.added)
        json.member("baselineRemoved", change.removed)
      }
    }
  }

  private static func ledger(_ ledger: Ledger, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      counts(ledger.total, &json)
      json.member("unassignedTypes", ledger.unassignedTypes)
      json.member("typesWithoutLayer", ledger.typesWithoutLayer)
      json.member("filesWithoutLayer", ledger.filesWithoutLayer)
      for (key, part) in [("production", ledger.production), ("tests", ledger.tests)] {
        json.key(key)
        json.object(inline: true) { counts(part, &$0) }
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
      json.member("message", finding.message)
      json.member("remedy", finding.remedy)
      json.member("fixable", finding.isFixable)
      json.member("chain", finding.chain)
      json.member("alsoBreaks", finding.alsoBreaks)
      json.member("occurrences", finding.occurrences)
      json.key("otherLocations")
      json.array(inline: true) { json in
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

  private static func write(_ statistics: Statistics, _ result: CheckResult, _ json: inout JSONWriter) {
    json.object { json in
      json.key("rules")
      json.array { json in
        for rule in result.rules {
          json.object(inline: true) { json in
            json.member("rule", rule.id)
            json.member("severity", rule.severity.rawValue)
            json.member("examined", rule.examined)
            json.member("findings", rule.findings)
          }
        }
      }
      let gaps = [
        ("ambiguous", statistics.ambiguous), ("unresolved", statistics.unresolved),
        ("notVisible", statistics.notVisible), ("objectiveC", statistics.objectiveC),
      ]
      for (key, gaps) in gaps {
        json.key(key)
        json.array { json in
          for gap in gaps {
            json.object(inline: true) { json in
              json.member("name", gap.name)
              json.member("count", gap.count)
              json.member("places", gap.places.map { "\($0.file):\($0.line):\($0.column)" })
            }
          }
        }
      }
      json.key("external")
      json.array { json in
        for external in statistics.external {
          json.object(inline: true) { json in
            json.member("name", external.name)
            json.member("count", external.count)
          }
        }
      }
      json.member("idleParts", statistics.idleParts)
      json.member("skippedFolders", statistics.skippedFolders)
      json.member("missingFolders", statistics.missingFolders)
      json.key("unassignedFolders")
      json.array { json in
        for folder in statistics.unassignedFolders {
          json.object(inline: true) { json in
            json.member("folder", folder.name)
            json.member("types", folder.count)
          }
        }
      }
      json.key("usages")
      json.array { json in
        for usage in statistics.usages {
          json.object(inline: true) { json in
            json.member("from", usage.from)
            json.member("to", usage.to)
            json.member("verdict", usage.status.rawValue)
            json.member("reason", usage.reason)
            json.member("count", usage.count)
          }
        }
      }
      json.key("layers")
      json.array { json in
        for layer in statistics.layers {
          json.object(inline: true) { json in
            json.member("layer", layer.name)
            json.member("types", layer.count)
          }
        }
      }
    }
  }
}
