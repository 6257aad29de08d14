import ShopInterface
import Testing

@testable import ItemsImplementation

@Suite struct UpdateItemUseCaseTests {
  private let repository = FakeItemRepository()
  private var useCase: UpdateItemUseCaseImp { UpdateItemUseCaseImp(itemRepository: repository) }
  private let price = Money(minor: 4050, currency: "EUR")

  @Test func sendsNameAndPrice() async throws {
    let item = try await useCase.execute(item: .atlas, name: "Big atlas", price: price)
    #expect(item.name == "Big atlas" && item.price == price)
    #expect(item.categories == Item.atlas.categories)
  }

  @Test(arguments: ["", " ", "\t"]) func refusesAnEmptyName(name: String) async {
    await #expect(throws: ItemsError.emptyName) {
      try await useCase.execute(item: .atlas, name: name, price: price)
    }
  }

  @Test func refusesANegativePrice() async throws {
    await #expect(throws: ItemsError.invalidPrice) {
      try await useCase.execute(item: .atlas, name: "Atlas", price: Money(minor: -1, currency: "EUR"))
    }
    let free = Money(minor: 0, currency: "EUR")
    #expect(try await useCase.execute(item: .atlas, name: "Atlas", price: free).price == free)
  }
}
