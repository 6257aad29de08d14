import StrataStorage
import StrataTesting
import Testing

@testable import CartImplementation

@Suite struct CartRepositoryTests {
  private let storage = InMemoryStorage()

  private func makeRepository() -> CartRepositoryImp {
    CartRepositoryImp(store: CartStoreDataSourceImp(storage: storage))
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
    await #expect(throws: CartError.tooMany(limit: 99)) {
      try await repository.updateCart { _ in throw CartError.tooMany(limit: 99) }
    }
    #expect(try await StreamRecorder(repository.carts()).next().lines.isEmpty)
  }

  @Test func aCartThatCannotBeReadIsAnError() async {
    storage.set(.init("no cart".utf8), named: "cart")
    let repository = makeRepository()
    await #expect(throws: CartError.unavailable) { try await repository.updateCart { try $0.adding(.atlas) } }
    await #expect(throws: CartError.unavailable) {
      for try await _ in repository.carts() {}
    }
  }
}
