import StrataModel

/// `--format text`: for people. Findings in the format of compiler messages, by file, then the summary.
enum TextReport {
  /// If there is a limit, it applies only to reports with more findings.
  private static let longList = 50

  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    let colors = TerminalStyle(isOn: context.usesColor)
    var text = TextLines()
    for section in FindingSection.sections(of: result, context) {
      for line in section.heading(colors) { text.line(line) }
      if section.hasTitle { text.endLine() }
      write(section.findings(of: result), isLong: result.findings.count > longList, context, colors, &text)
    }
    if let statistics = context.statistics {
      for line in TextStatistics.lines(statistics, result, context, colors) { text.line(line) }
    }
    for line in TextSummary.lines(result, context, colors) { text.line(line) }
    return text.bytes
  }

  private static func write(
    _ findings: [Finding], isLong: Bool, _ context: ReportContext, _ colors: TerminalStyle, _ text: inout TextLines
  ) {
    var listed: [String: Int] = [:]
    var left: [String: Int] = [:]
    let limit = isLong ? context.limitPerRule ?? .max : .max
    for group in FindingGroup.groups(of: findings, by: context.rules) {
      let rule = group.first.rule
      if listed[rule, default: 0] >= limit {
        left[rule, default: 0] += 1 + group.others.count
        continue
      }
      listed[rule, default: 0] += 1
      write(group, context, colors, &text)
    }
    for (rule, count) in left.ranked(by: { $0 }) {
      text.line("… and \(grouped(count)) more of \(colors.bold(rule))")
    }
    if !left.isEmpty {
      text.line(colors.dim("(shortened for the terminal; a pipe or --output FILE shows all)"))
      text.endLine()
    }
  }

  private static func write(
    _ group: FindingGroup, _ context: ReportContext, _ colors: TerminalStyle, _ text: inout TextLines
  ) {
    let finding = group.first
    let location = finding.location
    let file = printable(context.shown(location.file))
    let start = StrataModel.text(of: [file, ":", String(location.line), ":", String(location.column)])
    let severity = finding.severity == .error ? colors.error("error") : colors.warning("warning")
    let rule = StrataModel.text(of: ["[", finding.rule, "]"])
    text.line(colors.bold(start), ": ", severity, ": ", printable(finding.message), " ", colors.dim(rule))
    if let source = context.sourceLine(finding.location.file, finding.location.line),
      let excerpt = SourceExcerpt(source, column: finding.location.column)
    {
      text.line("    ", excerpt.line)
      text.line("    ", colors.mark(excerpt.marker))
    }
    if finding.chain.count > 1 {
      text.add("  ")
      text.add(colors.dim("chain:"))
      for (index, name) in finding.chain.enumerated() {
        text.add(index == 0 ? "  " : " → ")
        text.add(printable(name))
      }
      text.endLine()
    }
    if !finding.remedy.isEmpty { text.line("  ", colors.dim("remedy:"), " ", printable(finding.remedy)) }
    for reason in finding.because { text.line("  ", colors.dim("because:"), " ", printable(reason)) }
    if !finding.alsoBreaks.isEmpty {
      text.line("  ", colors.dim("breaks:"), " also ", finding.alsoBreaks.joined(separator: ", "))
    }
    let also = "  " + colors.dim("also:") + "   "
    if !finding.otherLocations.isEmpty {
      text.add(also)
      addOtherLines(of: finding, context, to: &text)
      text.endLine()
    }
    if group.isAboutTarget {
      addUsers(of: group, context, colors, also, to: &text)
    } else {
      for other in group.others {
        text.add(also)
        addSummary(of: other, besides: finding, context, to: &text)
        text.endLine()
      }
    }
    text.endLine()
  }

  /// How many types have findings about one target, and where: a line for each type and file.
  private static func addUsers(
    of group: FindingGroup, _ context: ReportContext, _ colors: TerminalStyle, _ also: String,
    to text: inout TextLines
  ) {
    struct User: Hashable {
      var symbol: String
      var file: String
    }
    let first = User(symbol: group.first.symbol, file: group.first.location.file)
    var numbers = [first: 0]
    var users = [(user: first, locations: [SourceLocation]())]
    var (last, number) = (first, 0)
    for finding in group.others {
      // Findings of one type stand together.
      if finding.symbol != last.symbol || finding.location.file != last.file {
        last = User(symbol: finding.symbol, file: finding.location.file)
        number = numbers.value(of: last, orInsert: users.count)
      }
      if number == users.count { users.append((last, [])) }
      users[number].locations += finding.locations
    }
    let types = counted(Set(users.map(\.user.symbol)).count, "type")
    let count = "\(grouped(1 + group.others.count)) findings about `\(group.first.target)` in \(types)"
    text.line("  ", colors.dim("users:"), "  ", printable(count))
    for (user, locations) in users where !locations.isEmpty {
      text.add(also)
      text.add(printable(user.symbol))
      text.add(": ")
      text.add(printable(context.shown(user.file)))
      text.add(": ")
      add(locations.sorted { ($0.line, $0.file) < ($1.line, $1.file) }, in: user.file, context, to: &text)
      text.endLine()
    }
  }

  /// `perform(_:) → ItemGateway: line 14`; of a type in another file `LoginRow: Sources/Login/LoginRow.swift:3`. The message
  /// follows if it says something else than the first one, and not only other names.
  private static func addSummary(
    of finding: Finding, besides first: Finding, _ context: ReportContext, to text: inout TextLines
  ) {
    if finding.location.file != first.location.file {
      text.add(printable(finding.symbol))
      text.add(": ")
      text.add(printable(context.shown(finding.location.file)))
      text.add(":")
      text.add(finding.location.line)
    } else {
      let name = finding.member.isEmpty ? finding.symbol : finding.member
      text.add(printable(name))
      // The target of a decision is its member and a key, for baselines: the message says what it decides.
      let isKey = finding.target.hasPrefix(name + ": ")
      if !finding.target.isEmpty, finding.target != first.target, finding.target != name, !isKey {
        text.add(" → ")
        text.add(printable(finding.target))
      }
      text.add(": ")
      add(finding.locations, in: finding.location.file, context, to: &text)
    }
    if saysTheSame(finding.message, first.message) { return }
    text.add(", ")
    text.add(printable(finding.message))
  }

  /// Whether two messages differ at most in names, which are in backquotes, and in numbers.
  private static func saysTheSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        var (one, other) = (MessageWords(bytes: one), MessageWords(bytes: other))
        while let byte = one.next() {
          if byte != other.next() { return false }
        }
        return other.next() == nil
      }
    }
  }

  private static func addOtherLines(of finding: Finding, _ context: ReportContext, to text: inout TextLines) {
    let others = finding.otherLocations.filter {
      $0.line != finding.location.line || $0.file != finding.location.file
    }
    if others.isEmpty {
      text.add("\(counted(finding.otherLocations.count, "more location")) on the same line")
    } else {
      add(others, in: finding.location.file, context, to: &text)
    }
  }

  /// `lines 14, 20 and 3 more`; locations in other files than the finding's with their paths. Each line once.
  private static func add(
    _ locations: [SourceLocation], in file: String, _ context: ReportContext, to text: inout TextLines
  ) {
    var lines: [Int] = []
    var elsewhere: [SourceLocation] = []
    var known: Set<SourceLocation> = []
    for location in locations {
      if location.file == file {
        if lines.last != location.line, !lines.contains(location.line) { lines.append(location.line) }
      } else if known.insert(SourceLocation(file: location.file, line: location.line, column: 0)).inserted {
        elsewhere.append(location)
      }
    }
    if !lines.isEmpty {
      text.add(lines.count == 1 ? "line " : "lines ")
      text.add(lines) { $1.add($0) }
      if !elsewhere.isEmpty { text.add(", ") }
    }
    text.add(elsewhere) { location, text in
      text.add(printable(context.shown(location.file)))
      text.add(":")
      text.add(location.line)
    }
  }
}
