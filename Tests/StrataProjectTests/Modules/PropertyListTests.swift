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
      value.entries?.map(\.key.text) == ["name", "quoted key", "path", "children", "empty", "none"])
    #expect(value["children"]?.entries == nil)
  }

  @Test func aBackslashMayBeTheLastCharacter() throws {
    let value = try #require(list(#"{a = "b\\"; c = "\\\""; d = 1;}"#))
    #expect(value["a"]?.text == #"b\"#)
    #expect(value["c"]?.text == #"\""#)
    #expect(value["d"]?.text == "1")
  }

  @Test func lastOfEqualKeysCounts() throws {
    let value = try #require(list("{a = {x = 1;}; a = {x = 2;};}"))
    #expect(value["a"]?["x"]?.text == "2")
  }

  @Test func valuesByTheStringsThatNameThem() throws {
    let value = try #require(list(##"{x = (b, "a", c, "b", {d = 1;}); y = {a = 1; "b" = 2; a = 3;};}"##))
    let index = PropertyListIndex(try #require(value["y"]?.entries))
    let names = try #require(value["x"]?.strings)
    #expect(names.map { index[$0]?.text } == ["2", "3", nil, "2"])
    #expect(index[nil] == nil)
  }

  @Test func manyValuesByTheirNames() throws {
    let names = (0..<3000).map { "ID\($0)" }
    let text = "{y = {\(names.map { "\($0) = v\($0);" }.joined())}; x = (\(names.joined(separator: ",")));}"
    let value = try #require(list(text))
    let index = PropertyListIndex(try #require(value["y"]?.entries))
    #expect(try #require(value["x"]?.strings).map { index[$0]?.text } == names.map { "v\($0)" })
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
