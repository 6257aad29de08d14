import StrataModel
import StrataRules

/// Since when the exemptions of definitions and the entries of baselines are there: the day of the commit that wrote
/// their line last.
struct AcceptanceAges {
  private var exemptions: [String: CalendarDay] = [:]
  private var entries: [FindingKey: CalendarDay] = [:]
  private var entryCount = 0
  private var exemptionDays: [CalendarDay] = []
  private var exemptionCount = 0

  /// - Parameter parts: their definitions, and the baselines beside them.
  init(_ parts: [CheckedPart], hasBaseline: Bool) {
    for part in parts {
      addExemptions(part)
      if hasBaseline { addBaseline(beside: part.project.location.root) }
    }
  }

  private mutating func addExemptions(_ part: CheckedPart) {
    let list = part.project.definition.exemptions
    guard !list.isEmpty, let file = part.project.location.definitionFile else { return }
    let dates = LineDates(file)
    exemptionCount += list.count
    for exemption in list {
      // `strata.yml:14`; an exemption of another file, such as one that is extended, has no day.
      let parts = exemption.origin.split(separator: ":")
      guard parts.count > 1, parts[0].split(separator: "/").last == file.split(separator: "/").last,
        let day = Int(parts[1]).flatMap({ dates[$0] })
      else { continue }
      exemptionDays.append(day)
      exemptions[exemption.statedReason] = min(exemptions[exemption.statedReason] ?? day, day)
    }
  }

  private mutating func addBaseline(beside root: String) {
    let path = Paths.join(root, BaselineFile.defaultName)
    guard let bytes = try? Files.read(path) else { return }
    let dates = LineDates(path)
    for (key, line) in BaselineFile.lines(of: bytes) {
      entryCount += 1
      if let day = dates[line] { entries[key] = min(entries[key] ?? day, day) }
    }
  }

  func since(_ accepted: AcceptedFinding) -> CalendarDay? {
    switch accepted.acceptor {
    case .exemption: exemptions[accepted.reason]
    case .baseline: accepted.finding.acceptedKeys.lazy.compactMap { entries[$0] }.min()
    case .comment: nil
    }
  }

  /// `Baseline: 41 entries. The oldest is from 2025-03-01; 12 are older than a year.`
  func notes(on today: CalendarDay?) -> [String] {
    [
      Self.note("Exemptions", entryCount: exemptionCount, exemptionDays, today),
      Self.note("Baseline", entryCount: entryCount, Array(entries.values), today),
    ].compactMap { $0 }
  }

  private static func note(
    _ title: String, entryCount: Int, _ days: [CalendarDay], _ today: CalendarDay?
  ) -> String? {
    guard entryCount > 0 else { return nil }
    var text = "\(title): \(counted(entryCount, "entry"))."
    guard let oldest = days.min() else { return text }
    text += " The oldest is from \(oldest)"
    if let today, let lastYear = CalendarDay(year: today.year - 1, month: today.month, day: min(today.day, 28)) {
      let old = days.count { $0 < lastYear }
      text += old == 0 ? ", none is older than a year" : "; \(old) \(old == 1 ? "is" : "are") older than a year"
    }
    return text + "."
  }
}
