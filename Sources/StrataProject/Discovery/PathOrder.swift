/// The order of paths in listings.
package enum PathOrder {
  /// Paths that differ only in their bytes (composed and decomposed letters) also have a defined order.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    ofPlainPaths(a, b) ?? (a < b || (a == b && a.utf8.lexicographicallyPrecedes(b.utf8)))
  }

  /// By the bytes alone, which is much faster; nil where letters beyond ASCII follow what both begin with.
  private static func ofPlainPaths(_ a: String, _ b: String) -> Bool? {
    let order = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b -> Bool? in
        let common = min(a.count, b.count)
        var index = 0
        while index < common, a[index] == b[index] { index += 1 }
        // A mark after a letter is part of it.
        for next in index..<min(index + 2, max(a.count, b.count)) {
          if next < a.count && a[next] >= 0x80 || next < b.count && b[next] >= 0x80 { return nil }
        }
        if index == common { return a.count < b.count }
        return a[index] < b[index]
      }
    }
    return order.flatMap { $0.flatMap { $0 } }
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
    // Mostly the one after the last that was found.
    if next + 1 < elements.count, Self.isSame(path(elements[next + 1]), wanted) {
      next += 1
      return elements[next]
    }
    while next < elements.count {
      let found = path(elements[next])
      if Self.isSame(found, wanted) { return elements[next] }
      guard PathOrder.precedes(found, wanted) else { return nil }
      next += 1
    }
    return nil
  }

  /// Strings are also equal where one has composed and the other decomposed letters.
  private static func isSame(_ a: String, _ b: String) -> Bool { a == b && a.utf8.count == b.utf8.count }
}
