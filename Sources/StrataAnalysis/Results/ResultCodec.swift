import StrataModel

/// The result of a check as bytes, for the cache.
enum ResultCodec {
  static func encode(_ result: CheckResult) -> [UInt8] {
    var writer = ByteWriter()
    writer.text(result.style)
    for number in [result.fileCount, result.typeCount, result.score, result.baselined] { writer.number(number) }
    writer.list(result.roles) { $0.text($1) }
    writer.list(result.openRoles) { $0.text($1) }
    writer.list(result.layers) { $0.text($1) }
    for count in acceptedKeys { writer.number(result.accepted[keyPath: count]) }
    for count in coverageKeys { writer.number(result.ledger[keyPath: count]) }
    for counts in [result.ledger.production, result.ledger.tests] {
      for count in countKeys { writer.number(counts[keyPath: count]) }
    }
    writer.list(result.findings, encode)
    writer.list(result.implied) { writer, implied in
      encode(&writer, implied.finding)
      writer.list(implied.by.sorted()) { writer, key in
        for text in [key.rule, key.symbol, key.member, key.target, key.module, key.targetModule] {
          writer.text(text)
        }
      }
    }
    writer.list(result.acceptedFindings) { writer, accepted in
      encode(&writer, accepted.finding)
      writer.text(accepted.acceptor.rawValue)
      writer.text(accepted.reason)
    }
    writer.list(result.rules) { writer, run in
      writer.text(run.id)
      writer.text(run.severity.rawValue)
      writer.number(run.examined)
      writer.number(run.findings)
    }
    writer.list(result.notices) { writer, notice in
      writer.text(notice.kind.rawValue)
      writer.text(notice.message)
      writer.text(notice.origin)
    }
    return writer.bytes
  }

  private static var acceptedKeys: [WritableKeyPath<Acceptance, Int>] {
    [
      \.baselineEntries, \.baselineLocations, \.exemptions, \.exemptedFindings, \.suppressions, \.generatedFiles,
    ]
  }

  private static var coverageKeys: [WritableKeyPath<Ledger, Int>] {
    [\.unassignedTypes, \.typesWithoutLayer, \.filesWithoutLayer]
  }

  private static var countKeys: [WritableKeyPath<Ledger.Counts, Int>] {
    [
      \.references, \.resolved, \.external, \.objectiveC, \.ambiguous, \.unresolved, \.notVisible, \.cutOff,
    ]
  }

  /// Nil if the bytes are not a result.
  static func decode(_ bytes: [UInt8]) -> CheckResult? {
    var reader = ByteReader(bytes)
    guard let result = try? decode(&reader), reader.isAtEnd else { return nil }
    return result
  }

  private static func decode(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> CheckResult {
    var result = CheckResult(style: try reader.text())
    result.fileCount = try reader.number()
    result.typeCount = try reader.number()
    result.score = try reader.number()
    result.baselined = try reader.number()
    result.roles = try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() }
    result.openRoles = try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() }
    result.layers = try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() }
    for count in acceptedKeys { result.accepted[keyPath: count] = try reader.number() }
    for count in coverageKeys { result.ledger[keyPath: count] = try reader.number() }
    for count in countKeys { result.ledger.production[keyPath: count] = try reader.number() }
    for count in countKeys { result.ledger.tests[keyPath: count] = try reader.number() }
    result.findings = try reader.list(finding)
    result.implied = try reader.list { (reader) throws(ByteReader.Damaged) in
      let found = try finding(&reader)
      let keys = try reader.list { (reader) throws(ByteReader.Damaged) in
        FindingKey(
          rule: try reader.text(), symbol: try reader.text(), member: try reader.text(), target: try reader.text(),
          module: try reader.text(), targetModule: try reader.text())
      }
      return ImpliedFinding(finding: found, by: Set(keys))
    }
    result.acceptedFindings = try reader.list { (reader) throws(ByteReader.Damaged) in
      let found = try finding(&reader)
      guard let acceptor = AcceptedFinding.Acceptor(rawValue: try reader.text()) else { throw ByteReader.Damaged() }
      return AcceptedFinding(found, by: acceptor, reason: try reader.text())
    }
    result.rules = try reader.list { (reader) throws(ByteReader.Damaged) in
      RuleRun(
        id: try reader.text(), severity: try severity(&reader), examined: try reader.number(),
        findings: try reader.number())
    }
    result.notices = try reader.list { (reader) throws(ByteReader.Damaged) in
      guard let kind = Notice.Kind(rawValue: try reader.text()) else { throw ByteReader.Damaged() }
      return Notice(kind: kind, message: try reader.text(), origin: try reader.text())
    }
    return result
  }

  private static func encode(_ writer: inout ByteWriter, _ finding: Finding) {
    writer.text(finding.rule)
    writer.text(finding.severity.rawValue)
    encode(&writer, finding.location)
    for text in [finding.symbol, finding.member, finding.target, finding.message, finding.remedy] { writer.text(text) }
    writer.list(finding.chain) { $0.text($1) }
    writer.list(finding.otherLocations, encode)
    writer.list(finding.alsoBreaks) { $0.text($1) }
    writer.list(finding.because) { $0.text($1) }
    writer.list(finding.declarations) { writer, place in
      writer.text(place.name)
      encode(&writer, place.location)
    }
    writer.list(finding.properChain) { $0.text($1) }
    writer.text(finding.layer)
    writer.text(finding.role)
    writer.text(finding.module)
    writer.text(finding.targetModule)
    writer.number(finding.isNameShared ? 1 : 0)
    writer.list(finding.extensionFiles) { $0.text($1) }
    writer.list(finding.changes) { $0.list($1.arguments) { $0.text($1) } }
  }

  private static func finding(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> Finding {
    var finding = Finding(
      rule: try reader.text(), severity: try severity(&reader), location: try location(&reader),
      symbol: try reader.text(), member: try reader.text(), target: try reader.text(), message: try reader.text(),
      remedy: try reader.text(),
      chain: try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() },
      otherLocations: try reader.list(location),
      alsoBreaks: try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() },
      because: try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() },
      declarations: try reader.list { (reader) throws(ByteReader.Damaged) in
        DeclarationLocation(name: try reader.text(), location: try location(&reader))
      })
    finding.properChain = try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() }
    finding.layer = try reader.text()
    finding.role = try reader.text()
    finding.module = try reader.text()
    finding.targetModule = try reader.text()
    finding.isNameShared = try reader.number() == 1
    finding.extensionFiles = try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() }
    finding.changes = try reader.list { (reader) throws(ByteReader.Damaged) in
      let words = try reader.list { (reader) throws(ByteReader.Damaged) in try reader.text() }
      guard let change = ProposedChange(arguments: words) else { throw ByteReader.Damaged() }
      return change
    }
    return finding
  }

  private static func encode(_ writer: inout ByteWriter, _ location: SourceLocation) {
    writer.text(location.file)
    writer.number(location.line)
    writer.number(location.column)
  }

  private static func location(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> SourceLocation {
    SourceLocation(file: try reader.text(), line: try reader.number(), column: try reader.number())
  }

  private static func severity(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> Severity {
    guard let severity = Severity(rawValue: try reader.text()) else { throw ByteReader.Damaged() }
    return severity
  }
}
