import StrataModel

/// The order of references at one offset: by kind, then by target (types of the project, other declarations of the
/// project, external types), then by id.
enum ReferenceOrder {
  /// Sorts references that are already sorted by offset; equal ones keep their order.
  static func sort(_ references: inout [Reference], from first: Int) {
    references.withUnsafeMutableBufferPointer { list in
      // Few references are at one offset, and most of them in order.
      for index in list.indices.dropFirst(first + 1) {
        var place = index
        while place > first, list[place - 1].offset == list[place].offset, precedes(list[place], list[place - 1]) {
          list.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
  }

  private static func precedes(_ a: Reference, _ b: Reference) -> Bool {
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    switch (a.target, b.target) {
    case (.type(let one), .type(let other)): return one < other
    case (.external(let one), .external(let other)): return one < other
    case (.declaration(let one), .declaration(let other)):
      guard let first = a.memberDeclaration, let second = b.memberDeclaration else { return one < other }
      return first < second
    default: return rank(a.target) < rank(b.target)
    }
  }

  private static func rank(_ target: Target) -> Int {
    switch target {
    case .type: return 0
    case .declaration: return 1
    case .external: return 2
    }
  }
}
