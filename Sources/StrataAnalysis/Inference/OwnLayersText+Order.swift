import StrataModel

/// Many layers: one line for each, and the order in which they may use each other.
extension OwnLayersText {
  private static let longestLine = 120

  /// `Search: {match: {module: Search}, uses: [Cart]}  # 12 types; …`
  func shortLines(at position: Int, _ levels: LayerLevels) -> [String] {
    let (part, standing) = layers.list[position]
    let isRoot = standing == .top(isRoot: true)
    let isNeutral = standing == .bottom(isNeutral: true)
    let upward = layers.upward(from: position)
    let open = upward.filter { !$0.isFinding && !levels.allows(part.name, $0.to) }
    let factories = layers.factories(of: position).filter { !levels.allows(part.name, $0) }
    let allowed = isRoot || isNeutral ? [] : factories + open.map(\.to)
    var keys = keys(of: part, isRoot: isRoot, isNeutral: isNeutral).map { String($0.drop { $0 == " " }) }
    if isNeutral { keys.append("uses: \"*\"") }
    if !allowed.isEmpty { keys.append("uses: " + YAMLText.list(allowed)) }
    var notes = [counted(part.types.count, "type")]
    if let reason = Self.reason(standing) { notes.append(reason) }
    if !part.reason.isEmpty { notes.append("one layer: " + part.reason) }
    notes += upward.filter { $0.isFinding || !levels.allows(part.name, $0.to) }.map { reference in
      "\(counted(reference.count, "reference")) up to \(reference.to), \(grouped(reference.forward)) back"
        + (reference.isFinding ? ": findings" : "")
    }
    return lines(part, keys, notes.joined(separator: "; "))
  }

  private func lines(_ part: Part, _ keys: [String], _ note: String) -> [String] {
    let name = "  \(YAMLText.scalar(part.name)):"
    let selectors = selectors(of: part)
    let match = selectors.count == 1 ? selectors[0] : "[\(selectors.joined(separator: ", "))]"
    let line = "\(name) {\((["match: " + match] + keys).joined(separator: ", "))}"
    let isLong = line.count > Self.longestLine
    let definition =
      isLong
      ? [name, "    match:"] + selectors.map { "      - \($0)" } + keys.map { "    " + $0 }
      : [line]
    if !isLong, line.count + note.count + 4 <= Self.longestLine { return ["\(line)  # \(note)"] }
    return definition + YAMLText.comment(note, indent: 4)
  }

  /// The steps, from top to bottom.
  func orderLines(_ levels: LayerLevels) -> [String] {
    let steps = levels.steps + (isInLayers ? [[Self.generatedLayer]] : [])
    let comment =
      "From top to bottom: each layer may use those of the steps below it, and none of its own step. A layer above that "
      + "has `uses` may use these, too: where two use each other, it is not clear which one is above."
    if steps.count == 1 { return [] }
    return [""] + YAMLText.comment(comment) + ["order:"] + steps.flatMap(lines)
  }

  private func lines(_ step: [String]) -> [String] {
    let names = step.map(YAMLText.scalar)
    if names.count == 1 { return ["  - " + names[0]] }
    var lines: [String] = []
    var line = "  - ["
    for (index, name) in names.enumerated() {
      let text = name + (index == names.count - 1 ? "]" : ",")
      if line.count + text.count + 1 > Self.longestLine {
        lines.append(line)
        line = "     "
      }
      line += (line.hasSuffix("[") ? "" : " ") + text
    }
    return lines + [line]
  }
}
