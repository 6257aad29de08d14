import StrataModel

/// The last lines of the text report: counts, score, ledger, notices.
enum TextSummary {
  static func lines(_ result: CheckResult, _ context: ReportContext, _ colors: TerminalStyle) -> [String] {
    var lines = CauseSummary.lines(result, isLong: result.findings.count > 10, context, colors)
    lines.append(headline(result, colors))
    lines += counts(result, colors)
    lines += definitions(result)
    lines += uncovered(result, colors)
    lines.append(printable(result.accepted.sentence))
    lines.append(ledger(result.ledger.total))
    if let unshown = result.unshown { lines.append(colors.warning(printable(unshown.sentence))) }
    let notices = notices(result, context, colors)
    if !notices.isEmpty { lines += [""] + notices }
    return lines
  }

  private static func headline(_ result: CheckResult, _ colors: TerminalStyle) -> String {
    let errors = result.errorCount
    let warnings = result.warningCount
    var verdict: String
    if errors + warnings == 0 {
      verdict = colors.good("No findings")
    } else {
      var parts: [String] = []
      if errors > 0 { parts.append(colors.error(counted(errors, "error"))) }
      if warnings > 0 { parts.append(colors.warning(counted(warnings, "warning"))) }
      verdict = parts.joined(separator: ", ")
    }
    if result.baselined > 0 { verdict += ", \(grouped(result.baselined)) in the baseline" }
    return "\(verdict) · \(counted(result.fileCount, "file")), \(counted(result.typeCount, "type")) · style "
      + "\(result.style) · score \(result.score) of 100"
  }

  /// The counts of each definition of a run of several.
  private static func definitions(_ result: CheckResult) -> [String] {
    let width = result.definitions.map(\.path.count).max() ?? 0
    return result.definitions.map { part in
      let gap = String(repeating: " ", count: width - part.path.count + 2)
      var counts = "\(counted(part.errorCount, "error")), \(counted(part.warningCount, "warning"))"
      if part.baselined > 0 { counts += ", \(grouped(part.baselined)) in the baseline" }
      return "  \(printable(part.path))\(gap)\(counts) · \(counted(part.fileCount, "file")) · style \(part.style) · "
        + "score \(part.score)"
    }
  }

  /// The rules with findings, those with the most findings first; only if there are more findings than fit on a screen.
  private static func counts(_ result: CheckResult, _ colors: TerminalStyle) -> [String] {
    guard result.findings.count > 10 else { return [] }
    var byRule: [TextKey: (count: Int, severity: Severity)] = [:]
    for index in result.findings.indices {
      func add(to known: inout (count: Int, severity: Severity)) {
        known = (known.count + 1, max(known.severity, result.findings[index].severity))
      }
      add(to: &byRule[TextKey(result.findings[index].rule), default: (0, .warning)])
    }
    let rows = byRule.map { (key: $0.key.text, value: $0.value) }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = rows.map { grouped($0.value.count).count }.max() ?? 0
    return rows.map { rule, value in
      let number = grouped(value.count)
      let padded = String(repeating: " ", count: width - number.count) + number
      return "  \(padded)  \(value.severity == .error ? colors.error(rule) : colors.warning(rule))"
    }
  }

