import Testing

@testable import StrataScaffold

@Suite struct AlignedLinesTests {
  @Test func parametersFollowTheirBracket() {
    let old = "func getUser(with id: Int,\n             then: [Int])\nlet a = 1\n"
    let new = "func getPressKit(with id: Int,\n             then: [Int])\nlet a = 1\n"
    #expect(
      AlignedLines.of(new, like: old)
        == "func getPressKit(with id: Int,\n                 then: [Int])\nlet a = 1\n")
  }

  @Test func nestedBracketsFollowThoseAroundThem() {
    let old = "  User(a: b,\n       c: d(1,\n            2),\n       e: \"(\\\"\")\n"
    let new = "  Address(a: b,\n       c: d(1,\n            2),\n       e: \"(\\\"\")\n"
    #expect(
      AlignedLines.of(new, like: old)
        == "  Address(a: b,\n          c: d(1,\n               2),\n          e: \"(\\\"\")\n")
  }

  @Test func otherLinesStay() {
    for (new, old) in [
      ("f(\n  address,\n  b)\n", "f(\n  user,\n  b)\n"), ("let address = 1\n    .b()\n", "let user = 1\n    .b()\n"),
      ("address(\n", "user(\n"),
    ] {
      #expect(AlignedLines.of(new, like: old) == new)
    }
  }
}
