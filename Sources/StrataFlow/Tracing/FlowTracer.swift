import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Follows calls from an entry: through protocols to the implementations that production code creates, to requests and
/// storages.
public final class FlowTracer {
  let project: ClassifiedGraph
  let graph: Graph
  let values: ValueFinder
  let implementations: Implementations
  /// Names that C and Objective-C headers of the project declare.
  let headerNames: Set<String>
  /// The text of a file, for conditions and paths; nil if it cannot be read.
  private let source: (String) -> [UInt8]?
  private var sources: [FileID: [UInt8]] = [:]
  /// By call: the steps that were found.
  private var known: [CallKey: [FlowStep]] = [:]
  private var open: Set<CallKey> = []
  /// How often a function is running, with different closures.
  private var openCount: [DeclarationID: Int] = [:]
  /// Names that were not resolved and that the project declares.
  private(set) lazy var gaps = Set(graph.gaps.map { GapKey($0.file, $0.offset) })
  /// Calls that read or write a file, by the name that is called.
  private(set) lazy var fileCalls = Dictionary(
    FileCalls(graph, project.vocabulary).all().map { (GapKey($0.location.file, $0.location.offset), $0) },
    uniquingKeysWith: { first, _ in first })
  private(set) lazy var notifications = NotificationObservers(values.regions, project.vocabulary)
  /// Closures whose code has run in the function that received them.
  var ran: Set<CodeSite> = []
  /// By closure: the steps that were found.
  var knownClosures: [ClosureKey: [FlowStep]] = [:]
  /// Of the closures that are running, from the outside in.
  var received: [ReceivedCase] = []
  /// The clauses whose code is running, from the outside in.
  var caught: [CaughtErrors] = []
  /// By call: the errors that its code may throw.
  private var knownErrors: [CallKey: [String]] = [:]
  /// The type whose changes of state are shown.
  private(set) var entryType: TypeID?
  private var runCount = 0
  private(set) var isCutOff = false

  /// How deep calls are followed, and how many functions run in a flow at most.
  private static let maximumDepth = 48
  private static let maximumRuns = 5_000
  /// How often a function may run inside itself, each time with other closures.
  private static let maximumNesting = 3

  private struct CallKey: Hashable {
    var member: DeclarationID
    var selfType: TypeID?
    var closures: [CodeSite]
    /// A closure of the function's code that runs by itself; -1: the function runs.
    var node = -1
    /// The cases on which the closures depend.
    var cases: [String] = []
  }

  /// - Parameters:
  ///   - project: its graph records every call (`NotedNames.recordsCalls`).
  ///   - headerNames: what C and Objective-C headers of the project declare.
  public init(
    _ project: ClassifiedGraph, headerNames: Set<String> = [], source: @escaping (String) -> [UInt8]?
  ) {
    self.project = project
    self.headerNames = headerNames
    graph = project.graph
    values = ValueFinder(project)
    implementations = Implementations(values)
    self.source = source
  }

  /// The flow of functions, initializers or computed properties: overloads of one name.
  public func flow(of members: [DeclarationID]) -> Flow {
    begin(members.first.flatMap { graph.enclosingType(of: $0) })
    let calls = members.map { entryCall($0, graph.enclosingType(of: $0)) }
    var flow = Flow(entry: calls.first?.title ?? "", calls: calls)
    flow.isCutOff = isCutOff
    return flow
  }

  /// The members of a type, and of the types above it, with a name: `login(phone:)` or `login`.
  public func entries(named name: String, of type: TypeID) -> [DeclarationID] {
    for level in [type] + graph.allProjectSupertypes(of: type) {
      let members = graph.members(of: level).filter { values.regions.body(of: $0) != nil }
      let exact = members.filter { graph.signature(of: $0) == name }
      if !exact.isEmpty { return exact }
      let simple = members.filter { graph.signature(of: $0).prefix { $0 != "(" } == name }
      if !simple.isEmpty { return simple }
    }
    return []
  }

  /// The types of production code that can have instances and are below a type, in order: those that implement a
  /// protocol.
  public func types(below type: TypeID) -> [TypeID] { implementations.subtypes(of: type) }

  /// The flows of the members of a type that others can use.
  public func flow(of type: TypeID) -> Flow {
    begin(type)
    let members = graph.members(of: type).filter { member in
      let fact = graph[member]
      guard fact.marks.isEmpty, values.regions.body(of: member) != nil else { return false }
      return fact.kind == .function && !graph.isPrivate(member) || isBodyOfView(member) || fact.kind == .initializer
    }
    let calls = members.map { member in
      var call = entryCall(member, type)
      // An initializer that only stores what it gets begins no flow.
      if graph[member].kind == .initializer { call.steps.removeAll { $0.kind == .change } }
      return call
    }
    var flow = Flow(entry: graph[type].name, calls: calls.filter { !$0.steps.isEmpty })
    flow.quietMembers = calls.count - flow.calls.count
    flow.isCutOff = isCutOff
    return flow
  }

