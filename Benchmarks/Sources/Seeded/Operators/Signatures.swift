extension Operators {
  /// Every position of a type in the signature of a function, subscript or initializer.
  static let signatures: [Operator] = [
    Operator("signature.parameter", .member, "func seeded{n}(_ value: {T}) {} //!"),
    Operator("signature.result", .member, "func seeded{n}() -> {T} { fatalError() } //!"),
    Operator("signature.optional", .member, "func seeded{n}() -> {T}? { nil } //!"),
    Operator("signature.array", .member, "func seeded{n}(_ values: [{T}]) {} //!"),
    Operator("signature.dictionary-value", .member, "func seeded{n}() -> [String: {T}] { [:] } //!"),
    Operator("signature.dictionary-key", .member, of: .hashable, "func seeded{n}(_ values: [{T}: Int]) {} //!"),
    Operator("signature.nested-collections", .member, "func seeded{n}() -> [String: [[{T}]?]] { [:] } //!"),
    Operator("signature.generic-argument", .member, "func seeded{n}() -> Result<{T}, Never>? { nil } //!"),
    Operator("signature.tuple", .member, "func seeded{n}() -> (Int, {T})? { nil } //!"),
    Operator("signature.labelled-tuple", .member, "func seeded{n}(_ pair: (id: Int, value: {T})) {} //!"),
    Operator("signature.closure-parameter", .member, "func seeded{n}(_ done: @escaping ({T}) -> Void) {} //!"),
    Operator("signature.closure-result", .member, "func seeded{n}(_ build: () throws -> {T}) rethrows {} //!"),
    Operator(
      "signature.sendable-closure", .member,
      "func seeded{n}(_ work: @escaping @Sendable (Int, {T}?) async throws -> Void) {} //!"),
    Operator("signature.closure-of-closure", .member, "func seeded{n}(_ work: (({T}) -> Void) -> Void) {} //!"),
    Operator("signature.autoclosure", .member, "func seeded{n}(_ value: @autoclosure () -> {T}) {} //!"),
    Operator("signature.inout", .member, "func seeded{n}(_ value: inout {T}) {} //!"),
    Operator("signature.variadic", .member, "func seeded{n}(_ values: {T}...) {} //!"),
    Operator("signature.consuming", .member, "func seeded{n}(_ value: consuming {T}) {} //!"),
    Operator("signature.metatype", .member, of: .concrete, "func seeded{n}(_ type: {N}.Type) {} //!"),
    Operator("signature.existential-metatype", .member, of: .protocol, "func seeded{n}(_ type: any {N}.Type) {} //!"),
    Operator("signature.typed-throws", .member, of: .error, "func seeded{n}() throws({N}) {} //!"),
    Operator("signature.async-result", .member, "func seeded{n}() async throws -> {T} { fatalError() } //!"),
    Operator("signature.static", .member, "static func seeded{n}(_ value: {T}) {} //!"),
    Operator("signature.private", .member, "private func seeded{n}(_ value: {T}) {} //!"),
    Operator("signature.any", .member, of: .protocol, "func seeded{n}(_ value: any {N}) {} //!"),
    Operator("signature.optional-any", .member, of: .protocol, "func seeded{n}() -> (any {N})? { nil } //!"),
    Operator("signature.some-parameter", .member, of: .constraint, "func seeded{n}(_ value: some {N}) {} //!"),
    Operator("signature.composition", .member, of: .protocol, "func seeded{n}(_ value: any {N} & Sendable) {} //!"),
    Operator(
      "signature.several-lines", .member,
      """
      func seeded{n}(
        _ number: Int,
        value: {T}, //!
        flag: Bool = false
      ) {}
      """),
    Operator("signature.subscript-index", .member, "subscript(seeded{n} value: {T}) -> Int { 0 } //!"),
    Operator("signature.subscript-result", .member, "subscript(seeded{n} index: Int) -> {T}? { nil } //!"),
    Operator("signature.attributed", .member, "@available(iOS 17, *) func seeded{n}(_ value: {T}) {} //!"),
    Operator("signature.main-actor", .member, "@MainActor func seeded{n}() -> {T}? { nil } //!"),
  ]

  /// Generic parameters and their constraints.
  static let generics: [Operator] = [
    Operator("generics.constraint", .member, of: .constraint, "func seeded{n}<Value: {N}>(_ value: Value) {} //!"),
    Operator(
      "generics.where-clause", .member, of: .constraint,
      "func seeded{n}<Value>(_ value: Value) where Value: {N} {} //!"),
    Operator(
      "generics.where-same-type", .member,
      "func seeded{n}<Values: Sequence>(_ values: Values) where Values.Element == {T} {} //!"),
    Operator(
      "generics.where-own-line", .member, of: .constraint,
      """
      func seeded{n}<Value>(_ value: Value)
      where Value: {N} //!
      {}
      """),
    Operator(
      "generics.composition", .member, of: .protocol,
      "func seeded{n}<Value: Sendable & {N}>(_ value: Value) {} //!"),
    Operator("generics.nested-type", .member, of: .constraint, "enum Seeded{n}<Value: {N}> {} //!"),
    Operator("generics.primary-associated", .member, "func seeded{n}(_ values: some Sequence<{T}>) {} //!"),
    Operator("generics.any-primary-associated", .member, "func seeded{n}(_ values: any Collection<{T}>) {} //!"),
    Operator("generics.call-argument", .body, "_ = Array<{T}>() //!"),
    Operator("generics.array-shorthand-call", .body, "_ = [{T}]() //!"),
    Operator("generics.dictionary-shorthand-call", .body, "_ = [String: {T}]() //!"),
    Operator("generics.member-of-generic", .body, "_ = MemoryLayout<{T}>.size //!"),
    Operator(
      "generics.opaque-result", .member, of: .protocol,
      "func seeded{n}(_ value: some {N}) -> some {N} { value } //!"),
  ]
}
