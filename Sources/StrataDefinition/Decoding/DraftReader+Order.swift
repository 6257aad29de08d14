import StrataYAML

/// The layers from top to bottom, in steps; layers of one step are side by side.
struct OrderDraft: Sendable {
  var steps: [[Located<String>]]
  /// Each step may use only the next one.
  var isStrict = false
  var mark: Mark
  /// The project's own definition states it, not a built-in style.
  var isOwn: Bool
}

/// `order:`
extension DraftReader {
  static let orderKeys = ["layers", "strict"]

  /// `[App, [Search, Cart], Core]`, or a mapping with this list and `strict`.
  mutating func order(_ entry: YAMLEntry) -> OrderDraft? {
    var order = OrderDraft(steps: [], mark: keyMark(entry), isOwn: !isBuiltIn)
    var list = entry.value
    if case .mapping = list.content {
      guard let fields = fields(of: list, in: "'order'", keys: DraftReader.orderKeys) else { return nil }
      order.isStrict = fields["strict"].flatMap { flag($0, "strict") } ?? false
      guard let layers = fields["layers"] else {
        report(fields.mark, "'order' has no 'layers'; list them from top to bottom")
        return nil
      }
      list = layers
    }
    guard case .sequence(let items) = list.content else {
      report(mark(list), "'order' must be a list of layers from top to bottom, this is \(list.shape)")
      return nil
    }
    order.steps = items.map { texts($0, "order") }.filter { !$0.isEmpty }
    if order.steps.count == 1 {
      report(
        order.mark,
        "'order' has only one step; list the layers from top to bottom, and layers side by side as a nested list")
    } else if items.isEmpty {
      report(order.mark, "'order' names no layer; list the layers from top to bottom")
    }
    return order
  }
}
