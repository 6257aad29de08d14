import Testing

@testable import StrataScaffold

@Suite struct StringCatalogTests {
  private static func entry(_ key: String, _ languages: [(String, String)]) -> String {
    let localizations = languages.map { language, value in
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(value)"
                }
              }
      """
    }
    return """
          "\(key)" : {
            "extractionState" : "manual",
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
      """
  }

  private static func catalog(_ entries: [String]) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entries.joined(separator: ",\n")
      + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private static let items = entry("Items", [("de", "Dinge"), ("en", "Items")])
  private static let notFound = entry(
    "Item %@ was not found.", [("de", "%@ fehlt."), ("en", "Item %@ was not found.")])
  private static let save = entry("Save", [("de", "Sichern"), ("en", "Save")])
  private static let view =
    "struct ItemView { let title = \"Items\"; func text(_ id: String) -> String { \"Item \\(id) was not found.\" } }\n"

  private func files(_ catalog: String, _ code: [String: String]) -> FeatureFiles {
    FeatureFiles(code.mapValues { Array($0.utf8) }, catalogs: ["App/Localizable.xcstrings": Array(catalog.utf8)])
  }

  @Test func theLayoutIsKept() throws {
    let text = Self.catalog([Self.items, Self.save])
    #expect(try #require(StringCatalog(Array(text.utf8))).bytes == Array(text.utf8))
    #expect(StringCatalog(Array("{\"strings\": {}}".utf8)) == nil)
    let files = files("{\"strings\": {}}", ["Item.swift": "struct Item {}\n"])
    let grown = try GrownFeature(#require(GrownName("PressKit")), like: #require(GrownName("Item")), in: files)
    #expect(grown.left.map(\.path) == ["App/Localizable.xcstrings"])
  }

  @Test func stringsOfTheFeatureAreAddedWithoutTranslations() throws {
    let files = files(
      Self.catalog([Self.notFound, Self.items, Self.save]),
      ["ItemView.swift": Self.view, "Item.swift": "struct Item {}\n"])
    let grown = try GrownFeature(#require(GrownName("PressKit")), like: #require(GrownName("Item")), in: files)
    let bytes = try #require(grown.files["App/Localizable.xcstrings"])
    let expected = Self.catalog([
      Self.notFound, Self.items, Self.entry("Press kit %@ was not found.", [("en", "Press kit %@ was not found.")]),
      Self.entry("Press kits", [("en", "Press kits")]), Self.save,
    ])
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func stringsOfTheFeatureGoWithIt() throws {
    let text = Self.catalog([Self.items, Self.save])
    let files = files(text, ["ItemView.swift": Self.view, "Item.swift": "struct Item {}\n"])
    let removed = try RemovedFeature(#require(GrownName("Item")), from: files)
    let bytes = try #require(removed.files["App/Localizable.xcstrings"] ?? nil)
    #expect(String(decoding: bytes, as: UTF8.self) == Self.catalog([Self.save]))
  }

  @Test func stringsAreRenamedWithTheirFeature() throws {
    let files = files(
      Self.catalog([Self.items, Self.save]), ["ItemView.swift": Self.view, "Item.swift": "struct Item {}\n"])
    let renamed = try RenamedFeature(#require(GrownName("Item")), to: #require(GrownName("PressKit")), in: files)
    let bytes = try #require(renamed.files["App/Localizable.xcstrings"]).bytes
    let entry = Self.entry("Press kits", [("de", "Dinge"), ("en", "Press kits")])
    #expect(String(decoding: bytes, as: UTF8.self) == Self.catalog([entry, Self.save]))
  }

  @Test func stringsOfOthersStay() throws {
    let text = Self.catalog([Self.items, Self.save])
    let files = files(
      text, ["Home.swift": "struct Home { let title = \"Items\" }\n", "Item.swift": "struct Item {}\n"])
    let grown = try GrownFeature(#require(GrownName("PressKit")), like: #require(GrownName("Item")), in: files)
    #expect(grown.files["App/Localizable.xcstrings"] == nil)
  }
}
