import StrataModel

extension Acceptance {
  /// Whether nothing is accepted and the baseline has not changed.
  var isEmpty: Bool { self == Acceptance() }

  /// `Accepted: 12 baseline entries (14 locations), 1 exemption, 2 suppressions`
  var sentence: String {
    var text = "Accepted: "
    if baselineEntries + exemptions + suppressions == 0 {
      text += "nothing"
    } else {
      text += counted(baselineEntries, "baseline entry")
      if baselineEntries > 0 { text += " (\(counted(baselineLocations, "location")))" }
      text += ", \(counted(exemptions, "exemption")), \(counted(suppressions, "suppression"))"
    }
    guard let change else { return text }
    text += "; baseline since \(change.reference): "
    if change.added + change.removed == 0 { return text + "unchanged" }
    return text + counted(change.added, "entry") + " added, \(grouped(change.removed)) removed"
  }
}
