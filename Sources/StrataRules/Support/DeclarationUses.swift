import StrataModel

/// The references to each declaration: one list of all of them, with the uses of one declaration side by side, since a
/// list for each declaration would cost more than most rules.
package struct DeclarationUses: Sendable {
  /// Indices of references, ascending for each declaration.
  private let orders: [UInt32]
  /// By declaration: the end of its uses, which is the start of those of the next one.
  private let ends: [UInt32]
  /// By file: how many declarations the files before it have.
  private let firsts: [Int]

  package init(_ graph: Graph) {
    var count = 0
    let firsts = graph.files.map { file in
      defer { count += file.facts.declarations.count }
      return count
    }
    let number = { (declaration: DeclarationID) in firsts[declaration.file.index] + Int(declaration.index) }
    // First how many uses the declaration before has, then where those of a declaration start, and at last where they end.
    var ends = [UInt32](repeating: 0, count: count + 1)
    for reference in graph.references {
      if let declaration = reference.memberDeclaration { ends[number(declaration) + 1] += 1 }
    }
    for index in 0..<count { ends[index + 1] += ends[index] }
    orders = Array(unsafeUninitializedCapacity: Int(ends[count])) { buffer, filled in
      filled = Int(ends[count])
      for (order, reference) in graph.references.enumerated() {
        guard let declaration = reference.memberDeclaration else { continue }
        let index = number(declaration)
        buffer[Int(ends[index])] = UInt32(order)
        ends[index] += 1
      }
    }
    self.ends = ends
    self.firsts = firsts
  }

  package subscript(declaration: DeclarationID) -> ArraySlice<UInt32> {
    let index = firsts[declaration.file.index] + Int(declaration.index)
    return orders[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }
}

extension RuleContext {
  /// The usages of each declaration. Found once, for the first rule that needs them.
  var declarationUses: DeclarationUses {
    knownDeclarationUses.withLock { [project] known in
      let uses = known ?? DeclarationUses(project.graph)
      known = uses
      return uses
    }
  }
}
