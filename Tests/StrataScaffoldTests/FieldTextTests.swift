import Testing

@testable import StrataScaffold

@Suite struct FieldTextTests {
  private func text(_ text: String, _ fields: String) throws -> (text: String, left: Int) {
    let result = FieldText(exemplar: BuiltInExemplar.field, list: try FieldList(fields)).text(of: Array(text.utf8))
    return (String(decoding: result.bytes, as: UTF8.self), result.left.count)
  }

  @Test func propertiesAreRepeatedWithTheirTypes() throws {
    #expect(
      try text("struct A {\n  let id: String\n  let exampleField: String\n}\n", "id: Int, name: String?, tags: [Int]")
        .text
        == "struct A {\n  let id: Int\n  let name: String?\n  let tags: [Int]\n}\n")
  }

  /// A draft has texts, whatever the fields are.
  @Test func propertiesWithoutATypeKeepTheirValue() throws {
    #expect(
      try text("struct A {\n  var exampleField = \"\"\n}\n", "price: Int, open: Bool").text
        == "struct A {\n  var price = \"\"\n  var open = \"\"\n}\n")
  }

  @Test func typesOfFoundationAreImported() throws {
    #expect(
      try text("struct A {\n  let exampleField: String\n}\n", "price: Decimal").text
        == "import Foundation\n\nstruct A {\n  let price: Decimal\n}\n")
    #expect(
      try text("import Alpha\nimport Zebra\n\n@testable import App\n\nlet a = A(exampleField: \"First\")\n", "on: Date")
        .text
        == "import Alpha\nimport Foundation\nimport Zebra\n\n@testable import App\n\n"
        + "let a = A(on: Date(timeIntervalSince1970: 1700000000))\n")
  }

  @Test func argumentsAreRepeatedWithValuesOfTheirTypes() throws {
    #expect(
      try text("let a = A(id: \"2\", exampleField: \"Second\")\n", "id: Int, unitPrice: Int?, title: String").text
        == "let a = A(id: 2, unitPrice: nil, title: \"Second title\")\n")
    #expect(
      try text("let a = A(\n  id: b.id,\n  exampleField: b.exampleField)\n", "x: Int, y: Int").text
        == "let a = A(\n  id: b.id,\n  x: b.x,\n  y: b.y)\n")
  }

  @Test func statementsAreRepeatedWhole() throws {
    let before = "func f() {\n  if g(exampleField) {\n    h(\"Example field\", \"a.exampleField\")\n  }\n  i()\n}\n"
    let after =
      "func f() {\n  if g(isOpen) {\n    h(\"Is open\", \"a.isOpen\")\n  }\n  if g(b) {\n    h(\"B\", \"a.b\")\n  }\n  i()\n}\n"
    #expect(try text(before, "isOpen: Bool, b: Int").text == after)
  }

  @Test func whatIsNoPartOfItsOwnIsLeft() throws {
    #expect(try text("let exampleField = 1\n", "a: Int").left == 1)
    #expect(try text("struct A {\n  let exampleField: String\n}\n", "a: Int").left == 0)
  }
}
