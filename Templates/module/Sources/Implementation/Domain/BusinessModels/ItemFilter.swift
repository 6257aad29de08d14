/// Which items are wanted.
public struct ItemFilter: Hashable, Sendable {
  public let category: Category.CategoryId?
  /// A part of the name; empty: any.
  public let text: String

  public init(category: Category.CategoryId? = nil, text: String = "") {
    self.category = category
    self.text = text
  }
}
