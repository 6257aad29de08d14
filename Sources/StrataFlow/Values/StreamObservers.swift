import StrataDefinition
import StrataModel
import StrataRules

/// The code that gets the values of streams: closures of `sink`, `subscribe` and the like, and loops.
struct StreamObservers {
  let origins: StreamOrigins
  private let values: ValueFinder
  private var byOrigin: [StreamOrigin: [NotificationObserver]] = [:]

  private var graph: Graph { values.graph }
  private var vocabulary: Vocabulary { values.project.vocabulary }

  /// Functions of Combine and SwiftUI that give the values of a stream to a closure.
  private static let subscribers: Set<String> = ["sink", "onReceive"]

  init(_ values: ValueFinder, _ implementations: Implementations) {
    self.values = values
    origins = StreamOrigins(values, implementations)
    for (file, source) in graph.files.enumerated() where !source.isTest {
      for (index, fact) in source.facts.declarations.enumerated() where fact.marks.isEmpty {
        let declaration = DeclarationID(FileID(UInt32(file)), UInt32(index))
        for region in values.regions.regions(of: declaration) where !isReplacement(declaration) { read(region) }
      }
    }
  }

  func observers(of streams: [StreamOrigin]) -> [NotificationObserver] {
    var seen: Set<CodeSite> = []
    return streams.flatMap { byOrigin[$0] ?? [] }.filter { seen.insert($0.site).inserted }
  }

  private func isReplacement(_ declaration: DeclarationID) -> Bool {
    graph.enclosingType(of: declaration).map { values.isReplacement($0) } ?? false
  }

  private mutating func read(_ region: CodeRegion) {
    let tree = region.tree
    for call in tree.calls(in: region.range) where tree[call.callee].kind == .member {
      let name = tree.name(call.callee)
      let property = assigned(by: call.suffix, tree)
      guard property != nil || Self.subscribers.contains(name) || vocabulary[.streamBindings].contains(name) else {
        continue
      }
      // A view gets the stream as an argument, and is none itself.
      let first = tree.arguments(of: call.suffix).first { _ in true }
      let stream =
        name == "onReceive"
        ? first.map { origins.origins(at: tree.value(of: $0), in: region) } ?? []
        : origins.origins(ofChain: call.chain, upTo: call.callee, in: region)
      guard !stream.isEmpty else { continue }
      var observer = NotificationObserver(site: region.site(call.callee))
      if let property {
        observer.reactions = [.setting(region.site(property))]
      } else {
        var search = ReactionSearch(region, graph)
        search.add(argumentsOf: call.suffix)
        observer.reactions = search.found
      }
      add(observer, to: stream)
    }
    for node in region.range where tree[node].kind == .for {
      guard let block = tree.block(of: node),
        let sequence = Array(tree.children(of: node)).last(where: { $0 < block && tree[$0].kind != .whereClause })
      else { continue }
      let stream = origins.origins(at: sequence, in: region)
      add(NotificationObserver(site: region.site(node), reactions: [.loop(region.site(block))]), to: stream)
    }
  }

  private mutating func add(_ observer: NotificationObserver, to streams: [StreamOrigin]) {
    if observer.reactions.isEmpty { return }
    for stream in streams { byOrigin[stream, default: []].append(observer) }
  }

  /// The key path of `assign(to: \.name, on: self)`.
  private func assigned(by call: Int, _ tree: CodeTree) -> Int? {
    tree.argument("to", of: call).flatMap { tree[$0].kind == .keyPath ? $0 : nil }
  }
}
