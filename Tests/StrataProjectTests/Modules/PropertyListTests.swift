import Testing

@testable import StrataProject

@Suite struct PropertyListTests {
  private func list(_ text: String) -> PropertyList? { try? PropertyList(Array(text.utf8)) }

  @Test func readsTablesListsAndStrings() throws {
    let value = try #require(
      list(
        """
        // !$*UTF8*$!
        {
          name = App; /* comment; with = signs */
          "quoted key" = "a \\"b\\" \\\\ /* no comment */";
          path = Sources/Größe.swift;
          children = (one /* 1 */, "two, three", {inner = 4;}, (5));
          empty = "";
          none = ();
        }
        """))
    #expect(value["name"]?.text == "App")
    #expect(value["quoted key"]?.text == #"a "b" \ /* no comment */"#)
    #expect(value["path"]?.text == "Sources/Größe.swift")
    #expect(value["children"]?.texts == ["one", "two, three"])
    #expect(value["children"]?.text == nil)
    #expect(value["empty"]?.text == "")
    #expect(value["none"]?.texts == [])
    #expect(value["missing"] == nil)
    #expect(value["inner"] == nil)
    #expect(
      value.entries?.map(\.key) == ["name", "quoted key", "path", "children", "empty", "none"])
    #expect(value["children"]?.entries == nil)
  }

  @Test func lastOfEqualKeysCounts() throws {
    let value = try #require(list("{a = {x = 1;}; a = {x = 2;};}"))
    #expect(value["a"]?["x"]?.text == "2")
  }

  @Test(arguments: [
    "", "  // only a comment", "{a = 1;", "{a = ;}", "{a 1;}", "(a, b", #"{a = "open"#, #"{a = "\"#, "{= 1;}",
    "{a = {b = 1;}",
  ])
  func incompleteListsAreNone(_ text: String) { #expect(list(text) == nil) }

  @Test func theLineOfTheProblemIsNamed() {
    #expect(throws: ManifestFault.malformed("it is not a property list", line: 3)) {
      try PropertyList(Array("{\n  a = 1;\n  b = <2;\n}".utf8))
    }
  }

  @Test func deepNestingIsRefused() {
    #expect(list(String(repeating: "(", count: 60) + String(repeating: ")", count: 60)) != nil)
    #expect(list(String(repeating: "(", count: 100) + String(repeating: ")", count: 100)) == nil)
  }
}
