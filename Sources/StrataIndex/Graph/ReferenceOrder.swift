import StrataModel

/// The order of references at one offset: by kind, then by target (types of the project, other declarations of the
/// project, external types), then by id.
enum ReferenceOrder {
  /// Sorts references that are already sorted by offset; equal ones keep their order.
  static func sort(_ references: inout [Reference], from first: Int) {
    var start = first
    while start < references.count {
      var end = start + 1
      while end < references.count, references[end].offset == references[start].offset { end += 1 }
      if end - start > 1 { references[start..<end].sort(by: precedes) }
      start = end
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
