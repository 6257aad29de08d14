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

  /// A word that tests alone have, or most of the app, is no feature that could be repeated.
  @Test func wordsThatAreNoFeaturesAreNamedWithTheReason() {
    var texts = Self.texts
    var roles = Self.roles
    for number in 0..<80 {
      texts["Items/Part\(number)Item.swift"] = "struct Part\(number)Item {}\n"
      roles["Part\(number)Item"] = ["view", "entity", "mapper"][number % 3]
    }
    let list = FeatureList(FeatureFiles(texts.mapValues { Array($0.utf8) }), roles: roles)
    #expect(list.features.map(\.name) == ["Category"])
    #expect(list.others.map(\.name) == ["Item"] && list.others[0].objection == "more than 60 files: an area of the app")
    #expect(FeatureList.first(FeatureFiles(texts.mapValues { Array($0.utf8) }), roles: roles)?.name == "Category")
    let tests = Set(Self.texts.keys.filter { $0.contains("Category") })
    let files = FeatureFiles(Self.texts.mapValues { Array($0.utf8) }, tests: tests)
    #expect(FeatureList(files, roles: Self.roles).others.map(\.objection) == ["tests alone"])
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
