import StrataDefinition
import StrataModel
import StrataRules

/// Code that runs when a notification is posted.
struct NotificationObserver {
  enum Reaction {
    case closure(CodeSite)
    case function(DeclarationID)
    /// The body of `for await note in center.notifications(named: .saved)`.
    case loop(CodeSite)
    /// The key path of a property that gets each value: `assign(to: \.name, on: self)`.
    case setting(CodeSite)
  }

  /// nil: its name is not known, or it observes all.
  var name: NotificationName?
  /// The call that observes.
  var site: CodeSite
  var reactions: [Reaction] = []
}

/// The observers of notifications in production code: `addObserver`, `publisher(for:)`, `notifications(named:)`,
/// `rx.notification`.
struct NotificationObservers {
  let names: NotificationNames
  private let regions: CodeRegions
  private let vocabulary: Vocabulary
  private var byName: [NotificationName: [NotificationObserver]] = [:]
  /// Of names that are not known.
  private(set) var others: [NotificationObserver] = []

  private var graph: Graph { regions.graph }

  init(_ regions: CodeRegions, _ vocabulary: Vocabulary) {
    (self.regions, self.vocabulary) = (regions, vocabulary)
    names = NotificationNames(regions, types: vocabulary[.notificationNames])
    let (centers, functions) = (vocabulary[.notificationCenters].names, vocabulary[.notificationObservers])
    for (file, source) in graph.files.enumerated() where !source.isTest && source.facts.names.mentions(oneOf: centers) {
      for (index, fact) in source.facts.declarations.enumerated() where fact.marks.isEmpty {
        for region in regions.regions(of: DeclarationID(FileID(UInt32(file)), UInt32(index))) {
          for call in region.tree.calls(in: region.range) where functions.contains(region.tree.name(call.callee)) {
            read(call, in: region)
          }
        }
      }
    }
  }

  func observers(of name: NotificationName) -> [NotificationObserver] { byName[name] ?? [] }

  /// Whether a member is one of a center of notifications: `NotificationCenter.default.post`, `center.post`.
  func isOfCenter(_ callee: Int, _ chain: Int, in region: CodeRegion) -> Bool {
    let (tree, centers) = (region.tree, vocabulary[.notificationCenters])
    let meaning = graph.meaning(of: callee, tree, in: region.file)
    if meaning?.memberDeclaration != nil { return false }
    if let owner = meaning?.target.externalID, centers.contains(graph[owner].name) { return true }
    return (chain..<callee).contains { tree[$0].kind == .identifier && centers.contains(tree.name($0)) }
  }

  /// The expression that names the notification: `.saved` of `post(name: .saved, object: nil)` and of
  /// `rx.notification(.saved)`.
  func nameArgument(of call: Int, _ tree: CodeTree) -> Int? {
    let labels = vocabulary[.notificationLabels]
    let named = tree.arguments(of: call).first { labels.contains(tree.name($0)) }
    let first = tree.arguments(of: call).first { _ in true }
    return (named ?? first.flatMap { tree.nameID($0).isNone ? $0 : nil }).map { tree.value(of: $0) }
  }

  private mutating func read(_ call: CodeCall, in region: CodeRegion) {
    let tree = region.tree
    guard isOfCenter(call.callee, call.chain, in: region), let value = nameArgument(of: call.suffix, tree) else {
      return
    }
    var observer = NotificationObserver(
      name: names.name(at: value, in: region), site: region.site(call.callee))
    if let selector = selector(of: call.suffix, in: region) {
      observer.reactions = [.function(selector)]
    } else {
      var search = ReactionSearch(region, graph)
      search.follow(call.chain, from: call.suffix)
      observer.reactions = search.found
    }
    if let name = observer.name { byName[name, default: []].append(observer) } else { others.append(observer) }
  }

