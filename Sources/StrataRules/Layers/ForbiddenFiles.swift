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
    let (calls, graph) = (FileCalls(context), context.project.graph)
    var result: [Violation] = []
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let id = FileID(UInt32(index))
      for call in calls.calls(in: id) where !context.project.onlyBuilds(id) {
        let type = graph.enclosingType(of: call.declaration)
        if let type, !context.isProduction(type) || context.project.isReplacement(type) { continue }
        let found = passedOn(call, in: type, family, &passages) ?? violation(call, in: type, family)
        guard var violation = found else { continue }
        violation.state(because: family.because)
        result.append(violation)
      }
    }
    return result
  }

  private func violation(_ call: FileCalls.Call, in type: TypeID?, _ family: FrameworkFamily) -> Violation? {
    guard let here = context.importingLayer(of: call.location.file) else { return nil }
    let layer = type.flatMap { context.layerOfType[$0.index] } ?? here
    guard layer == here, isForbidding(context.project.definition[layer]) else { return nil }
    let symbol = name(of: type, call)
    return Violation(
      file: call.location.file, offset: call.location.offset, symbol: symbol, target: call.name,
      message: "\(quoted(symbol)) of \(context.layerName(layer)) calls \(quoted(call.name)), which belongs to the "
        + "family '\(family.name)' that \(context.layerName(layer)) forbids",
      remedy: context.remedy(forUsing: call.name, of: family.name, in: layer), chain: [symbol, call.name],
      includes: [call.location.offset])
  }

  /// A call in a neutral layer that the domain uses.
  private func passedOn(
    _ call: FileCalls.Call, in type: TypeID?, _ family: FrameworkFamily, _ passages: inout FrameworkPassages
  ) -> Violation? {
    guard let passer = passages.symbol(around: call.declaration, in: type) else { return nil }
    let layers = passages.innerLayers.filter { isForbidding(context.project.definition[$0]) }
    return passages.violation(
      of: passer, at: call.location, symbol: name(of: type, call), name: call.name, of: family, in: layers)
  }

  private func name(of type: TypeID?, _ call: FileCalls.Call) -> String {
    type.map { context.project.graph[$0].name } ?? context.fileLevelSymbol(call.declaration)
  }

  private func isForbidding(_ layer: Layer) -> Bool {
    !layer.isCompositionRoot && layer.forbiddenFrameworks.contains(FrameworkFamily.persistence)
  }
}
