import StrataDefinition
import StrataModel

/// The part of `forbidden-import` about macros that a family lists: `#Preview { … }`, `@Model`. A macro, or a type that is an
/// attribute, with that name in the project is not meant.
struct ForbiddenMacros {
  private let context: RuleContext
  private let graph: Graph
  /// By layer: the families with macros that it forbids.
  private let forbidden: [[FrameworkFamily]]

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
    let definition = context.project.definition
    forbidden = definition.layers.map { layer in
      layer.forbiddenFrameworks.compactMap { definition.family($0) }.filter { !$0.macros.isEmpty }
    }
  }

  func check() -> [Violation] {
    guard forbidden.contains(where: { !$0.isEmpty }) else { return [] }
    return graph.files.indices.flatMap { index -> [Violation] in
      let (id, file) = (FileID(UInt32(index)), graph.files[index])
      return file.isTest ? [] : uses(in: file.facts).compactMap { violation($0, in: id) }
    }
  }

  private struct Use {
    var name: NameID
    /// Of the name, and of what begins the use.
    var offset: UInt32
    /// `@` or `#`.
    var sign: String
  }

  private func uses(in facts: FileFacts) -> [Use] {
    var result: [Use] = []
    for declaration in facts.declarations where !facts.isDebug(declaration.condition) {
      for index in declaration.attributes.range where facts.attributes[index].type != noIndex {
        let attribute = facts.attributes[index]
        result.append(Use(name: attribute.name, offset: facts.types[Int(attribute.type)].offset, sign: "@"))
      }
    }
    let code = facts.code
    var index = 0
    while index < code.count {
      let node = code[index]
      if node.kind == .conditional, facts.isDebug(node.payload) {
        index = max(Int(node.next), index + 1)
        continue
      }
      // The code of a preview is exempt, and so is the macro itself.
      if node.kind == .macro, !node.flags.contains(.exempt) || facts.names[node.name] == "Preview" {
        result.append(Use(name: node.name, offset: node.offset, sign: "#"))
      }
      index += 1
    }
    return result
  }

  private func violation(_ use: Use, in file: FileID) -> Violation? {
    let place = context.place(of: use.offset, in: file)
    guard let layer = place.layer, !forbidden[layer.index].isEmpty else { return nil }
    let name = graph.text(use.name, in: file)
    let simple = lastComponent(name)
    guard let family = forbidden[layer.index].first(where: { $0.macros.contains { $0.matches(simple) } }),
      !graph.references(in: file, at: use.offset).contains(where: { $0.target.externalID == nil })
    else { return nil }
    let layerName = context.layerName(layer)
    var violation = Violation(
      file: file, offset: use.offset, symbol: place.symbol, target: simple,
      message: "\(quoted(place.symbol)) of \(layerName) uses the macro \(quoted(use.sign + simple)), which belongs to "
        + "the family '\(family.name)' that \(layerName) forbids",
      remedy: context.remedy(forUsing: use.sign + simple, of: family.name, in: layer), chain: [place.symbol, simple],
      includes: [use.offset])
    violation.state(because: family.because)
    return violation
  }
}
