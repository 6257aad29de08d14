/// A dependency of one type on another, both declared in the package, by qualified names.
struct Edge: Hashable, Comparable {
  var from: String
  var to: String

  static func < (a: Edge, b: Edge) -> Bool { (a.from, a.to) < (b.from, b.to) }
}

/// Where an edge shows.
struct Evidence: Hashable, Comparable {
  var file: String
  var line: Int
  /// The symbol (index) or the kind of the edge (Strata).
  var what: String

  static func < (a: Evidence, b: Evidence) -> Bool { (a.file, a.line, a.what) < (b.file, b.line, b.what) }
}
