import StrataModel
import StrataReport

/// A flow as JSON.
public enum FlowJSON {
  /// The version of the format.
  static let version = 1

  public static func bytes(_ flow: Flow) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", version)
      writer.member("entry", flow.entry)
      writer.member("quietMembers", flow.quietMembers)
      writer.member("isCutOff", flow.isCutOff)
      if let depth = flow.followedDepth { writer.member("followedDepth", depth) }
      writer.array("calls") { writer in
        for call in flow.calls { write(call, &writer) }
      }
    }
    return writer.bytes
  }

  private static func write(_ step: FlowStep, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", step.kind.rawValue)
      let texts = [
        ("owner", step.owner), ("name", step.name), ("layer", step.layer ?? ""), ("role", step.role ?? ""),
        ("interface", step.interface ?? ""), ("result", step.result), ("throws", step.thrown ?? ""),
        ("family", step.family ?? ""), ("request", step.request ?? ""),
      ]
      for (key, value) in texts where !value.isEmpty { writer.member(key, value) }
      if step.isAsync { writer.member("isAsync", true) }
      if step.isPassedOn { writer.member("isPassedOn", true) }
      if step.isRepeated { writer.member("isRepeated", true) }
      if step.omitted > 0 { writer.member("omitted", step.omitted) }
      if step.isCut { writer.member("isCut", true) }
      let places = [("location", step.location), ("declaration", step.declaration), ("binding", step.binding)]
      for (key, place) in places {
        guard let place else { continue }
        writer.object(key, inline: true) { writer in
          writer.member("path", place.file)
          writer.member("line", place.line)
        }
      }
      for (key, list) in [("sources", step.sources), ("notes", step.notes)] where !list.isEmpty {
        writer.array(key, inline: true) { writer in
          for item in list { writer.string(item) }
        }
      }
      // The steps of a repeated call are those of the first one.
      guard !step.isRepeated, !step.steps.isEmpty else { return }
      writer.array("steps") { writer in
        for inner in step.steps { write(inner, &writer) }
      }
    }
  }
}
