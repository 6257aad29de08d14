import Testing

@testable import StrataScaffold

@Suite struct LongLinesTests {
  @Test func argumentsThatEndALineGoToTheNextOne() {
    #expect(
      LongLines.breaking("  let a: any CacheRepository = CacheRepositoryImpl(source: source)\n", limit: 52)
        == "  let a: any CacheRepository = CacheRepositoryImpl(\n    source: source)\n")
    #expect(
      LongLines.breaking("  make(f(first: one, second: two, third: three), other: 4),", limit: 40)
        == "  make(\n    f(first: one, second: two, third: three),\n    other: 4),")
    #expect(
      LongLines.breaking("func f(first: Int, second: Int) {", limit: 20) == "func f(\n  first: Int,\n  second: Int) {")
  }

  @Test func bodiesThatEndALineGetLinesOfTheirOwn() {
    #expect(
      LongLines.breaking("  func f() -> Int { compute(one, two) }", limit: 30)
        == "  func f() -> Int {\n    compute(one, two)\n  }")
    #expect(
      LongLines.breaking("items.map { item in item.name + \"}\" }", limit: 20)
        == "items.map { item in\n  item.name + \"}\"\n}")
  }

  @Test func listsGoOnInTheNextLine() {
    #expect(
      LongLines.breaking("  (\"one\", .one), (\"two\", .two), (\"three\", .three),", limit: 34)
        == "  (\"one\", .one), (\"two\", .two),\n  (\"three\", .three),")
    #expect(
      LongLines.breaking("final class Fake: First, Second, Third {", limit: 34)
        == "final class Fake: First, Second,\n  Third\n{")
  }

  @Test func whatCannotBeBrokenStays() {
    for line in [
      "/// First, second, and more,",
      "// (a comment, that is, too long)", "let text = \"a (text) that is too long\"",
      "f(1) + g(2) + h(3) + something else",
    ] {
      #expect(LongLines.breaking(line, limit: 10) == line)
    }
    #expect(
      LongLines.breaking("f(first: 1, second: 2)", limit: 10, except: { $0.hasPrefix("f") }) == "f(first: 1, second: 2)"
    )
  }

  /// Strings inside of an interpolation have quotes, commas and parentheses of their own.
  @Test func stringsInInterpolationsStayWhole() {
    #expect(
      LongLines.breaking(##"label("\(name), \(price.text(code: "EUR (,"))", table: nil)"##, limit: 44)
        == ##"""
        label(
          "\(name), \(price.text(code: "EUR (,"))",
          table: nil)
        """##)
    let line = ##"let text = "\(isOpen ? "open, (now)" : "closed") and more""##
    #expect(LongLines.breaking(line, limit: 20) == line)
  }
}
