/// The order of paths in listings.
package enum PathOrder {
  /// Paths that differ only in their bytes (composed and decomposed letters) also have a defined order.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a < b || (!(b < a) && a.utf8.lexicographicallyPrecedes(b.utf8))
  }
}
