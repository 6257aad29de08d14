import StrataClassification
import StrataDefinition
import StrataModel

/// The reasons that a definition states with `because`: of what a layer forbids, of layers, and of rules.
struct StatedReasons {
  private let context: RuleContext
  /// By rule of the engine.
  private let ofRules: [String?]
  private let ofLayers: [String?]
  /// Whether a rule is about layers, so that the reason of the layer belongs to its findings.
  private let isAboutLayers: [Bool]

  /// Nil if the definition states no reason.
  init?(_ rules: [RuleDescription], _ context: RuleContext) {
    let definition = context.project.definition
    ofRules = rules.map { definition.settings(of: $0.id).because }
    ofLayers = definition.layers.map(\.because)
    isAboutLayers = rules.map { $0.family == .layers }
    self.context = context
    let states = [ofRules, ofLayers, definition.frameworks.map(\.because)]
    guard states.joined().contains(where: { $0 != nil }) else { return nil }
  }

  /// The most specific one first.
  /// - Parameter report: of the rule that names the finding.
  func reasons(for report: RuleReport) -> [String] {
    var result: [String] = []
    let violation = report.violation
    let layer = isAboutLayers[report.rule] ? context.place(of: violation.offset, in: violation.file).layer : nil
    for reason in [violation.links?.because, layer.flatMap { ofLayers[$0.index] }, ofRules[report.rule]] {
      if let reason, !result.contains(reason) { result.append(reason) }
    }
    return result
  }
}
