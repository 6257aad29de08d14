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
    Operator("free.operator", .body, naming: "{operator}", "_ = 1 {operator} 2 //!"),
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
}
