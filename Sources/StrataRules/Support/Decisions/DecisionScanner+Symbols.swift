import StrataModel

/// Choices of what is only shown.
extension DecisionScanner {
  /// `switch rank { case 1: return "🥇" … default: return nil }`: all cases are symbols, or the texts of a value itself.
  func choosesSymbols(_ node: Int) -> Bool {
    guard setting == .data, tree[node].kind == .switch else { return false }
    let values = outcomes.blocks(of: node).map { block in
      tree.onlyChild(of: block).flatMap { tree[$0].kind == .return ? tree.firstChild(of: $0) : $0 }
    }
    let isText = (isCodeOfModel || isCodeOfTransfer) && answersText
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

  private var answersText: Bool {
    guard body.kind == .function || body.kind == .accessor else { return false }
    return hasType(body.member, in: .textTypes)
  }
}
