import StrataModel

extension UnshownFindings {
  /// `strata.yml changed and 1 file was deleted or moved: 2 findings in unchanged files are not shown`; without a cause,
  /// what changed may still be that of some of them, such as an alias that unchanged files name.
  var sentence: String {
    var causes: [String] = []
    if !changed.isEmpty { causes.append(listed(changed, limit: 3) + " changed") }
    if deletedFiles > 0 {
      causes.append("\(counted(deletedFiles, "file")) \(deletedFiles == 1 ? "was" : "were") deleted or moved")
    }
    let start = causes.isEmpty ? "" : listed(causes) + ": "
    return start + "\(counted(count, "finding")) in unchanged files \(count == 1 ? "is" : "are") not shown"
  }
}

extension Acceptance {
  /// Whether nothing is accepted and the baseline has not changed.
  var isEmpty: Bool { self == Acceptance() }

  /// `Accepted: 12 baseline entries (14 locations), 1 exemption (4 findings), 2 suppressions, 1 generated file`
  var sentence: String {
    var text = "Accepted: "
    if baselineEntries + exemptions + suppressions + generatedFiles == 0 {
      text += "nothing"
    } else {
      text += counted(baselineEntries, "baseline entry")
      if baselineEntries > 0 { text += " (\(counted(baselineLocations, "location")))" }
      text += ", \(counted(exemptions, "exemption"))"
      if exemptions > 0 { text += " (\(counted(exemptedFindings, "finding")))" }
      text += ", \(counted(suppressions, "suppression"))"
      if generatedFiles > 0 { text += ", \(counted(generatedFiles, "generated file"))" }
    }
    guard let change else { return text }
    text += "; baseline since \(change.reference): "
    if change.added + change.removed == 0 { return text + "unchanged" }
    return text + counted(change.added, "entry") + " added, \(grouped(change.removed)) removed"
  }
}
