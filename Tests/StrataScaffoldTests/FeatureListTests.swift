import Testing

@testable import StrataScaffold

@Suite struct FeatureListTests {
  private static let texts = [
    "Items/Category.swift": "struct Category {}\n",
    "Items/CategoryDTO.swift": "struct CategoryDTO {}\n",
    "Items/GetCategoriesUseCase.swift": "struct GetCategoriesUseCase {}\n",
    "Items/CategoryView.swift": "struct CategoryView { let category: Category }\n",
    "Items/Item.swift": "struct Item { let category: Category }\n",
    "Items/ItemDTO.swift": "struct ItemDTO {}\n",
    "Items/ItemView.swift": "struct ItemView { let item: Item }\n",
  ]
  private static let roles = [
    "Category": "entity", "CategoryDTO": "dto", "GetCategoriesUseCase": "use-case", "CategoryView": "view",
    "Item": "entity", "ItemDTO": "dto", "ItemView": "view",
  ]

  private func files(modules: FeatureModules) -> FeatureFiles {
    FeatureFiles(Self.texts.mapValues { Array($0.utf8) }, modules: modules)
  }

  /// What is in the module of another feature is a part of that one.
  @Test func eachFeatureOfTheListCanBeAnExemplar() throws {
    let module = FeatureModules(
      ofFile: Self.texts.mapValues { _ in "ItemImplementation" }, features: ["ItemImplementation"])
    for (modules, names) in [(FeatureModules.none, ["Category", "Item"]), (module, ["Item"])] {
      let files = files(modules: modules)
      let list = FeatureList(files, roles: Self.roles).features.map(\.name)
      #expect(list == names && FeatureList.first(files, roles: Self.roles)?.name == names[0])
      for name in list {
        let grown = try GrownFeature(#require(GrownName("Order")), like: #require(GrownName(name)), in: files)
        #expect(grown.exemplars.count >= 3)
      }
    }
  }

  @Test func wordsAreFoundInOnePass() {
    let search = WordSearch(["Category", "item"])
    for (text, isFound) in [("a Category", true), ("items", true), ("Categor", false), ("", false), ("ite Cat", false)]
    {
      #expect(search.isFound(in: Array(text.utf8)) == isFound, "\(text)")
    }
    #expect(!search.isFound(in: Array("xCategory".utf8), 0..<8) && !WordSearch([]).isFound(in: [1]))
  }
}
