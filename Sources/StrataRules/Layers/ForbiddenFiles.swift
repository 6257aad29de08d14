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

  func violations() -> [Violation] {
    guard let family, context.project.definition.layers.contains(where: isForbidding) else { return [] }
    let calls = FileCalls(context)
    let graph = context.project.graph
    return graph.files.indices.flatMap { index -> [Violation] in
      let file = FileID(UInt32(index))
      guard !graph.files[index].isTest, let here = context.importingLayer(of: file), !context.project.onlyBuilds(file)
      else { return [] }
      return calls.calls(in: file).compactMap { call in
        let type = graph.enclosingType(of: call.declaration)
        if let type, !context.isProduction(type) || context.project.isReplacement(type) { return nil }
        let layer = type.flatMap { context.layerOfType[$0.index] } ?? here
        guard layer == here, isForbidding(context.project.definition[layer]) else { return nil }
        let symbol = type.map { graph[$0].name } ?? context.fileLevelSymbol(call.declaration)
        var violation = Violation(
          file: file, offset: call.location.offset, symbol: symbol, target: call.name,
          message: "\(quoted(symbol)) of \(context.layerName(layer)) calls \(quoted(call.name)), which belongs to the "
            + "family '\(family.name)' that \(context.layerName(layer)) forbids",
          remedy: context.remedy(forUsing: call.name, of: family.name, in: layer), chain: [symbol, call.name],
          includes: [call.location.offset])
        violation.state(because: family.because)
        return violation
      }
    }
  }

  private func isForbidding(_ layer: Layer) -> Bool {
    !layer.isCompositionRoot && layer.forbiddenFrameworks.contains(FrameworkFamily.persistence)
  }
}
