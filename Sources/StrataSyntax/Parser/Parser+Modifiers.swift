extension Parser {
  /// modifier*, before a declaration's introducer
  @inline(__always) mutating func parseModifiers() {
    while word != .none {
      if word.isModifier {
        // `rethrows` and `async` are in the list so that invalid signatures are parsed; they never start a declaration.
        if word == .rethrows { return }
        parseModifier()
      } else if word == .class, isClassModifier() {
        leaf(.modifier)
      } else {
        return
      }
    }
  }

  private mutating func parseModifier() {
    let node = open(.modifier)
    let takesArgument = word.takesArgument
    let isAccess = word == .open
    advance()
    if takesArgument || isAccess, kind == .leftParen { skipToken() }
    close(node)
  }

  /// `class func`, `class var`: a modifier, unless it introduces the class itself.
  private func isClassModifier() -> Bool {
    var cursor = lookahead(at: index + 1)
    if cursor.word == .override { return true }
    return cursor.startsDeclaration(inMembers: false)
  }
}
