import StrataModel

extension DifferenceReport {
  /// Version 1: keys are added, never changed.
  public static func json(_ comparison: Comparison) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      write("before", comparison.before, &json)
      write("after", comparison.after, &json)
      json.member("definition", comparison.definition.rawValue)
      json.member("notes", comparison.notes)
      json.object("findings") { write(comparison.findings, &$0) }
      write(comparison.architecture, &json)
    }
    return json.bytes
  }

  private static func write(_ key: String, _ state: Comparison.State, _ json: inout JSONWriter) {
    json.object(key) { json in
      json.member("name", state.name)
      json.key("commit")
      if let commit = state.commit { json.string(commit) } else { json.null() }
      json.member("style", state.result.style)
      json.key("summary")
      JSONReport.summary(state.result, &json)
      json.key("ledger")
      JSONReport.ledger(state.result.ledger, &json)
      json.object("metrics", inline: true) { json in
        json.member("types", state.metrics.types)
        json.member("dependencies", state.metrics.dependencies)
        json.member("typesInCycles", state.metrics.typesInCycles)
        json.member("propagationCost", decimal: state.metrics.propagationCost)
      }
    }
  }

  private static func write(_ findings: FindingChanges, _ json: inout JSONWriter) {
    json.array("new", of: findings.new.enumerated()) { entry, json in
      JSONReport.write(entry.element, &json) {
        $0.member("byDefinition", findings.newByDefinition.contains(entry.offset))
      }
    }
    json.array("fixed", of: findings.fixed.enumerated()) { entry, json in
      JSONReport.write(entry.element, &json) {
        $0.member("byDefinition", findings.fixedByDefinition.contains(entry.offset))
      }
    }
    for (key, changes) in [("moved", findings.moved), ("changed", findings.changed)] {
      json.array(key, of: changes) { change, json in
        JSONReport.write(change.after, &json) { json in
          json.object("before", inline: true) { json in
            let before = change.before
            json.member("file", before.location.file)
            json.member("line", before.location.line)
            json.member("symbol", before.symbol)
            json.member("member", before.member)
            json.member("target", before.target)
            json.member("severity", before.severity.rawValue)
            json.member("occurrences", before.occurrences)
          }
        }
      }
    }
    json.array("reportedAgain", of: findings.reportedAgain) { JSONReport.write($0, &$1) }
    for (key, accepted) in [("acceptedNow", findings.acceptedNow), ("newAccepted", findings.newAccepted)] {
      json.array(key, of: accepted) { accepted, json in
        JSONReport.write(accepted.finding, &json) { json in
          json.member("acceptedBy", accepted.acceptor.rawValue)
          json.member("reason", accepted.reason)
        }
      }
    }
    json.member("unchanged", findings.unchangedCount)
    json.objects("openedNotices", of: findings.openedNotices, JSONReport.write)
    json.objects("closedNotices", of: findings.closedNotices, JSONReport.write)
  }

  private static func write(_ difference: ArchitectureDifference, _ json: inout JSONWriter) {
    for kind in [PartKind.layer, .module, .feature] {
      guard let changes = difference.dependencies[kind] else { continue }
      json.object("\(kind.rawValue)Dependencies") { json in
        json.objects("new", of: changes.new, write)
        json.objects("gone", of: changes.gone, write)
        json.objects("changed", of: changes.changed) { change, json in
          write(change.after, &json)
          json.member("referencesBefore", change.before.references)
        }
      }
    }
    json.object("modules") { json in
      json.member("new", difference.newModules)
      json.member("gone", difference.goneModules)
    }
    json.object("types") { json in
      json.objects("new", of: difference.newTypes, write)
      json.objects("gone", of: difference.goneTypes, write)
      json.objects("moved", of: difference.movedTypes) { move, json in
        write(move.after, &json)
        json.object("before") { write(move.before, &$0) }
      }
    }
    json.object("typeDependencies") { json in
      for (key, list) in [("new", difference.newTypeDependencies), ("gone", difference.goneTypeDependencies)] {
        json.objects(key, of: list) { dependency, json in
          json.member("from", dependency.from.name)
          json.member("to", dependency.to.name)
          json.member("fromModule", dependency.from.module)
          json.member("toModule", dependency.to.module)
          write(dependency.location, &json)
        }
      }
    }
    json.objects("cycles", of: difference.cycles) { change, json in
      json.member("of", change.kind.rawValue)
      json.member("before", change.before)
      json.member("after", change.after)
    }
    json.object("surface") { json in
      for (key, entries) in [("new", difference.newSurface), ("gone", difference.goneSurface)] {
        json.objects(key, of: entries) { entry, json in
          json.member("module", entry.module)
          json.member("declaration", entry.declaration)
        }
      }
    }
  }

  private static func write(_ type: TypeRecord, _ json: inout JSONWriter) {
    json.member("name", type.name)
    json.member("module", type.module)
    json.member("kind", type.kind)
    write(type.location, &json)
    json.key("layer")
    if let layer = type.layer { json.string(layer) } else { json.null() }
    json.key("role")
    if let role = type.role { json.string(role) } else { json.null() }
  }

  private static func write(_ dependency: PartDependency, _ json: inout JSONWriter) {
    json.member("from", dependency.from)
    json.member("to", dependency.to)
    json.member("references", dependency.references)
    json.member("pairs", dependency.pairs)
    if let isAllowed = dependency.isAllowed { json.member("allowed", isAllowed) }
    json.member("user", dependency.example.user)
    json.member("target", dependency.example.target)
    write(dependency.example.location, &json)
  }

  private static func write(_ location: SourceLocation, _ json: inout JSONWriter) {
    json.member("file", location.file)
    json.member("line", location.line)
  }
}
