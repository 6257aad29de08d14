import Foundation
import ShopInterface
import StrataStorage
import StrataTesting
import Testing

@testable import CartImplementation

@Suite struct CartRepositoryTests {
  private let storage = InMemoryStorage()
  private let logger = RecordingLogger()

  /// With one more atlas.
  private let adding: @Sendable (Cart) throws(CartModuleError) -> Cart = { (cart) throws(CartModuleError) in
    try cart.adding(.atlas)
  }

  private func makeRepository() -> CartRepositoryImp {
    CartRepositoryImp(store: CartStoreDataSourceImp(storage: storage), report: logger.report)
  }

  @Test func everybodyWhoLooksSeesTheCartNowAndEachChange() async throws {
    let repository = makeRepository()
    let first = StreamRecorder(repository.carts())
    #expect(try await first.next().lines.isEmpty)
    try await repository.updateCart(adding)
    let second = StreamRecorder(repository.carts())
    #expect(try await second.next().lines == [.atlas(1)])
    try await repository.updateCart(adding)
    #expect(try await first.next().lines == [.atlas(1)])
    #expect(try await first.next().lines == [.atlas(2)])
    #expect(try await second.next().lines == [.atlas(2)])
  }

  @Test func theCartOutlivesTheApp() async throws {
    try await makeRepository().updateCart(adding)
    #expect(try await StreamRecorder(makeRepository().carts()).next().lines == [.atlas(1)])
  }

  @Test func aChangeThatIsRefusedChangesNothing() async throws {
    let repository = makeRepository()
    await #expect(throws: CartModuleError.tooMany(limit: 99)) {
      try await repository.updateCart { (_) throws(CartModuleError) in throw .tooMany(limit: 99) }
    }
    #expect(try await StreamRecorder(repository.carts()).next().lines.isEmpty)
  }

  /// Of another version of the app: prices were strings once. The user can go on with an empty cart.
  @Test func aCartOfAnotherFormatIsEmpty() async throws {
    let old = #"{"lines": [{"id": "2", "name": "Herb atlas", "price": "34.50 EUR", "count": 1}]}"#
    storage.set(Data(old.utf8), named: "cart")
    let repository = makeRepository()
    let carts = StreamRecorder(repository.carts())
    #expect(try await carts.next().lines.isEmpty)
    try await repository.updateCart { $0.removing("2") }
    try await repository.updateCart(adding)
    #expect(try await carts.next().lines.isEmpty)
    #expect(try await carts.next().lines == [.atlas(1)])
    #expect(logger.messages.count == 2)
    // A version that can read it finds it.
    #expect(storage.data(named: "cart set aside/1") == Data(old.utf8))
  }

  /// Who only looks at the cart changes nothing, and a second one of another format takes no other's place.
  @Test func aCartOfAnotherFormatIsKeptUnderAnotherNameBeforeItIsOverwritten() async throws {
    for number in 1...2 {
      let old = Data("[\(number)]".utf8)
      storage.set(old, named: "cart")
      #expect(try await StreamRecorder(makeRepository().carts()).next().lines.isEmpty)
      #expect(storage.data(named: "cart") == old)
      #expect(storage.data(named: "cart set aside/\(number)") == nil)
      try await makeRepository().updateCart(adding)
      #expect(storage.data(named: "cart set aside/\(number)") == old)
    }
    #expect(storage.data(named: "cart set aside/1") == Data("[1]".utf8))
    #expect(storage.data(named: "cart set aside/3") == nil)
  }

  @Test func aCartThatCannotBeReadIsAnError() async {
    let repository = CartRepositoryImp(store: CartStoreDataSourceImp(storage: FailingStorage()), report: logger.report)
    await #expect(throws: CartModuleError.unavailable) { try await repository.updateCart(adding) }
    await #expect(throws: CartModuleError.unavailable) {
      for try await _ in repository.carts() {}
    }
  }
}
