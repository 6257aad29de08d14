import StrataModel

/// All usages of a project, in the order of the graph's references.
package struct UsageTable: RandomAccessCollection, Sendable {
  private let references: [Reference]
  private let sites: [UsageSite]
  /// Indices of the usages of the project's own types and declarations that rules judge, ascending.
  private let inside: [UInt32]
  /// The same of usages of other types.
  private let outside: [UInt32]

  init(_ graph: Graph, sites: UsageSites) {
    let references = graph.references
    self.references = references
    var outside: [UInt32] = []
    var inside: [UInt32] = []
    inside.reserveCapacity(references.count)
    self.sites = Array(unsafeUninitializedCapacity: references.count) { buffer, count in
      references.withUnsafeBufferPointer { references in
        for order in references.indices {
          let site = sites.site(of: references[order])
          buffer.initializeElement(at: order, to: site)
          if site.excuse != nil { continue }
          if references[order].target.externalID == nil {
            inside.append(UInt32(order))
          } else if references[order].kind != .calls || references[order].member.isNone {
            // Only rules of the definition ask for members of values of external types.
            outside.append(UInt32(order))
          }
        }
      }
      count = references.count
    }
    self.inside = inside
    self.outside = outside
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { references.count }

  package subscript(order: Int) -> Usage {
    Usage(order: order, reference: references[order], site: sites[order])
  }
}

extension UsageTable {
  /// The usages of the project's own types and declarations that rules judge, without those of a type's own members.
  var judged: some Sequence<Usage> {
    inside.lazy.map { self[Int($0)] }.filter { !$0.site.isOfOwnType }
  }
  /// The same with the members that a type's own extensions in other files declare.
  var judgedWithOwnMembers: some Sequence<Usage> { inside.lazy.map { self[Int($0)] } }
  /// The usages of types outside the project that rules judge.
  var judgedOutside: some Sequence<Usage> { outside.lazy.map { self[Int($0)] } }

  /// Calls a function for the usages in a range that rules judge, without those of a type's own members. A lazy sequence
  /// would cost as much as most rules.
  @inline(__always) func forEachJudged(in range: Range<Int>, _ body: (Usage) -> Void) {
    for order in range where sites[order].excuse == nil && !sites[order].isOfOwnType { body(self[order]) }
  }

  /// Whether a usage is among ``judgedWithOwnMembers``.
  @inline(__always) func isJudgedWithOwnMembers(_ order: Int) -> Bool {
    sites[order].excuse == nil && references[order].target.externalID == nil
  }
}

extension RuleContext {
  /// Usages of a type, in source order.
  func usages(of type: TypeID) -> some RandomAccessCollection<Usage> {
    project.graph.incoming[type.index].lazy.map { [usages] in usages[Int($0)] }
  }

  /// The usages by a type, without those by types that are declared in its functions, in source order.
  func usages(by type: TypeID) -> some RandomAccessCollection<Usage> {
    project.graph.outgoing[type.index].lazy.map { [usages] in usages[Int($0)] }
  }

  func usages(in file: FileID) -> Slice<UsageTable> { usages[project.graph.referencesInFile[file.index]] }
}
