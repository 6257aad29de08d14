extension Operators {
  /// Closures, their parameters, and result builders.
  static let closures: [Operator] = [
    Operator("closure.body", .body, of: .concrete, "let work = { _ = {N}.{static} }; work() //!"),
    Operator(
      "closure.nested", .body, of: .concrete,
      """
      let work = {
        let inner = {
          _ = {N}.{static} //!
        }
        inner()
      }
      work()
      """),
    Operator("closure.parameter-type", .body, "let work = { (value: {T}) in print(value) }; _ = work //!"),
    Operator("closure.result-type", .body, "let work = { () -> {T} in fatalError() }; _ = work //!"),
    Operator(
      "closure.capture-list", .body, of: .concrete,
      "let work = { [number = {N}.{static}] in print(number) }; work() //!"),
    Operator("closure.argument", .body, of: .concrete, "_ = [1].map { $0 + {N}.{static} } //!"),
    Operator(
      "closure.trailing", .body, of: .concrete,
      """
      [1].forEach { number in
        print(number, {N}.{static}) //!
      }
      """),
    Operator(
      "closure.task", .body, of: .concrete,
      """
      Task {
        _ = {N}.{static} //!
      }
      """),
    Operator("closure.inferred-shorthand", .body, "{list}().forEach { $0.{call}() } //!"),
    Operator("closure.inferred-map", .body, "_ = {list}().map { $0.{value} } //!"),
    Operator(
      "closure.inferred-named", .body,
      """
      {list}().forEach { value in
        value.{call}() //!
      }
      """),
    Operator("closure.inferred-filter-chain", .body, "_ = {list}().filter { $0.{value} > 0 }.count //!"),
    Operator(
      "closure.inferred-custom", .body,
      """
      {each} { value in
        value.{call}() //!
      }
      """),
    Operator("closure.inferred-optional-map", .body, "_ = {maybe}().map { $0.{value} } //!"),
    Operator("closure.inferred-sorted", .body, "_ = {list}().sorted { $0.{value} < $1.{value} } //!"),
    Operator("closure.inferred-reduce", .body, "_ = {list}().reduce(0) { $0 + $1.{value} } //!"),
    Operator(
      "closure.inferred-capture", .body,
      """
      let value = {make}()
      let work = {
        value.{call}() //!
      }
      work()
      """),
    Operator(
      "closure.stored", .member, in: .storing, of: .concrete,
      """
      var seeded{n}: () -> Int = {
        {N}.{static} //!
      }
      """),
    Operator(
      "closure.immediately-called", .member, in: .storing, of: .concrete,
      """
      let seeded{n}: Int = {
        let number = {N}.{static} //!
        return number
      }()
      """),
    Operator(
      "closure.result-builder", .member, of: .concrete,
      """
      @resultBuilder enum Seeded{n}Builder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
      @Seeded{n}Builder func seeded{n}() -> [Int] {
        1
        {N}.{static} //!
      }
      """),
    Operator(
      "closure.result-builder-argument", .member, of: .concrete,
      """
      @resultBuilder enum Seeded{n}Builder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
      static func seeded{n}Build(@Seeded{n}Builder _ parts: () -> [Int]) {}
      func seeded{n}() {
        Self.seeded{n}Build {
          {N}.{static} //!
        }
      }
      """),
  ]

  /// Bodies of accessors and observers.
  static let accessors: [Operator] = [
    Operator("accessor.implicit-getter", .member, of: .concrete, "var seeded{n}: Int { {N}.{static} } //!"),
    Operator(
      "accessor.getter", .member, of: .concrete,
      """
      var seeded{n}: Int {
        get { {N}.{static} } //!
      }
      """),
    Operator(
      "accessor.setter", .member, in: .class, of: .concrete,
      """
      var seeded{n}: Int {
        get { 0 }
        set { print({N}.{static} + newValue) } //!
      }
      """),
    Operator(
      "accessor.did-set", .member, in: .storing, of: .concrete,
      """
      var seeded{n} = 0 {
        didSet { print({N}.{static}) } //!
      }
      """),
    Operator(
      "accessor.will-set", .member, in: .storing, of: .concrete,
      """
      var seeded{n} = 0 {
        willSet(number) { print(number, {N}.{static}) } //!
      }
      """),
    Operator(
      "accessor.subscript-getter", .member, of: .concrete,
      """
      subscript(seeded{n} index: Int) -> Int {
        {N}.{static} + index //!
      }
      """),
    Operator("accessor.static-getter", .member, of: .concrete, "static var seeded{n}: Int { {N}.{static} } //!"),
    Operator(
      "accessor.async-getter", .member, "var seeded{n}: Int { get async throws { try await {later}().{value} } } //!"),
    Operator("accessor.inferred-getter", .member, "var seeded{n}: Int { {make}().{value} } //!"),
  ]

  /// Branches of conditional compilation: all count but those of debug builds.
  static let conditions: [Operator] = [
    Operator(
      "condition.other-platform", .body, of: .concrete,
      """
      #if os(watchOS)
      _ = {N}.{static} //!
      #endif
      """),
    Operator(
      "condition.platform-else", .body, of: .concrete,
      """
      #if os(watchOS)
      print(1)
      #else
      _ = {N}.{static} //!
      #endif
      """),
    Operator(
      "condition.debug-else", .body, of: .concrete,
      """
      #if DEBUG
      print(1)
      #else
      _ = {N}.{static} //!
      #endif
      """),
    Operator(
      "condition.not-debug", .body, of: .concrete,
      """
      #if !DEBUG
      _ = {N}.{static} //!
      #endif
      """),
    Operator(
      "condition.can-import", .member,
      """
      #if canImport(UIKit)
      func seeded{n}(_ value: {T}) {} //!
      #endif
      """),
    Operator(
      "condition.else-member", .member,
      """
      #if compiler(>=9)
      func seeded{n}() {}
      #elseif os(Linux)
      func seeded{n}(_ value: {T}) {} //!
      #endif
      """),
    Operator("condition.available", .body, of: .concrete, "if #available(iOS 18, *) { _ = {N}.{static} } //!"),
  ]

  /// Code that is exempt by design: nothing may be reported there.
  static let exempt: [Operator] = [
    Operator(
      "exempt.debug", .body, of: .concrete, expecting: .silent,
      """
      #if DEBUG
      _ = {N}.{static} //!
      #endif
      """),
    Operator(
      "exempt.debug-member", .member, expecting: .silent,
      """
      #if DEBUG
      func seeded{n}(_ value: {T}) {} //!
      #endif
      """),
    Operator("exempt.preview", .sameFile, of: .concrete, expecting: .silent, "#Preview { {N}({label}: 0) } //!"),
    Operator("exempt.comment", .member, expecting: .silent, "/* {N}.shared, {T} */ //!"),
    Operator("exempt.string", .body, expecting: .silent, "_ = \"{N}.shared\" //!"),
  ]
}
