import Foundation
import ShopInterface
import StrataStorage
import StrataTesting
import Testing

@testable import CartImplementation

@Suite struct CartRepositoryTests {
  private let storage = InMemoryStorage()
  private let logger = RecordingLogger()

  private func makeRepository() -> CartRepositoryImp {
    CartRepositoryImp(store: CartStoreDataSourceImp(storage: storage), report: logger.report)
  }

  @Test func everybodyWhoLooksSeesTheCartNowAndEachChange() async throws {
    let repository = makeRepository()
    let first = StreamRecorder(repository.carts())
    #expect(try await first.next().lines.isEmpty)
    try await repository.updateCart { try $0.adding(.atlas) }
    let second = StreamRecorder(repository.carts())
    #expect(try await second.next().lines == [.atlas(1)])
    try await repository.updateCart { try $0.adding(.atlas) }
    #expect(try await first.next().lines == [.atlas(1)])
    #expect(try await first.next().lines == [.atlas(2)])
    #expect(try await second.next().lines == [.atlas(2)])
  }

  @Test func theCartOutlivesTheApp() async throws {
    try await makeRepository().updateCart { try $0.adding(.atlas) }
    #expect(try await StreamRecorder(makeRepository().carts()).next().lines == [.atlas(1)])
  }

  @Test func aChangeThatIsRefusedChangesNothing() async throws {
    let repository = makeRepository()
    await #expect(throws: CartModuleError.tooMany(limit: 99)) {
      try await repository.updateCart { _ in throw CartModuleError.tooMany(limit: 99) }
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
    try await repository.updateCart { try $0.adding(.atlas) }
    #expect(try await carts.next().lines.isEmpty)
    #expect(try await carts.next().lines == [.atlas(1)])
    #expect(logger.messages.count == 2)
  }

  @Test func aCartThatCannotBeReadIsAnError() async {
    let repository = CartRepositoryImp(store: CartStoreDataSourceImp(storage: FailingStorage()), report: logger.report)
    await #expect(throws: CartModuleError.unavailable) { try await repository.updateCart { try $0.adding(.atlas) } }
    await #expect(throws: CartModuleError.unavailable) {
      for try await _ in repository.carts() {}
    }
  }
}
