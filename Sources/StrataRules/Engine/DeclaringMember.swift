import StrataModel

/// Names the member that declares a location: `login()`, `gateway`, `init(gateway:)`.
struct DeclaringMember {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// The outermost member of the innermost type around a location; empty in a type's own header and at file level.
  func name(_ file: FileID, _ offset: UInt32) -> String {
    let declarations = graph.files[file.index].facts.declarations
    var index = innermost(around: offset, in: declarations)
    var member: UInt32?
    while index != noIndex {
      let fact = declarations[Int(index)]
      if fact.kind.isTypeLike { break }
      // Local functions, closures and accessors belong to the member around them.
      member = index
      index = fact.parent
    }
    guard let member else { return "" }
    return graph.signature(of: DeclarationID(file, member))
  }

  private func innermost(around offset: UInt32, in declarations: [DeclarationFact]) -> UInt32 {
    var found = noIndex
    var index = 0
    while index < declarations.count {
      let fact = declarations[index]
      if fact.start > offset { break }
      if offset < fact.end {
        found = UInt32(index)
        index += 1
      } else {
        index = max(Int(fact.next), index + 1)
      }
    }
    return found
  }
}
