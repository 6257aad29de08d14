extension Operators {
  /// Uses of what the target's file declares outside types, and of a global actor.
  static let free: [Operator] = [
    Operator("free.function", .body, naming: "{free}", "_ = {free}() //!"),
    Operator(
      "free.function-value", .body, naming: "{free}",
      """
      let work: () -> Int = {free} //!
      _ = work()
      """),
    Operator("free.function-argument", .body, naming: "{free}", "print(max({free}(), 1)) //!"),
    Operator("free.constant", .body, naming: "{constant}", "_ = {constant} + 1 //!"),
    Operator(
      "free.interpolated", .body, naming: "{constant}", #"_ = "number \({constant})" //!"#),
    Operator(
      "free.property-initializer", .member, in: .storing, naming: "{constant}", "var seeded{n} = {constant} //!"),
    Operator(
      "free.computed-property", .member, naming: "{free}",
      """
      var seeded{n}: Int {
        {free}() //!
      }
      """),
    Operator(
      "free.default-argument", .member, naming: "{constant}", "func seeded{n}(_ value: Int = {constant}) {} //!"),
    Operator("free.extension-property", .body, naming: "{text}", #"_ = "a".{text} //!"#),
    Operator(
      "free.extension-property-of-variable", .body, naming: "{text}",
      """
      let text = String(describing: 1)
      print(text.{text}.count) //!
      """),
    Operator("free.extension-method", .body, naming: "{pad}", #"_ = "a".{pad}(to: 3) //!"#),
    Operator("free.extension-static", .body, naming: "{common}", "_ = String.{common} //!"),
    Operator("free.implicit-static", .body, naming: "{common}", "let text: String = .{common} //!"),
    Operator("free.extension-initializer", .body, naming: "{from}", "_ = String({from}: 1) //!"),
    Operator("free.extension-subscript", .body, naming: "{at}", #"_ = "a"[{at}: 1] //!"#),
    Operator("free.key-path", .body, naming: "{text}", #"_ = ["a"].map(\.{text}) //!"#),
    Operator("free.closure", .body, naming: "{text}", #"_ = ["a"].map { $0.{text} } //!"#),
    Operator("free.method-value", .body, naming: "{pad}", #"_ = ["a"].map(String.{pad}) //!"#),
    Operator("free.labelled-method-value", .body, naming: "{pad}", #"_ = ["a"].map(String.{pad}(to:)) //!"#),
    Operator("free.initializer-value", .body, naming: "{from}", "_ = [1].map(String.init({from}:)) //!"),
    Operator(
      "free.implicit-argument", .body, naming: "{notice}",
      "NotificationCenter.default.post(name: .{notice}, object: nil) //!"),
    Operator("free.interpolated-label", .body, naming: "{row}", #"_ = "row \({row}: 1)" //!"#),
    Operator("free.operator", .body, naming: "{operator}", "_ = 1 {operator} 2 //!"),
    Operator("free.attached-macro", .member, naming: "{attached}", "@{attached} func seeded{n}() {} //!"),
    Operator(
      "free.attached-macro-of-type", .newFile, naming: "{attached}",
      """
      @{attached} //!
      struct Seeded{n} {}
      """),
    Operator("free.freestanding-macro", .body, naming: "{freestanding}", "_ = #{freestanding}(1) + 1 //!"),
    Operator(
      "free.freestanding-macro-as-member", .member, naming: "{freestanding}", "#{freestanding}(1) //!"),
    Operator(
      "free.several-lines", .body, naming: "{pad}",
      """
      _ = "a"
        .lowercased()
        .{pad}(to: 3) //!
      """),
    Operator("free.own-extension", .extensionNewFile, naming: "{free}", "func seeded{n}() -> Int { {free}() } //!"),
    Operator("free.from-file-level", .newFile, naming: "{free}", "func seeded{n}() -> Int { {free}() } //!"),
    Operator(
      "free.from-foreign-extension", .newFile, naming: "{text}",
      """
      extension Substring {
        func seeded{n}() -> String { String(self).{text} } //!
      }
      """),
    Operator("closure.global-actor", .body, naming: "{actor}", "let work = { @{actor} in 1 } //!"),
    Operator(
      "closure.global-actor-of-task", .body, naming: "{actor}",
      """
      Task { @{actor} in //!
        print(1)
      }
      """),
    Operator(
      "storage.local-wrapper-argument", .member, of: .concrete,
      """
      @propertyWrapper struct Seeded{n}Box {
        var wrappedValue: Int
        init(wrappedValue: Int, key: Int) { self.wrappedValue = wrappedValue }
      }
      func seeded{n}() -> Int {
        @Seeded{n}Box(key: {N}.{static}) var value = 1 //!
        return value
      }
      """),
  ]

  /// Uses of what an extension in the target's file adds to the source itself.
  static let own: [Operator] = [
    Operator("own.property", .body, naming: "{S}", beside: ownMembers, "_ = seededOwn{n} //!"),
    Operator("own.property-of-self", .body, naming: "{S}", beside: ownMembers, "_ = self.seededOwn{n} //!"),
    Operator("own.static-member", .body, naming: "{S}", beside: ownMembers, "_ = Self.seededMade{n}() //!"),
    Operator("own.static-member-by-name", .body, naming: "{S}", beside: ownMembers, "_ = {S}.seededMade{n}() //!"),
    Operator("own.closure", .body, naming: "{S}", beside: ownMembers, "let work = { self.seededOwn{n} } //!"),
    Operator(
      "own.subscript", .body, naming: "{S}",
      beside: "extension {S} { subscript(seeded{n} index: Int) -> Int { index } }",
      "_ = self[seeded{n}: 1] //!"),
    Operator(
      "own.nested-type", .body, naming: "SeededPart{n}", beside: "extension {S} { struct SeededPart{n} {} }",
      "_ = SeededPart{n}() //!"),
    Operator(
      "own.nested-type-as-result", .member, naming: "SeededPart{n}",
      beside: "extension {S} { struct SeededPart{n} {} }",
      "func seeded{n}() -> SeededPart{n}? { nil } //!"),
    Operator(
      "own.from-nested-type", .member, naming: "{S}", beside: ownMembers,
      """
      struct Seeded{n} {
        let owner: {S}
        func run() -> Int { owner.seededOwn{n} } //!
      }
      """),
  ]

  private static let ownMembers =
    "extension {S} { var seededOwn{n}: Int { 0 }; static func seededMade{n}() -> Int { 0 } }"
}
