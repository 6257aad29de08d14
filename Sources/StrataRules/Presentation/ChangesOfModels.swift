import StrataClassification
import StrataDefinition
import StrataModel

/// Finds the properties of objects of the domain that a view sets: the object is the one that the view model holds.
struct ChangesOfModels {
  private let body: CodeBody
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }

  init(_ body: CodeBody, in project: ClassifiedGraph) {
    self.body = body
    self.project = project
  }

  func violations(of view: TypeID) -> [Violation] {
    let tree = body.tree
    return tree.operators(in: body.range, where: \.isAssignment).compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), let member = use.left.last(where: { tree[$0].kind == .member }),
        let property = graph.references(in: body.file, at: tree[member].offset).lazy.compactMap(\.memberDeclaration)
          .first,
        graph[property].kind == .variable, let model = graph.enclosingType(of: property),
        graph.types[model.index].kind == .class, project.role(of: model) == .entity
      else { return nil }
      let (symbol, name, own) = (graph[view].name, graph.name(of: property), graph.signature(of: body.member))
      return Violation(
        file: body.file, offset: tree[use.left.lowerBound].offset, symbol: symbol,
        target: "\(own): \(graph[model].name).\(name)",
        message: "view `\(symbol).\(own)` changes `\(name)` of domain model `\(graph[model].name)`",
        remedy: "change it in the view model or a use case, and call a function of the view model here")
    }
  }
}