  private func isBodyOfView(_ member: DeclarationID) -> Bool {
    graph[member].kind == .variable && graph[member].modifiers.contains(.computed) && !graph.isPrivate(member)
  }

  private func begin(_ type: TypeID?) {
    (known, open, ran, runCount, isCutOff) = ([:], [], [], 0, false)
    (openCount, knownClosures, received) = ([:], [:], [])
    (caught, knownErrors) = ([], [:])
    entryType = type
  }

  private func entryCall(_ member: DeclarationID, _ type: TypeID?) -> FlowStep {
    var step = described(member, owner: type, at: nil)
    let run = run(member, type, [:], depth: 0)
    step.steps = run.steps
    return step
  }

  // MARK: Running a function

  struct Run {
    var steps: [FlowStep] = []
    /// The errors that the code may throw, as far as they are known.
    var errors: [String] = []
    var isRepeated = false
    var callsItself = false
  }

  /// The steps of a function of the project.
  /// - Parameters:
  ///   - selfType: the type of the instance on which it is called.
  ///   - closures: those that the call passes, by the name of the parameter.
  func run(
    _ member: DeclarationID, _ selfType: TypeID?, _ closures: [String: PassedClosure], receiver: [FlowValue] = [],
    depth: Int
  ) -> Run {
    guard let region = values.regions.body(of: member) else { return Run() }
    let owner = graph.enclosingType(of: member)
    let frame = Frame(
      region, owner: owner, selfType: selfType ?? owner, closures: closures, receiver: receiver, depth: depth + 1)
    let key = CallKey(
      member: member, selfType: frame.selfType, closures: frame.key, cases: visibleCases(at: frame.key))
    return run(frame, key) {
      self.steps(at: region.tree.roots(in: region.range), frame)
    }
  }

  /// The steps of a closure that a property or a parameter stands for, outside the function that made it; or of a
  /// statement.
  func run(code site: CodeSite, depth: Int) -> Run {
    guard let region = values.regions.region(of: site) else { return Run() }
    let owner = graph.enclosingType(of: site.declaration)
    let frame = Frame(region, owner: owner, selfType: owner, depth: depth + 1)
    return run(frame, CallKey(member: site.declaration, selfType: owner, closures: [], node: site.node)) {
      let tree = region.tree
      let isClosure = tree[site.node].kind == .closure
      return self.steps(
        at: isClosure ? Array(tree.roots(in: tree.statements(ofClosure: site.node))) : [site.node], frame)
    }
  }

  private func run(_ frame: Frame, _ key: CallKey, _ body: () -> [FlowStep]) -> Run {
    if open.contains(key) || openCount[key.member, default: 0] >= Self.maximumNesting { return Run(callsItself: true) }
    if let steps = known[key] {
      return Run(steps: steps, errors: knownErrors[key] ?? [], isRepeated: !steps.isEmpty)
    }
    guard frame.depth <= Self.maximumDepth, runCount < Self.maximumRuns else {
      isCutOff = true
      return Run()
    }
    runCount += 1
    open.insert(key)
    openCount[key.member, default: 0] += 1
    let steps = merged(body())
    let errors = thrownErrors(in: steps)
    openCount[key.member, default: 0] -= 1
    open.remove(key)
    known[key] = steps
    knownErrors[key] = errors
    return Run(steps: steps, errors: errors)
  }

  /// Changes that follow one another are one step.
  private func merged(_ steps: [FlowStep]) -> [FlowStep] {
    var result: [FlowStep] = []
    for step in steps {
      guard step.kind == .change, let last = result.last, last.kind == .change else {
        result.append(step)
        continue
      }
      let names = last.name.split(separator: ", ")
      if !names.contains(Substring(step.name)) { result[result.count - 1].name = last.name + ", " + step.name }
    }
    return result
  }

  func location(of node: Int, _ frame: Frame) -> SourceLocation {
    graph.location(frame.file, frame.tree[node].offset)
  }

  func location(of site: CodeSite) -> SourceLocation? {
    values.regions.region(of: site).map { graph.location($0.file, $0.tree[site.node].offset) }
  }

  /// The source between two offsets, on one line.
  func text(_ file: FileID, from start: UInt32, to end: UInt32) -> String {
    if sources[file] == nil { sources[file] = source(graph[file].path) ?? [] }
    guard let bytes = sources[file], start < end, Int(start) < bytes.count else { return "" }
    let text = String(decoding: bytes[Int(start)..<min(Int(end), bytes.count)], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