  /// `handle` of `selector: #selector(handle)`
  private func selector(of call: Int, in region: CodeRegion) -> DeclarationID? {
    let tree = region.tree
    for argument in tree.arguments(of: call) {
      guard let macro = tree.subtree(of: argument).first(where: { tree[$0].kind == .macro }) else { continue }
      for node in tree.inside(macro).reversed() where tree[node].kind == .identifier || tree[node].kind == .member {
        let found = graph.references(in: region.file, at: tree[node].offset).lazy.compactMap(\.memberDeclaration).first
        if let found, graph[found].kind == .function { return found }
      }
    }
    return nil
  }
}

/// Searches what is done with a stream of notifications: closures and functions that the calls after it get, also
/// through local variables.
struct ReactionSearch {
  let region: CodeRegion
  let graph: Graph
  private(set) var found: [NotificationObserver.Reaction] = []
  private var seen: Set<Int> = []

  private var tree: CodeTree { region.tree }

  init(_ region: CodeRegion, _ graph: Graph) { (self.region, self.graph) = (region, graph) }

  /// - Parameters:
  ///   - first: the call in a chain that makes the stream, or gets it.
  ///   - isArgument: the call gets it as an argument.
  mutating func follow(_ chain: Int, from first: Int, isArgument: Bool = false) {
    guard seen.insert(first).inserted else { return }
    for suffix in tree.suffixes(of: chain) where suffix >= first && tree[suffix].kind == .call {
      add(argumentsOf: suffix)
      if isArgument, suffix == first, isObserver(first, in: chain) { return }
    }
    goOn(from: chain)
  }

  /// Whether a call that gets the stream as an argument gives its values to a closure, and is no stream itself: after
  /// `view.onReceive(stream) { … }`, modifiers of the view follow.
  private func isObserver(_ call: Int, in chain: Int) -> Bool {
    !tree.closures(of: call).isEmpty
      && !tree.suffixes(of: chain).contains {
        $0 > call && tree[$0].kind == .member && Self.isSubscription(tree.name($0))
      }
  }

  private static func isSubscription(_ name: String) -> Bool {
    name == "sink" || name == "subscribe" || name == "drive"
  }

  /// The closures and functions that a call gets.
  mutating func add(argumentsOf call: Int) {
    for argument in tree.arguments(of: call) { add(tree.value(of: argument)) }
  }

  private mutating func add(_ value: Int) {
    let node = tree.unwrapped(value)
    if tree[node].kind == .closure { return found.append(.closure(region.site(node))) }
    let name = tree[node].kind == .chain ? Array(tree.suffixes(of: node)).last ?? node : node
    guard tree[name].kind == .identifier || tree[name].kind == .member,
      let member = graph.meaning(of: name, tree, in: region.file)?.memberDeclaration, graph[member].kind == .function
    else { return }
    found.append(.function(member))
  }

  /// Where the value of an expression goes: into a call, a loop, a local variable.
  private mutating func goOn(from node: Int) {
    var child = node
    for parent in region.parents.ancestors(of: node) {
      switch tree[parent].kind {
      case .effect, .sequence, .arrayLiteral, .tuple, .argument: break
      case .call:
        guard let chain = region.parents[parent], tree[chain].kind == .chain else { return }
        return follow(chain, from: parent, isArgument: true)
      case .for:
        if tree.block(of: parent) != child { found.append(.loop(region.site(parent))) }
        return
      case .localVariable:
        guard let name = tree.firstChild(of: parent), tree[name].kind == .bindingPattern else { return }
        return followUses(of: name, after: parent)
      default: return
      }
      child = parent
    }
  }

  private mutating func followUses(of variable: Int, after declaration: Int) {
    let name = tree.name(variable)
    for node in Int(tree[declaration].next)..<region.range.upperBound
    where tree[node].kind == .identifier && tree.isNamed(node, name) {
      guard region.locals.variable(named: name, at: node)?.name == variable else { continue }
      if let chain = region.parents[node], tree[chain].kind == .chain, tree.base(of: chain) == node {
        follow(chain, from: node)
      } else if seen.insert(node).inserted {
        goOn(from: node)
      }
    }
  }
}
