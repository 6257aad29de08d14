import StrataModel

/// Finds and names the member that declares a location: `login()`, `gateway`, `init(gateway:)`.
struct DeclaringMember {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// The outermost member of the innermost type around a location, as an index into the declarations of the file;
  /// ``noIndex`` in a type's own header and at file level.
  func index(_ file: FileID, _ offset: UInt32) -> UInt32 {
    graph.outermostMember(around: declaration(file, offset))?.index ?? noIndex
  }

  /// The innermost declaration around a location; its index is ``noIndex`` at file level.
  func declaration(_ file: FileID, _ offset: UInt32) -> DeclarationID {
    DeclarationID(file, innermost(around: offset, in: graph.files[file.index].facts.declarations))
  }

  func name(_ file: FileID, _ member: UInt32) -> String {
    member == noIndex ? "" : graph.signature(of: DeclarationID(file, member))
  }

  /// Names of members; each is built once.
  struct Names {
    private let graph: Graph
    private var names: [DeclarationID: String] = [:]

    init(_ graph: Graph) { self.graph = graph }

    mutating func name(_ file: FileID, _ member: UInt32) -> String {
      let id = DeclarationID(file, member)
      if let known = names[id] { return known }
      let name = DeclaringMember(graph).name(file, member)
      names[id] = name
      return name
    }
  }

  private func innermost(around offset: UInt32, in declarations: [DeclarationFact]) -> UInt32 {
    var found = noIndex
    var index = 0
    while index < declarations.count {
      if declarations[index].start > offset { break }
      if offset < declarations[index].end {
        found = UInt32(index)
        index += 1
      } else {
        index = max(Int(declarations[index].next), index + 1)
      }
    }
    return found
  }
}