  /// The types and files that no layer covers, whose dependencies no rule on layers checks.
  private static func uncovered(_ result: CheckResult, _ colors: TerminalStyle) -> [String] {
    let (types, files) = (result.ledger.typesWithoutLayer, result.ledger.filesWithoutLayer)
    guard types + files > 0 else { return [] }
    let parts = [(types, "type"), (files, "file")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return [
      colors.warning("In no layer: \(parts.joined(separator: ", "))")
        + "; their dependencies are not checked (--statistics names them)"
    ]
  }

  private static func ledger(_ ledger: Ledger.Counts) -> String {
    "\(counted(ledger.references, "reference")): \(grouped(ledger.resolved)) resolved, \(grouped(ledger.external)) "
      + "outside the project, "
      + (ledger.objectiveC > 0 ? "\(grouped(ledger.objectiveC)) in Objective-C, " : "")
      + "\(grouped(ledger.ambiguous)) ambiguous, \(grouped(ledger.unresolved)) unresolved"
      + (ledger.cutOff > 0 ? ", \(counted(ledger.cutOff, "search")) cut off" : "")
      + (ledger.ambiguous + ledger.unresolved > 0 ? " (not reported; --statistics lists them)" : "")
  }

  private static func notices(_ result: CheckResult, _ context: ReportContext, _ colors: TerminalStyle) -> [String] {
    guard !context.isStrict, context.statistics == nil else {
      // Notices about rules that only the style turns on are shown with `--statistics`.
      let idle = context.statistics == nil ? result.notices.filter { $0.kind == .idleStyleRule } : []
      let hints = idle.isEmpty ? [] : [hint(.idleStyleRule, idle)]
      let listed = result.notices.filter { idle.isEmpty || $0.kind != .idleStyleRule }
      return listed.map { notice in
        let place = notice.origin.isEmpty ? "" : colors.bold(context.shown(notice.origin) + ": ")
        let label = context.isStrict && notice.failsStrictRuns ? colors.error("strict") : colors.dim("note")
        return "\(place)\(label): \(printable(notice.message)) \(colors.dim("[\(notice.kind.rawValue)]"))"
      } + hints
    }
    return Notice.Kind.allCases.compactMap { kind in
      let some = result.notices.filter { $0.kind == kind }
      guard !some.isEmpty else { return nil }
      guard !result.definitions.isEmpty, [.unassignedTypes, .noRules, .uncheckedLayer, .unknownTypes].contains(kind)
      else { return hint(kind, some) }
      return some.map { "hint: \(printable(context.shown($0.origin))): " + text(kind, of: $0) }.joined(separator: "\n")
    }
  }

  /// A notice about a whole definition.
  private static func text(_ kind: Notice.Kind, of notice: Notice) -> String {
    printable(notice.message) + (kind == .unassignedTypes ? "; --statistics lists their folders" : "")
  }

  /// All notices of one kind as one line.
  private static func hint(_ kind: Notice.Kind, _ some: [Notice]) -> String {
    switch kind {
    case .unassignedTypes, .noRules: return "hint: " + text(kind, of: some[0])
    case .unnamedDefinition, .emptyDefinition:
      return some.map { "hint: \(printable($0.origin)): \(printable($0.message))" }.joined(separator: "\n")
    case .staleBaseline:
      let verb = inflected("accept", some.count)
      return "hint: \(counted(some.count, "baseline entry")) \(verb) findings that "
        + "no longer exist; --prune-baseline removes them"
    case .idleRule:
      return "hint: \(counted(some.count, "rule")) of the definition found nothing to examine; --statistics lists them"
    case .idleStyleRule:
      return "hint: \(counted(some.count, "rule")) of the style found nothing to examine; --statistics lists them"
    case .unreadFile:
      return "hint: \(counted(some.count, "file")) could not be read, or only in part; standard error names "
        + pronoun(some.count)
    case .unreadManifest:
      return
        "hint: \(counted(some.count, "manifest or expression in one", plural: "manifests or expressions in them")) could "
        + "not be read, which can leave files without a target; --statistics lists \(pronoun(some.count))"
    case .fileWithoutTarget, .generatedFiles, .unmatchedImport, .expiredExemption, .limit, .ruleWithoutEffect:
      return some.map { "hint: " + printable($0.message) }.joined(separator: "\n")
    case .excludedFolder:
      return some.map { "hint: \(printable($0.origin)): \(printable($0.message))" }.joined(separator: "\n")
    case .uncheckedTarget:
      return "hint: the dependencies of \(counted(some.count, "target")) could not be evaluated; --statistics lists "
        + pronoun(some.count)
    case .uncheckedLayer, .unknownTypes:
      return "hint: \(some[0].message)" + (some.count > 1 ? ", and \(some.count - 1) more" : "")
    case .idleSelector:
      return "hint: \(counted(some.count, "selector")) of the definition matched nothing; --statistics lists them"
    }
  }
}
