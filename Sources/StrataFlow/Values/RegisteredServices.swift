import StrataModel
import StrataRules

/// What is registered in containers: `container.register(Service.self) { … }`, by the type under which it is found.
struct RegisteredServices {
  private unowned let finder: ValueFinder
  private var factories: [TypeID: [CodeSite]] = [:]

  init(_ finder: ValueFinder) {
    self.finder = finder
    let (graph, words) = (finder.graph, finder.project.vocabulary[.registeringFunctions])
    for (file, source) in graph.files.enumerated() where !source.isTest && words.matchesAny(of: source.facts.names) {
      for (index, fact) in source.facts.declarations.enumerated() where fact.marks.isEmpty {
        let id = DeclarationID(FileID(UInt32(file)), UInt32(index))
        for region in finder.regions.regions(of: id) {
          for call in region.tree.calls(in: region.range) where words.matches(region.tree.name(call.callee)) {
            read(call, in: region)
          }
        }
      }
    }
  }

  private mutating func read(_ call: CodeCall, in region: CodeRegion) {
    let values = region.tree.arguments(of: call.suffix).map { region.tree.value(of: $0) }
    guard let service = values.compactMap({ finder.metatype($0, in: region) }).first else { return }
    for value in values where !region.tree.isMetatype(value) {
      factories[service, default: []].append(region.site(value))
    }
  }

  /// What the factories of a service return.
  func values(of service: TypeID) -> [FlowValue] {
    var result = FlowValues()
    for site in factories[service] ?? [] {
      guard let region = finder.regions.region(of: site) else { continue }
      for value in finder.values(at: site.node, in: region) {
        if case .closure(let closure) = value {
          result.add(finder.results(ofClosure: closure))
        } else {
          result.add([value])
        }
      }
    }
    return result.all
  }
}
