extension Operators {
  /// The type's name in an expression.
  static let expressions: [Operator] = [
    Operator("expression.initializer-call", .body, of: .concrete, "_ = {N}({label}: 0) //!"),
    Operator("expression.explicit-init", .body, of: .concrete, "_ = {N}.init({label}: 0) //!"),
    Operator("expression.init-reference", .body, of: .concrete, "_ = {N}.init({label}:) //!"),
    Operator("expression.local-creation", .body, of: .concrete, "let value = {N}({label}: 0); value.{call}() //!"),
    Operator("expression.creation-in-array", .body, of: .concrete, "_ = [{N}({label}: 0)] //!"),
    Operator("expression.creation-as-argument", .body, of: .concrete, "print({N}({label}: 0)) //!"),
    Operator("expression.static-member", .body, of: .concrete, "_ = {N}.{static} //!"),
    Operator("expression.shared", .body, of: .concrete, "{N}.{shared}.{call}() //!"),
    Operator("expression.metatype-value", .body, of: .concrete, "_ = {N}.self //!"),
    Operator("expression.existential-metatype-value", .body, of: .protocol, "_ = (any {N}).self //!"),
    Operator("expression.metatype-argument", .body, of: .concrete, "print({N}.self) //!"),
    Operator(
      "expression.conditional-cast", .body,
      """
      let unknown: Any = 0
      _ = unknown as? {T} //!
      """),
    Operator(
      "expression.forced-cast", .body,
      """
      let unknown: Any = 0
      _ = unknown as! {T} //!
      """),
    Operator(
      "expression.is", .body,
      """
      let unknown: Any = 0
      _ = unknown is {T} //!
      """),
    Operator("expression.coercion", .body, "_ = {maybe}() as {T}? //!"),
    Operator("expression.nil-coercion", .body, "_ = nil as {T}? //!"),
    Operator("expression.empty-array-coercion", .body, "_ = [] as [{T}] //!"),
    Operator("expression.interpolation", .body, of: .concrete, "_ = \"text \\({N}.{static}) text\" //!"),
    Operator(
      "expression.multiline-interpolation", .body, of: .concrete,
      #"""
      _ = """
        text
        \({N}.{static}) //!
        """
      """#),
    Operator("expression.raw-interpolation", .body, of: .concrete, "_ = #\"text \\#({N}.{static})\"# //!"),
    Operator("expression.ternary", .body, of: .concrete, "_ = Bool.random() ? {N}.{static} : 0 //!"),
    Operator("expression.nil-coalescing", .body, of: .concrete, "_ = {maybe}() ?? {N}.{shared} //!"),
    Operator("expression.dictionary-literal", .body, of: .concrete, "_ = [\"a\": {N}.{static}] //!"),
    Operator("expression.tuple-literal", .body, of: .concrete, "_ = (1, {N}.{static}) //!"),
    Operator("expression.binary-operand", .body, of: .concrete, "_ = 1 + {N}.{static} * 2 //!"),
    Operator("expression.assertion", .body, of: .concrete, "assert({N}.{static} == 0) //!"),
    Operator("expression.return", .member, of: .concrete, "func seeded{n}() -> Int { return {N}.{static} } //!"),
    Operator("expression.implicit-return", .member, of: .concrete, "func seeded{n}() -> Int { {N}.{static} } //!"),
    Operator("expression.throw", .body, of: .error, "throw {N}({label}: 0) //!"),
    Operator("expression.throw-shared", .body, of: .error, "if Bool.random() { throw {N}.{shared} } //!"),
    Operator("expression.key-path", .body, of: .concrete, #"_ = \{N}.{value} //!"#),
    Operator("expression.key-path-chain", .body, of: .concrete, #"_ = \{N}.{next}.{value} //!"#),
    Operator("expression.key-path-array", .body, of: .concrete, #"_ = \[{N}].first?.{value} //!"#),
    Operator("expression.condition", .body, of: .concrete, "if {N}.{static} > 0 {} //!"),
    Operator("expression.guard", .body, of: .concrete, "guard {N}.{static} > 0 else { return } //!"),
    Operator("expression.while", .body, of: .concrete, "while {N}.{static} > 0 { break } //!"),
    Operator("expression.switch-subject", .body, of: .concrete, "switch {N}.{static} { default: break } //!"),
    Operator("expression.for-where", .body, of: .concrete, "for index in 0..<3 where index > {N}.{static} {} //!"),
    Operator(
      "expression.if-value", .body, of: .concrete,
      "let number = if Bool.random() { {N}.{static} } else { 0 }; _ = number //!"),
    Operator("expression.defer", .body, of: .concrete, "defer { _ = {N}.{static} } //!"),
    Operator("expression.try-await", .body, of: .concrete, "_ = try await Task { {N}.{static} }.value //!"),
    Operator(
      "expression.assignment", .body, of: .concrete,
      """
      var number = 0
      number += {N}.{static} //!
      _ = number
      """),
    Operator("expression.subscript-argument", .body, of: .concrete, "_ = [1, 2, 3][{N}.{static}] //!"),
    Operator(
      "expression.continued-line", .body, of: .concrete,
      """
      print(
        1,
        {N}.{static}, //!
        2
      )
      """),
    Operator("expression.local-annotation", .body, "let value: {T}? = nil; _ = value //!"),
    Operator("expression.local-var", .body, "var values: [{T}] = []; values.removeAll() //!"),
    Operator("expression.local-function", .body, "func local(_ value: {T}) {} //!"),
    Operator(
      "expression.local-function-body", .body, of: .concrete,
      """
      func local() -> Int {
        {N}.{static} //!
      }
      _ = local()
      """),
    Operator(
      "expression.local-type", .body,
      """
      struct Local {
        var value: {T}? //!
      }
      _ = Local(value: nil)
      """),
    Operator("expression.local-typealias", .body, "typealias Local = {T} //!"),
  ]

  /// Patterns that name the type.
  static let patterns: [Operator] = [
    Operator(
      "pattern.catch-as", .body, of: .error, "do { _ = try await {later}() } catch let error as {N} { _ = error } //!"),
    Operator("pattern.catch-is", .body, of: .error, "do { _ = try await {later}() } catch is {N} {} //!"),
    Operator(
      "pattern.catch-own-line", .body, of: .error,
      """
      do {
        _ = try await {later}()
      } catch let error as {N} { //!
        print(error)
      }
      """),
    Operator(
      "pattern.case-as", .body,
      """
      let unknown: Any = 0
      switch unknown {
      case let value as {T}: print(value) //!
      default: break
      }
      """),
    Operator(
      "pattern.case-is", .body,
      """
      let unknown: Any = 0
      switch unknown {
      case is {T}: break //!
      default: break
      }
      """),
    Operator(
      "pattern.if-case", .body,
      """
      let unknown: Any = 0
      if case let value as {T} = unknown { print(value) } //!
      """),
    Operator(
      "pattern.expression", .body, of: .concrete,
      """
      switch 1 {
      case {N}.{static}: break //!
      default: break
      }
      """),
    Operator(
      "pattern.for-case", .body,
      """
      let unknown: [Any] = []
      for case let value as {T} in unknown { print(value) } //!
      """),
    Operator("pattern.typed-binding", .body, "let (number, value): (Int, {T}) = {pair}(); print(number, value) //!"),
    Operator(
      "pattern.if-let-cast", .body,
      """
      let unknown: Any = 0
      if let value = unknown as? {T} { print(value) } //!
      """),
    Operator(
      "pattern.guard-let-cast", .body,
      """
      let unknown: Any = 0
      guard let value = unknown as? {T} else { return } //!
      print(value)
      """),
  ]
}
