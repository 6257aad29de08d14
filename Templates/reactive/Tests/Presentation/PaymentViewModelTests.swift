import StrataTesting
import Streams
import Testing

@testable import Payments

@MainActor
@Suite struct PaymentViewModelTests {
  private let payments = FakePaymentUseCase()
  private let drafts = FakePaymentDraftUseCase()

  private func makeViewModel() -> PaymentViewModel {
    PaymentViewModel(paymentUC: payments, draftUC: drafts, format: .english)
  }

  @Test func saysWhatBecameOfThePayment() async throws {
    let viewModel = makeViewModel()
    let states = StateRecorder { viewModel.state }
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    #expect(viewModel.paymentAmount.isEmpty)
    viewModel.paymentAmount = "500"
    payments.failure = .invalidAmount
    await viewModel.processPayment()
    #expect(try states.receive() == .processing)
    #expect(try states.receive() == .success(FakePaymentUseCase.result))
    #expect(try states.receive() == .processing)
    #expect(try states.receive() == .error("The amount must be a number over 1,000 UZS."))
    try states.finish()
    #expect(viewModel.paymentAmount == "500" && !viewModel.isUnanswered)
  }

  @Test func twoTapsMakeOnePayment() async {
    let viewModel = makeViewModel()
    viewModel.setState(.processing)
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    #expect(viewModel.state == .processing && payments.drafts.isEmpty)
  }

  @Test func aPaymentThatIsTriedAgainIsTheSameDraft() async {
    let viewModel = makeViewModel()
    viewModel.paymentAmount = "10000"
    payments.failure = .offline
    await viewModel.processPayment()
    #expect(viewModel.isUnanswered)
    payments.failure = nil
    await viewModel.processPayment()
    #expect(payments.drafts.count == 2 && Set(payments.drafts.map(\.id)).count == 1)
    #expect(!viewModel.isUnanswered)
  }

  /// Each is meant: the same amount does not make them one.
  @Test func aSecondPaymentOfTheSameAmountIsAnotherDraft() async {
    let viewModel = makeViewModel()
    for _ in 0..<2 {
      viewModel.paymentAmount = "10000"
      await viewModel.processPayment()
    }
    payments.failure = .offline
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    await viewModel.newPayment()
    #expect(viewModel.paymentAmount.isEmpty && viewModel.state == .idle)
    payments.failure = nil
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    #expect(payments.drafts.count == 4 && Set(payments.drafts.map(\.id)).count == 4)
    #expect(drafts.discarded == [payments.drafts[2]])
  }

  @Test func anUnansweredPaymentComesBackAfterARestart() async {
    let unanswered = PaymentDraft(id: "d", amount: "10,000.00")
    drafts.unanswered = unanswered
    let viewModel = makeViewModel()
    await viewModel.restoreDraft()
    #expect(viewModel.state == .unanswered && viewModel.paymentAmount == "10,000.00")
    await viewModel.processPayment()
    #expect(payments.drafts == [unanswered])
  }

  @Test func whatTheUserHasTypedStays() async {
    drafts.unanswered = PaymentDraft(id: "d", amount: "10,000.00")
    let viewModel = makeViewModel()
    viewModel.paymentAmount = "7"
    await viewModel.restoreDraft()
    #expect(viewModel.paymentAmount == "7" && viewModel.state == .idle)
  }
}

private final class FakePaymentUseCase: PaymentUseCase, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  static let result = PaymentResult(
    from: PaymentResponse(id: "1", amount: Money(10_000), fee: Money(100), total: Money(10_100)))
  var failure: PaymentError?
  private(set) var drafts: [PaymentDraft] = []

  func execute(draft: PaymentDraft) -> Single<PaymentResult> {
    drafts.append(draft)
    return failure.map { .error($0) } ?? .just(Self.result)
  }
}

private final class FakePaymentDraftUseCase: PaymentDraftUseCase, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  var unanswered: PaymentDraft?
  private(set) var discarded: [PaymentDraft] = []

  func unansweredDraft() -> Single<PaymentDraft?> { .just(unanswered) }

  func discard(_ draft: PaymentDraft) -> Single<Void> {
    discarded.append(draft)
    return .just(())
  }
}
