import Streams
import Testing

@testable import Payments

@Suite struct ValidationServiceTests {
  @Test func readsAmountsOnly() async throws {
    #expect(
      try await ValidationServiceImpl(format: .english).validateAmount("1000.01").get() == Money(minor: 100_001))
    await #expect(throws: PaymentError.unreadableAmount(example: "1,500.50")) {
      try await ValidationServiceImpl(format: .english).validateAmount("x").get()
    }
  }

  @Test func readsADecimalComma() async throws {
    let service = ValidationServiceImpl(format: .german)
    #expect(try await service.validateAmount("1000,50").get() == Money(minor: 100_050))
    await #expect(throws: PaymentError.unreadableAmount(example: "1.500,50")) {
      try await service.validateAmount("1000.50").get()
    }
  }
}
