import StrataModel

/// The order of references at one offset: by kind, then types of the project before others, then by id.
enum ReferenceOrder {
  /// Puts references that are sorted by offset in order. Those that only differ in something else stay as they are.
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
    case (.type, .external): return true
    case (.external, .type): return false
    case (.external(let one), .external(let other)): return one < other
    }
  }
}
