import StrataClassification
import StrataModel

extension ClassifiedGraph {
  /// A violation for each decision in the code of a type. The target names function and subject, so that it stays the
  /// same when lines shift.
  func decisions(
    in type: TypeID, setting: DecisionSetting,
    describe: (_ place: String, _ decision: Decision) -> (message: String, remedy: String)
  ) -> [Violation] {
    var violations: [Violation] = []
    for body in graph.bodies(of: type) {
      let decisions = DecisionScanner(body, in: self, setting: setting)?.decisions() ?? []
      guard !decisions.isEmpty else { continue }
      let member = graph.signature(of: body.member)
      let place = quoted("\(graph[type].name).\(member)")
      violations += decisions.map { decision in
        let (message, remedy) = describe(place, decision)
        return Violation(
          file: body.file, offset: decision.offset, symbol: graph[type].name,
          target: "\(member): \(decision.kind) \(decision.subject)", message: message, remedy: remedy)
      }
    }
    return violations
  }
}
