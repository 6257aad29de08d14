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
      let finding = group.first
      if listed[finding.rule, default: 0] >= limit {
        left[finding.rule, default: 0] += 1 + group.others.count
        continue
      }
      listed[finding.rule, default: 0] += 1
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
    let start = "\(printable(context.shown(location.file))):\(location.line):\(location.column)"
    let severity = finding.severity == .error ? colors.error("error") : colors.warning("warning")
    text.line(
      colors.bold(start), ": ", severity, ": ", printable(finding.message), " ", colors.dim("[\(finding.rule)]"))
    if let source = context.sourceLine(finding.location.file, finding.location.line),
      let excerpt = SourceExcerpt(source, column: finding.location.column)
    {
      text.line("    ", excerpt.line)
      text.line("    ", colors.mark(excerpt.marker))
    }
    if finding.chain.count > 1 {
      text.line("  ", colors.dim("chain:"), "  ", printable(finding.chain.joined(separator: " → ")))
    }
    if !finding.remedy.isEmpty { text.line("  ", colors.dim("remedy:"), " ", printable(finding.remedy)) }
    for reason in finding.because { text.line("  ", colors.dim("because:"), " ", printable(reason)) }
    if !finding.alsoBreaks.isEmpty {
      text.line("  ", colors.dim("breaks:"), " also ", finding.alsoBreaks.joined(separator: ", "))
    }
    if !finding.otherLocations.isEmpty { text.line("  ", colors.dim("also:"), "   ", otherLines(finding, context)) }
    if group.isAboutTarget {
      for line in users(of: group, context) { text.line("  ", colors.dim(line.label), line.text) }
    } else {
      for other in group.others {
        text.line("  ", colors.dim("also:"), "   ", printable(summary(of: other, besides: finding, context)))
      }
    }
    text.endLine()
  }

  /// How many types have findings about one target, and where: a line for each type and file.
  private static func users(of group: FindingGroup, _ context: ReportContext) -> [(label: String, text: String)] {
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
    return [("users:", "  " + printable(count))]
      + users.filter { !$0.locations.isEmpty }.map { user, locations in
        let place = printable("\(user.symbol): \(context.shown(user.file)): ")
        let ordered = locations.sorted { ($0.line, $0.file) < ($1.line, $1.file) }
        return ("also:", "   " + place + list(of: ordered, in: user.file, context))
      }
  }

  /// `perform(_:) → ItemGateway: line 14`; of a type in another file `LoginRow: Sources/Login/LoginRow.swift:3`. The message
  /// follows if it says something else than the first one, and not only other names.
  private static func summary(of finding: Finding, besides first: Finding, _ context: ReportContext) -> String {
    let message = saysTheSame(finding.message, first.message) ? "" : ", \(finding.message)"
    if finding.location.file != first.location.file {
      return "\(finding.symbol): \(context.shown(finding.location.file)):\(finding.location.line)" + message
    }
    var name = finding.member.isEmpty ? finding.symbol : finding.member
    if !finding.target.isEmpty, finding.target != first.target, finding.target != name {
      name += " → \(finding.target)"
    }
    return "\(name): \(list(of: finding.locations, in: finding.location.file, context))" + message
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

  private static func otherLines(_ finding: Finding, _ context: ReportContext) -> String {
    let others = finding.otherLocations.filter {
      $0.file != finding.location.file || $0.line != finding.location.line
    }
    if others.isEmpty { return "\(counted(finding.otherLocations.count, "more location")) on the same line" }
    return list(of: others, in: finding.location.file, context)
  }

  /// `lines 14, 20 and 3 more`; locations in other files than the finding's with their paths. Each line once.
  private static func list(of locations: [SourceLocation], in file: String, _ context: ReportContext) -> String {
    var numbers: [Int] = []
    var elsewhere: [String] = []
    var known: Set<String> = []
    for location in locations {
      if location.file == file {
        if !numbers.contains(location.line) { numbers.append(location.line) }
      } else {
        let text = "\(printable(context.shown(location.file))):\(location.line)"
        if known.insert(text).inserted { elsewhere.append(text) }
      }
    }
    let lines = numbers.isEmpty ? [] : [(numbers.count == 1 ? "line " : "lines ") + list(numbers.map(String.init))]
    return (lines + (elsewhere.isEmpty ? [] : [list(elsewhere)])).joined(separator: ", ")
  }

  /// Locations with commas between them; of more than eight, the first and how many are left out.
  private static func list(_ items: [String]) -> String {
    items.count > 8 ? listed(items, limit: 8) : items.joined(separator: ", ")
  }
}

/// The lines of a text, as bytes: a report of thousands of findings is written without a string of each line.
private struct TextLines {
  private(set) var bytes: [UInt8] = []

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// A line of up to seven parts: an array of them would cost more than to write them.
  mutating func line(
    _ first: String, _ second: String = "", _ third: String = "", _ fourth: String = "", _ fifth: String = "",
    _ sixth: String = "", _ seventh: String = ""
  ) {
    add(first)
    add(second)
    add(third)
    add(fourth)
    add(fifth)
    add(sixth)
    add(seventh)
    endLine()
  }

  private mutating func add(_ part: String) {
    if part.isEmpty { return }
    var part = part
    part.withUTF8 { bytes.append(contentsOf: $0) }
  }
}

/// The letters of a message outside backquotes, and a space for each run of other characters between them.
private struct MessageWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isName = false
  private var isLetter = true

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "`") { isName.toggle() }
      let wasLetter = isLetter
      isLetter = !isName && (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80)
      if isLetter { return byte }
      if wasLetter { return UInt8(ascii: " ") }
    }
    return nil
  }
}
