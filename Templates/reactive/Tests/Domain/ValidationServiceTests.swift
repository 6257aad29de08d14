import Streams
import Testing

@testable import Payments

@Suite struct ValidationServiceTests {
  @Test func readsAmountsOnly() async throws {
    #expect(try await ValidationServiceImpl().validateAmount("1000.01").get() == Money(minor: 100_001))
    await #expect(throws: PaymentError.invalidAmount) { try await ValidationServiceImpl().validateAmount("x").get() }
  }
}
