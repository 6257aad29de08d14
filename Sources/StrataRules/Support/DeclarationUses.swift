import StrataModel

/// The indices of references by the declaration that they use: one list, with the uses of what one file declares side by
/// side, since a table of a list for each declaration would cost more than most rules.
struct DeclarationUses {
  struct Use {
    var declaration: UInt32
    var file: FileID
    var order: UInt32
  }

  /// By file, in the order of the references.
  private let uses: [Use]
  /// By file: the start of its uses; the last element is the number of all uses.
  private let starts: [Int]

  /// - Parameter all: in the order of the references.
  init(_ all: [Use], fileCount: Int) {
    var starts = Array(repeating: 0, count: fileCount + 1)
    for use in all { starts[use.file.index + 1] += 1 }
    for file in 0..<fileCount { starts[file + 1] += starts[file] }
    self.starts = starts
    uses = Array(unsafeUninitializedCapacity: all.count) { buffer, count in
      for use in all {
        buffer[starts[use.file.index]] = use
        starts[use.file.index] += 1
      }
      count = all.count
    }
  }

  /// Ascending.
  subscript(declaration: DeclarationID) -> [Int] {
    var found: [Int] = []
    for index in starts[declaration.file.index]..<starts[declaration.file.index + 1]
    where uses[index].declaration == declaration.index {
      found.append(Int(uses[index].order))
    }
    return found
  }
}
