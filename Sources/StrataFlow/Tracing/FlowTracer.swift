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
  /// By call: what was found.
  var known: [CallKey: KnownRun] = [:]
  var open: Set<CallKey> = []
  /// How often a function is running, with different closures.
  var openCount: [DeclarationID: Int] = [:]
  /// Names that were not resolved and that the project declares.
  private(set) lazy var gaps = Set(graph.gaps.map { GapKey($0.file, $0.offset) })
  /// Calls that read or write a file, by the name that is called.
  private(set) lazy var fileCalls = Dictionary(
    FileCalls(graph, project.vocabulary).all().map { (GapKey($0.location.file, $0.location.offset), $0) },
    uniquingKeysWith: { first, _ in first })
  private(set) lazy var notifications = NotificationObservers(values.regions, project.vocabulary)
  /// Closures whose code has run in the function that received them.
  var ran: Set<CodeSite> = []
  /// By closure: what was found.
  var knownClosures: [ClosureKey: KnownRun] = [:]
  private(set) lazy var ownModules = Set(graph.modules.map(\.name))
  private(set) lazy var streams = StreamObservers(values, implementations)
  /// Of the closures that are running, from the outside in.
  var received: [ReceivedCase] = []
  /// The clauses whose code is running, from the outside in.
  var caught: [CaughtErrors] = []
  /// The type whose changes of state are shown.
  private(set) var entryType: TypeID?
  /// How many calls deep a report shows the flow; nil: all of them.
  private let shownDepth: Int?
  /// The deepest call that is followed, and how many functions and closures have run so far.
  var depthLimit: Int
  var runCount = 0
  /// Whether the limit of runs left out steps, and how many calls the limit of depth has left out so far.
  var isExhausted = false
  var cutCount = 0

  /// How deep calls are followed, and how many functions and closures run in a flow at most.
  static let maximumDepth = 48
  static let maximumRuns = 2_000
  /// How many steps a report shows of a flow at most, if fewer calls can be followed.
  static let maximumSteps = 2_000
  /// The depths to which a flow is followed that is too large.
  private static let smallerDepths = [24, 16, 12, 10, 8, 7, 6, 5, 4, 3, 2]
  /// How many calls are followed below those that a report shows: whether they lead anywhere.
  private static let lookahead = 4
  /// How often a function may run inside itself, each time with other closures.
  static let maximumNesting = 3

  /// - Parameters:
  ///   - project: its graph records every call (`NotedNames.recordsCalls`).
  ///   - headerNames: what C and Objective-C headers of the project declare.
  ///   - depth: how many calls deep a report shows the flow; nil: all of them.
  public init(
    _ project: ClassifiedGraph, headerNames: Set<String> = [], depth: Int? = nil,
    source: @escaping (String) -> [UInt8]?
  ) {
    shownDepth = depth
    depthLimit = min(depth.map { $0 + Self.lookahead } ?? Self.maximumDepth, Self.maximumDepth)
    self.project = project
    self.headerNames = headerNames
    graph = project.graph
    values = ValueFinder(project)
    implementations = Implementations(values)
    self.source = source
  }

  /// The flow of functions, initializers or computed properties: overloads of one name.
  public func flow(of members: [DeclarationID]) -> Flow {
    let (calls, depth) = bounded(members.first.flatMap { graph.enclosingType(of: $0) }) {
      members.map { self.entryCall($0, self.graph.enclosingType(of: $0)) }
    }
    var flow = Flow(entry: calls.first?.title ?? "", calls: calls)
    (flow.isCutOff, flow.followedDepth) = (isExhausted || depth != nil, depth)
    return flow
  }

  /// Follows all calls or, where these are too many, all of them to the same depth: what the entry does itself comes
  /// before what others do for it.
  /// - Returns: the depth, if it is smaller than what was asked for.
  private func bounded(_ type: TypeID?, _ trace: () -> [FlowStep]) -> ([FlowStep], Int?) {
    begin(type)
    let wanted = depthLimit
    var calls = trace()
    var followed: Int? = !isExhausted && cutCount > 0 && wanted == Self.maximumDepth ? wanted : nil
    for depth in Self.smallerDepths where depth < wanted && (isExhausted || isTooLong(calls)) {
      begin(type)
      (depthLimit, followed) = (depth, depth)
      calls = trace()
    }
    depthLimit = wanted
    // The entry is the first one, and what is not shown is not missed.
    let callsDeep = followed.map { $0 - 1 }
    return (calls, callsDeep.flatMap { deep in shownDepth.map { deep < $0 } ?? true ? deep : nil })
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
    let members = graph.members(of: type).filter { member in
      let fact = graph[member]
      guard fact.marks.isEmpty, values.regions.body(of: member) != nil else { return false }
      return fact.kind == .function && !graph.isPrivate(member) || isBodyOfView(member) || fact.kind == .initializer
    }
    let (calls, depth) = bounded(type) {
      members.map { member in
        var call = self.entryCall(member, type)
        // An initializer that only stores what it gets begins no flow.
        if self.graph[member].kind == .initializer { call.steps.removeAll { $0.kind == .change } }
        return call
      }
    }
    var flow = Flow(entry: graph[type].name, calls: calls.filter { !$0.steps.isEmpty })
    flow.quietMembers = calls.count - flow.calls.count
    (flow.isCutOff, flow.followedDepth) = (isExhausted || depth != nil, depth)
    return flow
  }

  private func isBodyOfView(_ member: DeclarationID) -> Bool {
    graph[member].kind == .variable && graph[member].modifiers.contains(.computed) && !graph.isPrivate(member)
  }

  private func begin(_ type: TypeID?) {
    (known, open, ran, runCount) = ([:], [], [], 0)
    (openCount, knownClosures, received, caught) = ([:], [:], [], [])
    (isExhausted, cutCount) = (false, 0)
    entryType = type
  }

  private func entryCall(_ member: DeclarationID, _ type: TypeID?) -> FlowStep {
    var step = described(member, owner: type, at: nil)
    let run = run(member, type, [:], depth: 0)
    step.steps = run.steps
    return step
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
