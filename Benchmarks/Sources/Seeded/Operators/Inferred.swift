extension Operators {
  /// Members of values whose type is written nowhere at the location.
  static let inferred: [Operator] = [
    Operator(
      "inferred.local", .body,
      """
      let value = {make}()
      value.{call}() //!
      """),
    Operator("inferred.call-result", .body, "{make}().{call}() //!"),
    Operator("inferred.property", .body, "_ = {make}().{value} //!"),
    Operator("inferred.member-of-member", .body, "_ = {make}().{next}.{next}.{value} //!"),
    Operator("inferred.optional-chain", .body, "{maybe}()?.{call}() //!"),
    Operator("inferred.optional-chain-twice", .body, "_ = {maybe}()?.{next}.{value} //!"),
    Operator("inferred.forced", .body, "_ = {maybe}()!.{value} //!"),
    Operator(
      "inferred.if-let", .body,
      """
      if let value = {maybe}() {
        value.{call}() //!
      }
      """),
    Operator(
      "inferred.if-let-shorthand", .body,
      """
      let value = {maybe}()
      if let value {
        value.{call}() //!
      }
      """),
    Operator(
      "inferred.guard-let", .body,
      """
      guard let value = {maybe}() else { return }
      value.{call}() //!
      """),
    Operator(
      "inferred.while-let", .body,
      """
      while let value = {maybe}() {
        value.{call}() //!
      }
      """),
    Operator(
      "inferred.for-in", .body,
      """
      for value in {list}() {
        value.{call}() //!
      }
      """),
    Operator(
      "inferred.for-in-enumerated", .body,
      """
      for (index, value) in {list}().enumerated() {
        print(index, value.{value}) //!
      }
      """),
    Operator(
      "inferred.for-in-dictionary", .body,
      """
      for (_, value) in {table}() {
        value.{call}() //!
      }
      """),
    Operator(
      "inferred.switch-case-some", .body,
      """
      switch {maybe}() {
      case .some(let value): value.{call}() //!
      case .none: break
      }
      """),
    Operator(
      "inferred.switch-case-question-mark", .body,
      """
      switch {maybe}() {
      case let value?: value.{call}() //!
      case nil: break
      }
      """),
    Operator(
      "inferred.switch-case-success", .body,
      """
      switch {result}() {
      case .success(let value): value.{call}() //!
      case .failure: break
      }
      """),
    Operator(
      "inferred.if-case", .body,
      """
      if case .success(let value) = {result}() {
        value.{call}() //!
      }
      """),
    Operator(
      "inferred.tuple", .body,
      """
      let (_, value) = {pair}()
      value.{call}() //!
      """),
    Operator("inferred.tuple-element", .body, "{pair}().1.{call}() //!"),
    Operator("inferred.subscript", .body, "{table}()[\"key\"]?.{call}() //!"),
    Operator("inferred.array-subscript", .body, "{list}()[0].{call}() //!"),
    Operator("inferred.array-first", .body, "{list}().first?.{call}() //!"),
    Operator("inferred.result-get", .body, "try {result}().get().{call}() //!"),
    Operator("inferred.await", .body, "_ = try await {later}().{value} //!"),
    Operator(
      "inferred.await-local", .body,
      """
      let value = try await {later}()
      value.{call}() //!
      """),
    Operator(
      "inferred.async-let", .body,
      """
      async let value = {later}()
      _ = try await value.{value} //!
      """),
    Operator(
      "inferred.try-optional", .body,
      """
      let value = try? {result}().get()
      value?.{call}() //!
      """),
    Operator(
      "inferred.nil-coalescing", .body,
      """
      let value = {maybe}() ?? {make}()
      value.{call}() //!
      """),
    Operator(
      "inferred.ternary", .body,
      """
      let value = Bool.random() ? {make}() : {make}()
      value.{call}() //!
      """),
    Operator(
      "inferred.assigned", .body,
      """
      var value = {make}()
      value = {make}()
      value.{call}() //!
      """),
    Operator(
      "inferred.stored-property", .member, in: .storing,
      """
      private let seeded{n} = {make}()
      func seeded{n}Use() {
        seeded{n}.{call}() //!
      }
      """),
    Operator(
      "inferred.self-property", .member, in: .storing,
      """
      private var seeded{n} = {maybe}()
      func seeded{n}Use() {
        self.seeded{n}?.{call}() //!
      }
      """),
    Operator(
      "inferred.lazy-property", .member, in: .class,
      """
      private lazy var seeded{n} = {make}()
      func seeded{n}Use() { seeded{n}.{call}() } //!
      """),
    Operator(
      "inferred.static-property", .member,
      """
      static let seeded{n} = {list}()
      func seeded{n}Use() { Self.seeded{n}.first?.{call}() } //!
      """),
    Operator("inferred.key-path", .body, of: .concrete, #"{takeKey}(\.{value}) //!"#),
    Operator("inferred.map-key-path", .body, of: .concrete, #"_ = {list}().map(\.{value}) //!"#),
    Operator("inferred.interpolation", .body, "_ = \"\\({make}().{value})\" //!"),
    Operator(
      "inferred.several-lines", .body,
      """
      _ = {list}()
        .first?
        .{value} //!
      """),
    Operator(
      "inferred.generic-default", .body,
      """
      func same<Value>(_ value: Value) -> Value { value }
      same({make}()).{call}() //!
      """),
  ]

  /// Initializers of the source, initializer calls without a name, implicit members.
  static let initializers: [Operator] = [
    Operator(
      "initializer.parameter", .member, in: .class, "convenience init(seeded{n} value: {T}) { fatalError() } //!"),
    Operator(
      "initializer.struct-parameter", .extensionSameFile, in: .storing,
      "init(seeded{n} value: {T}) { fatalError() } //!"),
    Operator(
      "initializer.body", .member, in: .class, of: .concrete,
      """
      convenience init(seeded{n}: Int) {
        _ = {N}.{static} //!
        fatalError()
      }
      """),
    Operator("initializer.implicit-argument", .body, of: .concrete, "{take}(.init({label}: 0)) //!"),
    Operator("initializer.implicit-static", .body, of: .concrete, "{take}(.{shared}) //!"),
    Operator(
      "initializer.implicit-annotated", .body, of: .concrete, "let value: {N} = .init({label}: 0); _ = value //!"),
    Operator("initializer.implicit-chain", .body, of: .concrete, "{take}(.{shared}.{next}) //!"),
    Operator(
      "initializer.implicit-property", .member, in: .storing, of: .concrete, "var seeded{n}: {N} = .{shared} //!"),
    Operator("initializer.implicit-result", .member, of: .concrete, "func seeded{n}() -> {N} { .{shared} } //!"),
    Operator(
      "initializer.default-argument", .member, of: .concrete, "func seeded{n}(_ number: Int = {N}.{static}) {} //!"),
    Operator(
      "initializer.default-argument-creation", .member, of: .concrete,
      "func seeded{n}(_ value: Any = {N}({label}: 0)) {} //!"),
    Operator(
      "initializer.default-argument-typed", .member, of: .concrete,
      "func seeded{n}(_ value: {N} = .{shared}) {} //!"),
    Operator(
      "initializer.init-default-argument", .member, in: .class, of: .concrete,
      "convenience init(seeded{n} value: {N} = {N}({label}: 0)) { fatalError() } //!"),
    Operator(
      "initializer.metatype-init", .body, of: .concrete,
      """
      let type = {N}.self //!
      _ = type
      """),
  ]
}
