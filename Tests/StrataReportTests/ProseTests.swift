import StrataModel
import Testing

@Suite struct ProseTests {
  @Test(arguments: [
    ("use case", "use cases"), ("policy", "policies"), ("repository", "repositories"), ("gateway", "gateways"),
    ("search", "searches"), ("bus", "buses"), ("DTO", "DTOs"), ("API service", "API services"), ("y", "ys"),
  ])
  func nounsHaveAPlural(noun: String, plural: String) { #expect(pluralized(noun) == plural) }

  @Test func numbersAgreeWithTheirNouns() {
    #expect(counted(1, "entry") == "1 entry" && counted(1_204, "entry") == "1,204 entries")
    #expect(counted(2, "type is", plural: "types are") == "2 types are")
  }
}
