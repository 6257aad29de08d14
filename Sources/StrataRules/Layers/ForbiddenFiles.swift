import StrataDefinition
import StrataModel

/// The part of `forbidden-import` that finds calls that read or write files in a layer that must not store data: they
/// name no type of a framework that only stores.
struct ForbiddenFiles {
  private let context: RuleContext
  private let family: FrameworkFamily?

  init(_ context: RuleContext) {
    self.context = context
    family = context.project.definition.family(FrameworkFamily.persistence)
  }

  func violations(_ passages: inout FrameworkPassages) -> [Violation] {
    guard let family, context.project.definition.layers.contains(where: isForbidding) else { return [] }
    var result: [Violation] = []
    for call in context.fileCalls where !call.isFromWeb {
      let isRoot = context.importingLayer(of: call.location.file).map {
        context.project.definition[$0].isCompositionRoot
      }
      if isRoot != true, context.project.onlyBuilds(call.location.file) { continue }
      if let type = call.type, !context.isProduction(type) || context.project.isReplacement(type) { continue }
      if isPassedOn(call, family, &passages) { continue }
      guard var violation = violation(call, family) else { continue }
      violation.state(because: family.because)
      result.append(violation)
    }
    return result
  }

  private func violation(_ call: FileCalls.Call, _ family: FrameworkFamily) -> Violation? {
    guard let here = context.importingLayer(of: call.location.file) else { return nil }
    let layer = call.type.flatMap { context.layerOfType[$0.index] } ?? here
    guard layer == here, isForbidding(context.project.definition[layer]) else { return nil }
    let symbol = name(of: call)
    return Violation(
      file: call.location.file, offset: call.location.offset, symbol: symbol, target: call.name,
      message: "\(quoted(symbol)) of \(context.layerName(layer)) calls \(quoted(call.name)), which belongs to the "
        + "family '\(family.name)' that \(context.layerName(layer)) forbids",
      remedy: context.remedy(forUsing: call.name, of: family.name, in: layer), chain: [symbol, call.name],
      includes: [call.location.offset])
  }

  /// Whether the domain uses a call in a neutral layer; the passage is the violation.
  private func isPassedOn(
    _ call: FileCalls.Call, _ family: FrameworkFamily, _ passages: inout FrameworkPassages
  ) -> Bool {
    guard let passer = passages.symbol(around: call.declaration, in: call.type) else { return false }
    let layers = passages.layers(for: passer, of: family)
      .filter { isForbidding(context.project.definition[$0]) }
    return passages.note(
      FrameworkPassages.Use(
        symbol: passer, family: family, name: call.name, user: name(of: call), location: call.location),
      in: layers)
  }

  private func name(of call: FileCalls.Call) -> String {
    call.type.map { context.project.graph[$0].name } ?? context.fileLevelSymbol(call.declaration)
  }

  private func isForbidding(_ layer: Layer) -> Bool {
    layer.forbiddenFrameworks.contains(FrameworkFamily.persistence)
  }
}
