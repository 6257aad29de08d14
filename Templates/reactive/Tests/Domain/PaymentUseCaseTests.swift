import Streams
import Testing

@testable import Payments

/// The rules of guide 004: over 1,000, a fee of 1 %, at most 50,000,000 with it.
@Suite struct PaymentUseCaseTests {
  private let repository = FakePaymentRepository()

  private var useCase: PaymentUseCaseImpl {
    PaymentUseCaseImpl(
      paymentRepository: repository,
      validationService: ValidationServiceImpl(reader: LocaleAmountReader(locale: .english)))
  }

  @Test(arguments: [
    ("1000.01", 1_000), ("1000.49", 1_000), ("1000.50", 1_001), ("10000", 10_000), ("49504950.49", 49_504_950),
  ])
  func paysWithinTheLimits(amount: String, fee: Int) async throws {
    let result = try await useCase.execute(draft: PaymentDraft(amount: amount)).get()
    #expect(result.fee.minor == fee)
    #expect(result.total.minor == result.amount.minor + result.fee.minor)
    #expect(repository.amounts == [result.amount])
  }

  @Test(arguments: ["1000", "1000.00", "999.99", "500", "0"])
  func refusesWhatIsNotOverOneThousand(amount: String) async {
    await #expect(throws: PaymentError.invalidAmount) {
      try await useCase.execute(draft: PaymentDraft(amount: amount)).get()
    }
    #expect(repository.amounts.isEmpty)
  }

  @Test(arguments: ["-5000", "", "ten", "5000.001", "5000,50"])
  func refusesWhatIsNoAmount(amount: String) async {
    await #expect(throws: PaymentError.unreadableAmount) {
      try await useCase.execute(draft: PaymentDraft(amount: amount)).get()
    }
    #expect(repository.amounts.isEmpty)
  }

  @Test func sendsTheDraft() async throws {
    _ = try await useCase.execute(draft: PaymentDraft(id: "d", amount: "10000")).get()
    #expect(repository.drafts == ["d"])
  }

  /// 49,504,950.49 and its fee of 495,049.50 are 49,999,999.99; one tiyin more is 50,000,000.01 in all.
  @Test(arguments: ["49504950.50", "50000000", "50000000.01", "92233720368547758.07"])
  func refusesWhatIsOverFiftyMillionInAll(amount: String) async {
    await #expect(throws: PaymentError.amountTooHigh) {
      try await useCase.execute(draft: PaymentDraft(amount: amount)).get()
    }
    #expect(repository.amounts.isEmpty)
  }

  @Test(arguments: [
    Money(20_000), Money(minor: .max), Money(minor: .min), Money(minor: 1_000_000, currency: "USD"),
  ])
  func doesNotAcceptAnotherAmount(paid: Money) async {
    repository.paid = paid
    await #expect(throws: PaymentError.unexpectedAmount) {
      try await useCase.execute(draft: PaymentDraft(amount: "10000")).get()
    }
  }

  @Test(arguments: [Money(200), Money(minor: 10_000, currency: "USD")]) func doesNotAcceptAnotherFee(fee: Money) async {
    repository.fee = fee
    await #expect(throws: PaymentError.unexpectedFee) {
      try await useCase.execute(draft: PaymentDraft(amount: "10000")).get()
    }
  }
}
