import Testing

@testable import StrataScaffold

@Suite struct FieldListTests {
  private func problem(_ text: String) -> FieldProblem? {
    do throws(FieldProblem) {
      _ = try FieldList(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func fieldsHaveNamesAndTypesInTheirOrder() throws {
    let list = try FieldList(" id: Int,title:String , price: Decimal?, tags: [ String ], scores: [Int]?")
    #expect(list.identity == .plain(.int))
    #expect(list.fields.map(\.name) == ["title", "price", "tags", "scores"])
    #expect(list.fields.map(\.type.description) == ["String", "Decimal?", "[String]", "[Int]?"])
    #expect(try FieldList("title: String").identity == nil)
  }

  @Test(arguments: FieldType.Plain.allCases) func eachTypeOfTheTableIsRead(type: FieldType.Plain) throws {
    let list = try FieldList("a: \(type.rawValue), b: \(type.rawValue)?, c: [\(type.rawValue)]")
    #expect(list.fields.map(\.type) == [.plain(type), .optional(.plain(type)), .list(.plain(type))])
    for field in list.fields {
      let samples = [0, 1].map { SampleValue(type: field.type, field: field.name, index: $0).code }
      #expect(samples[0] != samples[1])
    }
  }

  @Test func whatIsNoFieldIsSaidWithARemedy() {
    #expect(problem("") == FieldProblem.none && problem("  ") == FieldProblem.none)
    #expect(problem("id: Int,") == .empty && problem("id: Int,,title: String") == .empty)
    #expect(problem("id Int") == .noType("id Int", suggestion: "id: Int"))
    #expect(problem("title") == .noType("title", suggestion: "title: String"))
    #expect(problem("title:") == .noType("title:", suggestion: "title: String"))
    #expect(problem("Title: String") == .name("Title", suggestion: "title"))
    #expect(problem("unit-price: Int") == .name("unit-price", suggestion: "unitPrice"))
    #expect(problem("2nd: Int") == .name("2nd", suggestion: "2nd"))
    #expect(problem("class: String") == .keyword("class"))
    #expect(problem("a: Int, b: Int, a: String") == .repeated("a"))
    #expect(problem("a: Strnig") == .unknownType("Strnig", field: "a"))
    #expect(problem("a: Int??") == .unknownType("Int??", field: "a"))
    #expect(problem("a: [Int?]") == .unknownType("[Int?]", field: "a"))
    #expect(problem("id: Date, a: Int") == .identity("Date") && problem("id: Int?, a: Int") == .identity("Int?"))
    #expect(problem("id: Int") == .onlyIdentity)
  }

  @Test func messagesNameTheRemedy() {
    #expect(problem("a: Strnig")?.description.contains("did you mean 'String'?") == true)
    #expect(problem("unit-price: Int")?.description.hasSuffix("use 'unitPrice'") == true)
    #expect(problem("2nd: Int")?.description.contains("use '2nd'") == false)
  }

  @Test func namesKeepTheirNumberAndTheirAcronyms() {
    #expect(FieldName("tags").label == "Tags")
    #expect(FieldName("homeURL").label == "Home URL" && FieldName("URLPath").words == "URL path")
    #expect(FieldName("unitPrice").words == "unit price")
  }
}
