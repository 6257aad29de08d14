import StrataModel

extension Lowering {
  /// Calls `body` for every branch of an `#if`, with the condition of that branch.
  mutating func lowerBranches(of index: UInt32, _ body: (inout Lowering, UInt32) -> Void) {
    // Where an earlier condition holds, the branches after it are not compiled.
    var excluded = conditions[Int(condition)].excluded
    for branch in children(index) where kind(branch) == .conditionalBranch {
      var fact = ConditionFact(parent: condition, excluded: excluded)
      if let text = child(.conditionText, of: branch) {
        fact.text = internFolded(tree.text(text))
        var reader = BuildCondition(text: tree.text(text))
        let value = reader.value()
        fact.excluded.formUnion(value.no)
        excluded.formUnion(value.yes)
      }
      conditions.append(fact)
      inCondition(UInt32(conditions.count - 1)) { body(&$0, branch) }
    }
  }

  /// Interns a condition with white space reduced to single spaces.
  private mutating func internFolded(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    var needsFolding = false
    for i in text.indices.dropFirst() where isSpace(text[i]) && (isSpace(text[i - 1]) || text[i] != UInt8(ascii: " ")) {
      needsFolding = true
    }
    guard needsFolding else { return text.baseAddress.map { names.intern($0, text.count) } ?? .none }
    var folded: [UInt8] = []
    for byte in text {
      if !isSpace(byte) {
        folded.append(byte)
      } else if let last = folded.last, last != UInt8(ascii: " ") {
        folded.append(UInt8(ascii: " "))
      }
    }
    if folded.last == UInt8(ascii: " ") { folded.removeLast() }
    return names.intern(folded)
  }
}
