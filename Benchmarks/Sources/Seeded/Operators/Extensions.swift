extension Operators {
  /// Extensions of the source, by where they are declared.
  static let extensions: [Operator] =
    extensions("same-file", .extensionSameFile) + extensions("new-file", .extensionNewFile)
    + extensions("other-folder", .extensionOtherFolder) + extensions("other-module", .extensionOtherModule)

  private static func extensions(_ name: String, _ placement: Operator.Placement) -> [Operator] {
    [
      Operator("extension.\(name)-parameter", placement, "func seeded{n}(_ value: {T}) {} //!"),
      Operator("extension.\(name)-computed", placement, "var seeded{n}: {T}? { nil } //!"),
      Operator(
        "extension.\(name)-static-member", placement, of: .concrete, "func seeded{n}() -> Int { {N}.{static} } //!"),
      Operator(
        "extension.\(name)-inferred", placement,
        """
        func seeded{n}() {
          let value = {make}()
          value.{call}() //!
        }
        """),
      Operator("extension.\(name)-nested-type", placement, "enum Seeded{n} { case one({T}) } //!"),
    ]
  }

  /// Code outside of any type, new types, extensions of other types.
  static let fileLevel: [Operator] = [
    Operator("file.function", .sameFile, "func seeded{n}(_ value: {T}) {} //!"),
    Operator(
      "file.function-body", .sameFile, of: .concrete,
      """
      func seeded{n}() {
        _ = {N}.{static} //!
      }
      """),
    Operator(
      "file.function-local-type", .sameFile,
      """
      func seeded{n}() {
        struct Local { var value: {T}? } //!
        _ = Local(value: nil)
      }
      """),
    Operator(
      "file.mock", .sameFile,
      """
      protocol Doubled{n} {}
      final class Seeded{n}: Doubled{n} {}
      final class MockSeeded{n}: Doubled{n} { var value: {T}? } //!
      """),
    Operator("file.named-like-a-mock", .sameFile, "final class MockSeeded{n} { var value: {T}? } //!"),
    Operator("file.variable", .sameFile, "nonisolated(unsafe) var seeded{n}: {T}? = nil //!"),
    Operator("file.constant", .sameFile, of: .concrete, "let seeded{n} = {N}.{static} //!"),
    Operator("file.typealias", .sameFile, "typealias Seeded{n} = {T} //!"),
    Operator(
      "file.inferred", .newFile,
      """
      func seeded{n}() {
        {make}().{call}() //!
      }
      """),
    Operator("file.new-function", .newFile, "func seeded{n}() -> {T}? { nil } //!"),
    Operator(
      "file.new-struct", .newFile,
      """
      struct Seeded{n} {
        var value: {T}? //!
      }
      """),
    Operator("file.new-class", .sameFile, "final class Seeded{n} { var value: {T}? } //!"),
    Operator("file.new-actor", .newFile, "actor Seeded{n} { func use(_ value: {T}) {} } //!"),
    Operator("file.refining-protocol", .newFile, of: .protocol, "protocol Seeded{n}: {N} {} //!"),
    Operator("file.associatedtype", .newFile, of: .constraint, "protocol Seeded{n} { associatedtype Item: {N} } //!"),
    Operator("file.protocol-requirement", .newFile, "protocol Seeded{n} { func use(_ value: {T}) } //!"),
    Operator(
      "file.protocol-extension", .newFile,
      """
      protocol Seeded{n} {}
      extension Seeded{n} {
        func use(_ value: {T}) {} //!
      }
      """),
    Operator(
      "file.constrained-extension", .newFile,
      """
      extension Sequence where Element == {T} { //!
        func seeded{n}() {}
      }
      """),
    Operator(
      "file.foreign-extension", .newFile,
      """
      extension String {
        func seeded{n}(_ value: {T}) {} //!
      }
      """),
    Operator(
      "file.extension-of-target", .newFile,
      """
      extension {N} { //!
        func seeded{n}() {}
      }
      """),
    Operator(
      "file.operator", .sameFile,
      """
      enum Seeded{n} {}
      func + (left: Seeded{n}, right: {T}) -> Int { 0 } //!
      """),
    Operator("file.subclass", .newFile, of: .superclass, "class Seeded{n}: {N} {} //!"),
  ]
}
