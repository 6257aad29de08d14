/// The order of paths in listings.
package enum PathOrder {
  /// Paths that differ only in their bytes (composed and decomposed letters) also have a defined order.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a < b || (a == b && a.utf8.lexicographicallyPrecedes(b.utf8))
  }
}

/// Finds elements of a list sorted by path, for paths that are asked for in the same order. Two listings of
/// one code base are mostly equal, and walking through both is faster than a dictionary.
package struct PathCursor<Element> {
  private let elements: [Element]
  private let path: (Element) -> String
  private var next = 0

  package init(_ elements: [Element], path: @escaping (Element) -> String) {
    self.elements = elements
    self.path = path
  }

  /// The element of a path that does not precede the one asked for before.
  package mutating func element(at wanted: String) -> Element? {
    while next < elements.count {
      let found = path(elements[next])
      // Strings are also equal where one has composed and the other decomposed letters.
      if found == wanted, found.utf8.count == wanted.utf8.count { return elements[next] }
      guard PathOrder.precedes(found, wanted) else { return nil }
      next += 1
    }
    return nil
  }
}
