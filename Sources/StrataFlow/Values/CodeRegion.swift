import StrataModel
import StrataRules

/// A node of the code of one declaration.
struct CodeSite: Hashable, Comparable {
  /// What contains the code: a function, an accessor, a variable with an initial value.
  var declaration: DeclarationID
  var node: Int

  static func < (a: CodeSite, b: CodeSite) -> Bool { (a.declaration, a.node) < (b.declaration, b.node) }
}

/// One piece of the code of a declaration: a body, an initial value, a default argument, the arguments of an attribute.
final class CodeRegion {
  let declaration: DeclarationID
  let tree: CodeTree
  let range: Range<Int>
  private(set) lazy var locals = LocalVariables(of: tree, in: range)
  private(set) lazy var parents = tree.parents(in: range)

  init(_ declaration: DeclarationID, _ tree: CodeTree, _ range: Range<Int>) {
    self.declaration = declaration
    self.tree = tree
    self.range = range
  }

  var file: FileID { declaration.file }

  func site(_ node: Int) -> CodeSite { CodeSite(declaration: declaration, node: node) }
}

/// The code of a project by declaration. Each piece is prepared once.
final class CodeRegions {
  let graph: Graph
  private var known: [DeclarationID: [CodeRegion]] = [:]

  init(_ graph: Graph) { self.graph = graph }

  /// The pieces of a declaration's own code, not of declarations inside it.
  func regions(of declaration: DeclarationID) -> [CodeRegion] {
    if let found = known[declaration] { return found }
    let facts = graph[declaration.file].facts
    let fact = facts.declarations[Int(declaration.index)]
    let spans =
      [fact.initialValue, fact.body] + facts.parameters[fact.parameters.range].map(\.defaultValue)
      + facts.attributes[fact.attributes.range].map(\.arguments)
    let tree = facts.tree
    let result = spans.filter { !$0.isEmpty }.map { CodeRegion(declaration, tree, $0.range) }
    known[declaration] = result
    return result
  }

  func region(of site: CodeSite) -> CodeRegion? {
    regions(of: site.declaration).first { $0.range.contains(site.node) }
  }

  /// The statements of a function or initializer, or of the getter of a variable.
  func body(of declaration: DeclarationID) -> CodeRegion? {
    let fact = graph[declaration]
    if !fact.body.isEmpty {
      return regions(of: declaration).first { $0.range == fact.body.range }
    }
    guard fact.kind == .variable || fact.kind == .subscript else { return nil }
    let getter = graph.children(of: declaration).first { child in
      graph[child].kind == .accessor && !graph[child].body.isEmpty
        && graph.name(of: child) == "get"
    }
    return getter.flatMap { body(of: $0) }
  }

  func initialValue(of variable: DeclarationID) -> CodeRegion? {
    let span = graph[variable].initialValue
    return span.isEmpty ? nil : regions(of: variable).first { $0.range == span.range }
  }

  /// The node of the name at which a reference is.
  func site(of reference: Reference) -> (region: CodeRegion, node: Int)? {
    guard reference.declaration != noIndex else { return nil }
    for region in regions(of: DeclarationID(reference.file, reference.declaration)) {
      let found = region.range.first { node in
        guard region.tree[node].offset == reference.offset else { return false }
        switch region.tree[node].kind {
        case .identifier, .member, .implicitMember, .type: return true
        default: return false
        }
      }
      if let found { return (region, found) }
    }
    return nil
  }
}

extension Graph {
  /// What a name in code refers to as something that is called, created or read.
  func meaning(of node: Int, _ tree: CodeTree, in file: FileID) -> Reference? {
    var other: Reference?
    for reference in references(in: file, at: tree[node].offset) {
      if reference.kind == .creates { return reference }
      guard reference.kind == .calls else { continue }
      if reference.memberDeclaration != nil { return reference }
      if other == nil || reference.target.externalID == nil { other = reference }
    }
    return other
  }

  /// The parameters of a declaration.
  func parameters(of declaration: DeclarationID) -> ArraySlice<ParameterFact> {
    let facts = self[declaration.file].facts
    return facts.parameters[facts.declarations[Int(declaration.index)].parameters.range]
  }

  /// The values of a call by the parameters that take them.
  /// - Returns: for each parameter, by its position, the node of its argument.
  func arguments(of call: Int, _ tree: CodeTree, for function: DeclarationID) -> [Int: Int] {
    let facts = self[function.file].facts
    let parameters = Array(parameters(of: function))
    var (result, next) = ([Int: Int](), 0)
    func isFunction(_ parameter: ParameterFact) -> Bool {
      guard parameter.type != noIndex else { return false }
      return facts.typeSubtree(of: Int(parameter.type)).contains { facts.types[$0].kind == .function }
        || facts.types[Int(parameter.type)].kind == .name
    }
    for argument in tree.arguments(of: call) {
      let label = tree.name(argument)
      let isTrailing = tree[argument].flags.contains(.trailing)
      let found = parameters.indices.dropFirst(next).first { index in
        if isTrailing, label.isEmpty { return isFunction(parameters[index]) }
        return facts.names[parameters[index].label] == label
      }
      guard let found else { continue }
      if result[found] == nil { result[found] = tree.value(of: argument) }
      next = parameters[found].isVariadic ? found : found + 1
    }
    return result
  }
}
