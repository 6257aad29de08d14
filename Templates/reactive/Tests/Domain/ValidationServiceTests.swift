import Foundation
import Streams
import Testing

@testable import Payments

@Suite struct ValidationServiceTests {
  @Test func acceptsAmountsOnly() async throws {
    #expect(try await service(reading: 1000.01).validateAmount("a").get() == Money(minor: 100_001))
    for number in [nil, -1, 1000.001, Decimal(sign: .plus, exponent: 30, significand: 1)] as [Decimal?] {
      await #expect(throws: PaymentError.unreadableAmount) {
        try await service(reading: number).validateAmount("a").get()
      }
    }
  }

  private func service(reading number: Decimal?) -> ValidationServiceImpl {
    ValidationServiceImpl(reader: FakeAmountReader(number: number))
  }
}

private struct FakeAmountReader: AmountReader {
  let number: Decimal?

  func amount(_ text: String) -> Decimal? { number }
}
