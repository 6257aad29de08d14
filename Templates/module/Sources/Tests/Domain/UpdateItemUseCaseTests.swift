import Testing

@testable import ItemsImplementation

@Suite struct UpdateItemUseCaseTests {
  private let repository = FakeItemRepository()
  private var useCase: UpdateItemUseCaseImp {
    UpdateItemUseCaseImp(itemRepository: repository, format: .english)
  }

  @Test func sendsNameAndPrice() async throws {
    let item = try await useCase.execute(item: .atlas, name: "Big atlas", price: "40.5")
    #expect(item.name == "Big atlas")
    #expect(item.price == Money(minor: 4050, currency: "EUR"))
    #expect(item.categories == Item.atlas.categories)
  }

  @Test(arguments: ["", " ", "\t"]) func refusesAnEmptyName(name: String) async {
    await #expect(throws: ItemsError.emptyName) {
      try await useCase.execute(item: .atlas, name: name, price: "1")
    }
  }

  @Test func readsADecimalComma() async throws {
    let useCase = UpdateItemUseCaseImp(itemRepository: repository, format: .german)
    let item = try await useCase.execute(item: .atlas, name: "Atlas", price: "31,50")
    #expect(item.price == Money(minor: 3150, currency: "EUR"))
    let error = await #expect(throws: ItemsError.self) {
      try await useCase.execute(item: .atlas, name: "Atlas", price: "31.50")
    }
    #expect(error?.localizedDescription == "A price is a number with two decimals at most, like 31,50.")
  }

  @Test(arguments: ["", "-1", "1.234", "1,50", ".5", "1.", "1e3", "99999999999999999999"])
  func refusesWhatIsNoPrice(price: String) async {
    await #expect(throws: ItemsError.invalidPrice(example: "31.50")) {
      try await useCase.execute(item: .atlas, name: "Atlas", price: price)
    }
  }
}
