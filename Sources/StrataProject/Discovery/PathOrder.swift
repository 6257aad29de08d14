/// The order of paths in listings.
package enum PathOrder {
  /// Paths that differ in bytes only (composed and decomposed letters) still have an order.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a < b || (!(b < a) && a.utf8.lexicographicallyPrecedes(b.utf8))
  }
}
