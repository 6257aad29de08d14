import StrataNetwork
import StrataStorage
import Streams
import Testing

@testable import Payments

/// Payments whose amount was corrected after an answer was lost, and what becomes of the keys.
@Suite struct CorrectedPaymentTests {
  private let apiService = FakePaymentApiService()
  private let reports = Reports()
  private let repository: PaymentRepositoryImpl

  init() {
    repository = PaymentRepositoryImpl(
      apiService: apiService, localStorage: PaymentLocalStorageImpl(storage: InMemoryStorage(), report: reports.report),
      report: reports.report)
  }

  private func lose(_ amount: Int, _ draft: DraftID) async {
    apiService.failure = NetworkError.connectionLost
    await #expect(throws: PaymentError.offline) {
      try await repository.processPayment(amount: Money(amount), draft: draft).get()
    }
    apiService.failure = nil
  }

  /// Both may have been paid: the success of one answers nothing about the other.
  @Test func theFirstAmountIsStillUnansweredAfterTheCorrectedOneWasPaid() async throws {
    await lose(5_000, "a")
    _ = try await repository.processPayment(amount: Money(6_000), draft: "a").get()
    let left = try #require(try await repository.unansweredPayment().get())
    #expect(left.amount == Money(5_000))
    _ = try await repository.processPayment(amount: Money(5_000), draft: left.draft).get()
    #expect(apiService.keys.count == 3 && apiService.keys[0] == apiService.keys[2])
    #expect(try await repository.unansweredPayment().get() == nil)
  }

  /// It is offered as a draft of its own: the corrected amount, typed once more, is another payment.
  @Test func theCorrectedAmountOfADraftThatWasLeftIsAnotherPayment() async throws {
    await lose(5_000, "a")
    _ = try await repository.processPayment(amount: Money(6_000), draft: "a").get()
    let left = try #require(try await repository.unansweredPayment().get())
    _ = try await repository.processPayment(amount: Money(6_000), draft: left.draft).get()
    #expect(apiService.keys.count == 3 && Set(apiService.keys).count == 3)
  }

  /// While nothing was paid, all amounts of a draft are one payment.
  @Test func aDraftThatWasNotPaidStaysOne() async throws {
    await lose(5_000, "a")
    await lose(6_000, "a")
    let left = try #require(try await repository.unansweredPayment().get())
    #expect(left.draft == "a" && left.amount == Money(6_000))
    await lose(5_000, left.draft)
    #expect(apiService.keys[0] == apiService.keys[2])
  }

  @Test func aPaymentTooManyIsNotSentAndLosesNoKey() async throws {
    let drafts = (0..<PaymentLocalStorageImpl.attemptLimit).map { DraftID("\($0)") }
    for draft in drafts { await lose(10_000, draft) }
    await #expect(throws: PaymentError.tooManyUnanswered) {
      try await repository.processPayment(amount: Money(10_000), draft: "new").get()
    }
    #expect(apiService.keys.count == drafts.count)
    for draft in drafts { _ = try await repository.processPayment(amount: Money(10_000), draft: draft).get() }
    #expect(Set(apiService.keys).count == drafts.count)
    _ = try await repository.processPayment(amount: Money(10_000), draft: "new").get()
    #expect(reports.all.isEmpty)
  }
}
