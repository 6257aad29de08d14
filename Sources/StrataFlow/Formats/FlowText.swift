import StrataModel

/// A flow as text: one line for each step, indented below the step that it belongs to.
public enum FlowText {
  /// - Parameter prefix: the folder of the project, seen from the folder of the reader.
  public static func bytes(_ flow: Flow, prefix: String = "") -> [UInt8] {
    var writer = Writer(prefix: prefix)
    for call in flow.calls {
      if !writer.text.isEmpty { writer.text += "\n" }
      writer.entry(call)
    }
    if flow.calls.isEmpty { writer.text += "\(flow.entry): no member calls another part of the code base\n" }
    writer.summary(flow)
    return Array(writer.text.utf8)
  }

  private struct Writer {
    let prefix: String
    var text = ""

    mutating func entry(_ step: FlowStep) {
      line(0, step.title + signature(step) + surroundings(step), at: step.declaration)
      for inner in step.steps { write(inner, 1) }
      if step.steps.isEmpty { line(1, "calls no other part of the code base", at: nil) }
    }

    mutating func write(_ step: FlowStep, _ level: Int) {
      switch step.kind {
      case .call:
        line(level, "→ " + step.title + signature(step) + surroundings(step), at: step.location)
        if let interface = step.interface {
          let binding = step.binding.map { ", created at \(place($0))" } ?? ""
          line(level + 2, "as \(interface)\(binding)", at: nil)
        }
      case .alternatives: line(level, "one of these, for \(step.title):", at: step.location)
      case .creation:
        let sources = step.sources.isEmpty ? "" : step.sources.joined(separator: ", ") + " becomes "
        line(level, (sources.isEmpty ? "creates " : sources) + step.owner, at: step.location)
      case .closure: line(level, step.name == "later" ? "later:" : "closure of \(step.name):", at: step.location)
      case .branch, .loop: line(level, step.name + (step.steps.isEmpty ? "" : ":") + notes(step), at: step.location)
      case .concurrent: line(level, "beside what follows, \(step.name):", at: step.location)
      case .request:
        let detail = step.notes.isEmpty ? "" : "  " + step.notes.joined(separator: ", ")
        line(level, "⇢ request \(step.title)\(detail)", at: step.location)
      case .external:
        let inside = step.steps.isEmpty ? "" : ", which may run:"
        let request = step.request.map { "  " + $0 } ?? ""
        line(level, "⇢ \(step.family ?? "outside the project"): \(step.title)\(request)\(inside)", at: step.location)
      case .failure where step.isPassedOn:
        let errors = step.sources.isEmpty ? step.name : step.sources.joined(separator: ", ")
        line(level, "✗ passes on \(errors)", at: step.location)
      case .failure:
        let sources = step.sources.isEmpty ? "" : step.sources.joined(separator: ", ") + " becomes "
        line(level, "✗ " + sources + (step.name.isEmpty ? "an error" : step.name), at: step.location)
      case .notification:
        line(level, "posts \(step.name)\(notes(step))" + (step.steps.isEmpty ? "" : ":"), at: step.location)
      case .sending:
        let value = step.sources.first ?? "a value"
        line(level, "sends \(value) to \(step.name)" + (step.steps.isEmpty ? "" : ":"), at: step.location)
      case .change: line(level, "sets \(step.name)", at: step.location)
      case .unknown: line(level, "? \(step.title)" + notes(step), at: step.location)
      }
      if step.isRepeated {
        line(level + 1, "… as above", at: nil)
        return
      }
      for inner in step.steps { write(inner, level + 1) }
      if step.omitted > 0 {
        line(level + 1, "… \(step.isCut ? "more than " : "")\(counted(step.omitted, "further call"))", at: nil)
      } else if step.isCut {
        line(level + 1, "… not followed further", at: nil)
      }
    }

    private func signature(_ step: FlowStep) -> String {
      var text = step.result.isEmpty ? "" : " ← \(step.result)"
      if let thrown = step.thrown { text += " ✗ \(thrown)" }
      return text + notes(step)
    }

    private func notes(_ step: FlowStep) -> String {
      step.notes.isEmpty ? "" : " (\(step.notes.joined(separator: ", ")))"
    }

    private func surroundings(_ step: FlowStep) -> String {
      let parts = [step.layer, step.role].compactMap { $0 }
      return parts.isEmpty ? "" : "  [\(parts.joined(separator: ", "))]"
    }

    private func place(_ location: SourceLocation) -> String { "\(prefix)\(location.file):\(location.line)" }

    private mutating func line(_ level: Int, _ content: String, at location: SourceLocation?) {
      text += String(repeating: "  ", count: level) + content
      if let location { text += "  " + place(location) }
      text += "\n"
    }

    mutating func summary(_ flow: Flow) {
      let unknown = flow.unknowns
      if !unknown.isEmpty {
        text += "\n\(counted(unknown.count, "call")) whose target is not known.\n"
      }
      if flow.quietMembers > 0 {
        text +=
          "\n\(counted(flow.quietMembers, "further member")) of \(flow.entry) call no other part of the code base.\n"
      }
      if let depth = flow.followedDepth {
        text += "\nThe flow is too large to show all of it: calls are followed \(depth) deep.\n"
      } else if flow.isCutOff {
        text += "\nThe flow is too large: some steps are left out.\n"
      }
    }
  }
}
