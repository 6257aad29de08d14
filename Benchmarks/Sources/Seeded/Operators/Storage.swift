extension Operators {
  /// Properties and what stands in their declarations.
  static let storage: [Operator] = [
    Operator("storage.property", .member, in: .storing, "var seeded{n}: {T} = {make}() //!"),
    Operator("storage.let", .member, in: .storing, "let seeded{n}: {T} //!"),
    Operator("storage.private", .member, in: .storing, "private var seeded{n}: {T}? //!"),
    Operator("storage.optional", .member, in: .storing, "var seeded{n}: {T}? = nil //!"),
    Operator("storage.implicitly-unwrapped", .member, in: .storing, "var seeded{n}: {T}! //!"),
    Operator("storage.array", .member, in: .storing, "var seeded{n}: [{T}] = [] //!"),
    Operator("storage.dictionary-value", .member, in: .storing, "var seeded{n}: [String: {T}] = [:] //!"),
    Operator("storage.dictionary-key", .member, in: .storing, of: .hashable, "var seeded{n}: [{T}: Int] = [:] //!"),
    Operator("storage.set", .member, in: .storing, of: .hashable, "var seeded{n}: Set<{T}> = [] //!"),
    Operator("storage.tuple", .member, in: .storing, "var seeded{n}: (Int, {T})? = nil //!"),
    Operator("storage.closure-parameter", .member, in: .storing, "var seeded{n}: (({T}) -> Void)? = nil //!"),
    Operator("storage.closure-result", .member, in: .storing, "var seeded{n}: (() async -> {T})? = nil //!"),
    Operator("storage.metatype", .member, in: .storing, of: .concrete, "var seeded{n}: {N}.Type? = nil //!"),
    Operator("storage.existential", .member, in: .storing, of: .protocol, "var seeded{n}: (any {N} & Sendable)? //!"),
    Operator("storage.weak", .member, in: .class, of: .class, "weak var seeded{n}: {N}? //!"),
    Operator("storage.static", .member, "nonisolated(unsafe) static var seeded{n}: {T}? { nil } //!"),
    Operator("storage.lazy", .member, in: .class, "lazy var seeded{n}: {T} = {make}() //!"),
    Operator(
      "storage.lazy-closure", .member, in: .class, of: .concrete, "lazy var seeded{n}: Int = { {N}.{static} }() //!"),
    Operator("storage.initial-value", .member, in: .storing, of: .concrete, "var seeded{n}: Any = {N}.{shared} //!"),
    Operator("storage.static-value", .member, of: .concrete, "static let seeded{n} = {N}.{static} //!"),
    Operator("storage.two-names", .member, in: .storing, "var seeded{n}a: Int = 0, seeded{n}b: {T}? = nil //!"),
    Operator("storage.computed", .member, "var seeded{n}: {T} { fatalError() } //!"),
    Operator("storage.computed-optional", .member, "var seeded{n}: {T}? { nil } //!"),
    Operator(
      "storage.extra-line", .member, in: .storing,
      """
      var seeded{n}:
        {T}? = nil //!
      """),
    Operator(
      "storage.wrapped-type", .member, in: .storing,
      """
      @propertyWrapper struct Seeded{n}Box<Value> { var wrappedValue: Value }
      @Seeded{n}Box var seeded{n}: {T}? = nil //!
      """),
    Operator(
      "storage.wrapper-generic-argument", .member, in: .storing,
      """
      @propertyWrapper struct Seeded{n}Box<Value> { var wrappedValue: Value? }
      @Seeded{n}Box<{T}> var seeded{n} = nil //!
      """),
    Operator(
      "storage.wrapper-argument", .member, in: .storing, of: .concrete,
      """
      @propertyWrapper struct Seeded{n}Box { var wrappedValue: Int; init(wrappedValue: Int, _ kind: Any.Type) { self.wrappedValue = wrappedValue } }
      @Seeded{n}Box({N}.self) var seeded{n} = 0 //!
      """),
    Operator(
      "storage.wrapper-projection", .member, in: .storing,
      """
      @propertyWrapper struct Seeded{n}Box<Value> { var wrappedValue: Value; var projectedValue: Value { wrappedValue } }
      @Seeded{n}Box var seeded{n} = {maybe}()
      func seeded{n}Use() { $seeded{n}?.{call}() } //!
      """),
  ]

  /// Types inside the source that use the target.
  static let nestedTypes: [Operator] = [
    Operator(
      "nested.struct-property", .member,
      """
      struct Seeded{n} {
        var value: {T}? //!
      }
      """),
    Operator(
      "nested.enum-payload", .member,
      """
      enum Seeded{n} {
        case one(value: {T}) //!
      }
      """),
    Operator(
      "nested.enum-unlabelled-payload", .member,
      """
      indirect enum Seeded{n} {
        case none
        case one(Int, [{T}]) //!
      }
      """),
    Operator("nested.subclass", .member, of: .superclass, "class Seeded{n}: {N} {} //!"),
    Operator("nested.typealias", .member, "typealias Seeded{n} = {T} //!"),
    Operator("nested.typealias-closure", .member, "typealias Seeded{n} = ({T}) -> Void //!"),
    Operator(
      "nested.typealias-use", .member,
      """
      typealias Seeded{n}Alias = {T}
      func seeded{n}(_ value: Seeded{n}Alias) {} //!
      """),
    Operator(
      "nested.typealias-array-use", .member,
      """
      typealias Seeded{n}Rows = [{T}]
      func seeded{n}() -> Seeded{n}Rows { [] } //!
      """),
    Operator(
      "nested.generic-typealias-use", .member,
      """
      typealias Seeded{n}Table<Key: Hashable> = [Key: {T}]
      func seeded{n}() -> Seeded{n}Table<Int> { [:] } //!
      """),
    Operator(
      "nested.two-levels", .member,
      """
      enum Seeded{n} {
        struct Inner {
          func use(_ value: {T}) {} //!
        }
      }
      """),
    Operator(
      "nested.method", .member, of: .concrete,
      """
      struct Seeded{n} {
        func use() -> Int { {N}.{static} } //!
      }
      """),
    Operator(
      "nested.operator", .member,
      """
      struct Seeded{n} {
        static func + (left: Seeded{n}, right: {T}) -> Int { 0 } //!
      }
      """),
    Operator(
      "nested.deinit", .member, of: .concrete,
      """
      final class Seeded{n} {
        deinit { _ = {N}.{static} } //!
      }
      """),
    Operator("nested.enum-case", .member, in: .enum, "case seeded{n}({T}) //!"),
  ]

  /// Requirements of a protocol.
  static let requirements: [Operator] = [
    Operator("requirement.parameter", .member, in: .protocol, "func seeded{n}(_ value: {T}) //!"),
    Operator("requirement.result", .member, in: .protocol, "func seeded{n}() async throws -> [{T}] //!"),
    Operator("requirement.property", .member, in: .protocol, "var seeded{n}: {T} { get } //!"),
    Operator("requirement.settable-property", .member, in: .protocol, "var seeded{n}: {T}? { get set } //!"),
    Operator("requirement.static", .member, in: .protocol, "static func seeded{n}(_ value: {T}) //!"),
    Operator("requirement.initializer", .member, in: .protocol, "init(seeded{n} value: {T}) //!"),
    Operator("requirement.subscript", .member, in: .protocol, "subscript(seeded{n} index: Int) -> {T} { get } //!"),
    Operator(
      "requirement.associatedtype", .member, in: .protocol, of: .constraint, "associatedtype Seeded{n}: {N} //!"),
    Operator("requirement.associatedtype-default", .member, in: .protocol, "associatedtype Seeded{n} = {T} //!"),
    Operator("requirement.closure", .member, in: .protocol, "func seeded{n}(_ done: @escaping ({T}?) -> Void) //!"),
    Operator(
      "requirement.generic", .member, in: .protocol, of: .constraint, "func seeded{n}<Value: {N}>(_ value: Value) //!"),
    Operator("requirement.typed-throws", .member, in: .protocol, of: .error, "func seeded{n}() throws({N}) //!"),
  ]
}
