import StrataModel

/// A flow as a sequence diagram of Mermaid, for Markdown files and GitHub.
public enum FlowMermaid {
  /// How many arrows a diagram has at most: more cannot be read, and GitHub draws no more.
  static let maximumArrows = 300

  public static func bytes(_ flow: Flow) -> [UInt8] {
    var writer = Writer()
    for call in flow.calls {
      let owner = writer.participant(call.owner.isEmpty ? flow.entry : call.owner)
      writer.arrow("->>", from: writer.participant("Caller"), to: owner, call.name)
      for step in call.steps { writer.write(step, in: owner) }
      if !call.result.isEmpty { writer.arrow("-->>", from: owner, to: writer.participant("Caller"), call.result) }
    }
    return Array(writer.text.utf8)
  }

  private struct Writer {
    private var names: [String] = []
    private var lines: [String] = []
    private var arrows = 0
    private var omitted = 0
    private var level = 1

    mutating func participant(_ name: String) -> Int {
      if let known = names.firstIndex(of: name) { return known }
      names.append(name)
      return names.count - 1
    }

    mutating func arrow(_ kind: String, from: Int, to: Int, _ message: String) {
      guard arrows < maximumArrows else {
        omitted += 1
        return
      }
      arrows += 1
      line("p\(from)\(kind)p\(to): \(escaped(message))")
    }

    mutating func write(_ step: FlowStep, in caller: Int) {
      switch step.kind {
      case .call:
        let callee = step.owner.isEmpty ? caller : participant(step.owner)
        arrow("->>", from: caller, to: callee, step.name)
        if step.isRepeated {
          note(callee, "as above")
        } else {
          for inner in step.steps { write(inner, in: callee) }
          if step.omitted > 0 { note(callee, counted(step.omitted, "further call")) }
        }
        if !step.result.isEmpty, callee != caller { arrow("-->>", from: callee, to: caller, step.result) }
      case .alternatives:
        for (index, inner) in step.steps.enumerated() {
          line((index == 0 ? "alt " : "else ") + escaped(inner.owner))
          nested(inner, in: caller)
        }
        if !step.steps.isEmpty { line("end") }
      case .creation:
        let sources = step.sources.isEmpty ? "creates " : step.sources.joined(separator: ", ") + " becomes "
        note(caller, sources + step.owner)
        for inner in step.steps where !step.isRepeated { write(inner, in: caller) }
      case .closure:
        if step.isRepeated { note(caller, "\(step.name): as above") }
        for inner in step.steps where !step.isRepeated { write(inner, in: caller) }
      case .branch: block("opt", step.name, step.steps, in: caller)
      case .loop: block("loop", step.name, step.steps, in: caller)
      case .concurrent: block("par", step.name, step.steps, in: caller)
      case .request:
        arrow(
          "->>", from: caller, to: participant("Server"),
          (step.notes.isEmpty ? [step.title] : step.notes).joined(separator: ", "))
      case .external:
        let name = step.owner.isEmpty ? step.family ?? "outside" : step.owner
        let outside = participant(name)
        arrow("->>", from: caller, to: outside, step.request.map { "\(step.name) \($0)" } ?? step.name)
        if !step.isRepeated, !step.steps.isEmpty { block("opt", "\(name) runs", step.steps, in: outside) }
      case .notification:
        let center = participant("Notifications")
        arrow("->>", from: caller, to: center, "posts " + step.name)
        for inner in step.steps { write(inner, in: center) }
      case .sending:
        note(caller, "sends \(step.sources.first ?? "a value") to \(step.name)")
        for inner in step.steps { write(inner, in: caller) }
      case .failure where step.isPassedOn:
        note(caller, "passes on " + (step.sources.isEmpty ? step.name : step.sources.joined(separator: ", ")))
      case .failure: note(caller, "throws " + (step.name.isEmpty ? "an error" : step.name))
      case .change: note(caller, "sets " + step.name)
      case .unknown: arrow("-x", from: caller, to: participant("unknown"), step.title)
      }
    }

    private mutating func nested(_ step: FlowStep, in caller: Int) {
      level += 1
      write(step, in: caller)
      level -= 1
    }

    private mutating func block(_ kind: String, _ title: String, _ steps: [FlowStep], in caller: Int) {
      line("\(kind) \(escaped(title))")
      for step in steps { nested(step, in: caller) }
      line("end")
    }

    private mutating func note(_ participant: Int, _ content: String) {
      line("Note over p\(participant): \(escaped(content))")
    }

    private mutating func line(_ content: String) {
      if arrows < maximumArrows || content == "end" {
        lines.append(String(repeating: "  ", count: level) + content)
      } else if content.hasPrefix("opt ") || content.hasPrefix("loop ") || content.hasPrefix("par ")
        || content.hasPrefix("alt ")
      {
        lines.append(String(repeating: "  ", count: level) + content)
      }
    }

    /// Semicolons and number signs have a meaning in Mermaid, and so have line ends.
    private func escaped(_ text: String) -> String {
      text.reduce(into: "") { result, character in
        switch character {
        case ";": result += "#59;"
        case "#": result += "#35;"
        case "<": result += "#lt;"
        case ">": result += "#gt;"
        case "\n": result += " "
        default: result.append(character)
        }
      }
    }

    var text: String {
      var head = "sequenceDiagram\n"
      if omitted > 0 { head = "%% \(omitted) further arrows are left out\n" + head }
      for (index, name) in names.enumerated() { head += "  participant p\(index) as \(escaped(name))\n" }
      return head + lines.joined(separator: "\n") + "\n"
    }
  }
}
