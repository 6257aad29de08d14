import Streams
import Testing

@testable import Payments

@Suite struct PaymentDraftUseCaseTests {
  private let repository = FakePaymentRepository()

  private var useCase: PaymentDraftUseCaseImpl {
    PaymentDraftUseCaseImpl(paymentRepository: repository, format: .german)
  }

  @Test func givesTheUnansweredPaymentAsTheUserWritesIt() async throws {
    #expect(try await useCase.unansweredDraft().get() == nil)
    repository.unanswered = UnansweredPayment(draft: "d", amount: Money(minor: 1_000_050))
    #expect(try await useCase.unansweredDraft().get() == PaymentDraft(id: "d", amount: "10.000,50"))
  }

  @Test func givesADraftUp() async throws {
    try await useCase.discard(PaymentDraft(id: "d", amount: "1")).get()
    #expect(repository.forgotten == ["d"])
  }
}
