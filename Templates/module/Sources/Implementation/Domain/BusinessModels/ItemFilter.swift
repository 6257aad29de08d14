/// Which items are wanted.
struct ItemFilter: Hashable, Sendable {
  var category: Category.CategoryId?
  /// A part of the name; empty: any.
  var text = ""
}
