import StrataClassification
import StrataDefinition
import StrataModel

/// Which requests and responses are those of a web view, which loads the page itself: nobody sends them.
struct WebPages {
  private let context: RuleContext
  /// Request and response types, which a file that shows web pages uses without sending requests.
  private let types: Set<String>
  private var shownIn: [FileID: Bool] = [:]
  private var passedOn: [TypeID: Bool] = [:]
  private var graph: Graph { context.project.graph }

  init(_ context: RuleContext, types: [String]) {
    self.context = context
    self.types = Set(types)
  }

  /// Whether a usage of a type of a framework names a request or a response of a web view.
  mutating func isGiven(_ usage: Usage, _ name: String) -> Bool {
    guard types.contains(name) else { return false }
    return areShown(in: usage.reference.file) || isPassedOn(usage)
  }

  /// The file imports a module of web views, or creates a view with such a name: `ArticleWebView(request: request)`.
  private mutating func areShown(in file: FileID) -> Bool {
    if let known = shownIn[file] { return known }
    let (facts, vocabulary) = (graph[file].facts, context.vocabulary)
    let answer =
      facts.imports.contains { facts.names.isOne(of: vocabulary[.webViewModules].names, $0.module) }
      || vocabulary[.webViewSuffixes].matchesAny(of: facts.names)
        && graph.references(in: file).contains { reference in
          reference.kind == .creates && vocabulary[.webViewSuffixes].matches(graph.name(of: reference.target))
        }
    shownIn[file] = answer
    return answer
  }

  /// Whether a type only stores the request for a file that shows web pages, such as the view model of that screen.
  private mutating func isPassedOn(_ usage: Usage) -> Bool {
    guard let type = usage.user, !usage.reference.context.contains(.body),
      [.stores, .takes].contains(usage.reference.kind)
    else { return false }
    if let known = passedOn[type] { return known }
    var readers: Set<FileID> = []
    for reference in graph.references(to: type) where reference.source.map({ $0 != type }) ?? true {
      if context.project.isProduction(reference) { readers.insert(reference.file) }
    }
    let answer = readers.contains { areShown(in: $0) } && !calls(with: requests(of: type), in: type)
    passedOn[type] = answer
    return answer
  }

  /// The names of properties and parameters of a type with such a request.
  private func requests(of type: TypeID) -> Set<String> {
    var names: Set<String> = []
    for member in graph.members(of: type) {
      let (fact, facts) = (graph[member], graph.facts(of: member))
      func isRequest(_ root: UInt32) -> Bool { facts.nominalName(of: root).map(types.contains) ?? false }
      if fact.kind == .variable, isRequest(fact.type) { names.insert(graph.name(of: member)) }
      for parameter in facts.parameters[fact.parameters.range] where isRequest(parameter.type) {
        names.insert(facts.names[parameter.name])
      }
    }
    return names
  }

  /// Whether a type makes such requests itself or passes them to functions, which may send them; what it creates only
  /// takes them over.
  private func calls(with names: Set<String>, in type: TypeID) -> Bool {
    graph.bodies(of: type).contains { body in
      let tree = body.tree
      return tree.calls(in: body.range).contains { call in
        let callee = tree.name(call.callee)
        if callee.first?.isUppercase ?? false { return types.contains(callee) }
        return tree.children(of: call.suffix).contains { argument in
          guard let last = tree.path(of: tree.unwrapped(argument + 1)).last else { return false }
          return names.contains(last)
        }
      }
    }
  }
}
