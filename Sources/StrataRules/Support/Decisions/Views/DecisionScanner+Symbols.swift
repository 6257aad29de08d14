import StrataModel

/// Choices of what is only shown.
extension DecisionScanner {
  /// `switch rank { case 1: return "🥇" … default: return nil }`: all cases are symbols, or the texts of a value itself.
  func choosesSymbols(_ node: Int) -> Bool {
    guard setting == .data, tree[node].kind == .switch else { return false }
    let values = outcomes.blocks(of: node).map { onlyValue(in: $0) }
    let isText = (isCodeOfModel || isCodeOfTransfer) && body.kind != .initialValue && returnsText
    var texts = 0
    for value in values {
      guard let value else { return false }
      if tree[value].kind == .nilLiteral { continue }
      guard tree[value].kind == .stringLiteral else { return false }
      if !isText {
        guard let text = tree.text(value), !text.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
      }
      texts += 1
    }
    return texts > 1
  }
}
