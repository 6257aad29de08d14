import Streams
import Testing

@testable import Payments

@Suite struct PaymentDraftUseCaseTests {
  private let repository = FakePaymentRepository()

  private var useCase: PaymentDraftUseCaseImpl {
    PaymentDraftUseCaseImpl(paymentRepository: repository)
  }

  @Test func returnsTheUnansweredPayment() async throws {
    #expect(try await useCase.unansweredPayment().get() == nil)
    repository.unanswered = UnansweredPayment(draft: "d", amount: Money(minor: 1_000_050))
    #expect(try await useCase.unansweredPayment().get() == repository.unanswered)
  }

  @Test func givesADraftUp() async throws {
    try await useCase.discard(PaymentDraft(id: "d", amount: "1")).get()
    #expect(repository.forgotten == ["d"])
  }
}
