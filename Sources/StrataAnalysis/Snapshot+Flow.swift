import StrataFlow
import StrataModel

extension Snapshot {
  /// The flows that begin at members of a type, or at the functions that a name stands for.
  /// - Parameters:
  ///   - member: the name of a member, with or without labels; nil: every member that others can use.
  ///   - depth: how many calls deep the flow is shown; nil: all of them.
  ///   - source: the text of a file, for conditions and paths of requests.
  /// - Returns: nil if the type has no such member with code.
  public func flow(
    of type: TypeID, member: String?, depth: Int? = nil, source: @escaping (String) -> [UInt8]?
  ) -> Flow? {
    let tracer = FlowTracer(project, headerNames: basis.resolved.objectiveC, depth: depth, source: source)
    guard let member else { return tracer.flow(of: type) }
    let found = tracer.entries(named: member, of: type)
    return found.isEmpty ? nil : tracer.flow(of: found)
  }

  /// The types of production code that implement a protocol, in order.
  public func implementations(of interface: TypeID) -> [TypeID] {
    FlowTracer(project, source: { _ in nil }).types(below: interface)
  }

  /// The names of the functions and properties of a type, sorted.
  public func memberNames(of type: TypeID) -> [String] {
    Set(graph.members(of: type).map { graph.name(of: $0) }.filter { !$0.isEmpty }).sorted()
  }

  /// The flow of a function outside types.
  public func flow(
    of declarations: [DeclarationID], depth: Int? = nil, source: @escaping (String) -> [UInt8]?
  ) -> Flow {
    FlowTracer(project, headerNames: basis.resolved.objectiveC, depth: depth, source: source).flow(of: declarations)
  }
}
