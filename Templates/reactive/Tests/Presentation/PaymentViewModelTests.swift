import StrataStorage
import StrataTesting
import Streams
import Testing

@testable import Payments

@MainActor
@Suite struct PaymentViewModelTests {
  private let payments = FakePaymentUseCase()
  private let drafts = FakePaymentDraftUseCase()

  private func makeViewModel() -> PaymentViewModel {
    PaymentViewModel(paymentUC: payments, draftUC: drafts, locale: .english)
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
    #expect(try states.receive() == .error(.invalidAmount))
    try states.finish()
    #expect(viewModel.paymentAmount == "500" && !viewModel.isUnanswered)
  }

  /// A payment that was made stays one, whatever the device can read afterwards.
  @Test func whatCannotBeReadAfterAPaymentHidesNoResult() async {
    let viewModel = makeViewModel()
    viewModel.paymentAmount = "10000"
    drafts.failure = .storageUnavailable
    await viewModel.processPayment()
    #expect(viewModel.state == .success(FakePaymentUseCase.result) && viewModel.isEarlierUnknown)
    drafts.failure = nil
    viewModel.paymentAmount = "10000"
    await viewModel.processPayment()
    #expect(!viewModel.isEarlierUnknown)
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
    drafts.unanswered = UnansweredPayment(draft: "d", amount: Money(10_000))
    let viewModel = makeViewModel()
    await viewModel.restoreDraft()
    #expect(viewModel.state == .unanswered && viewModel.paymentAmount == "10,000.00")
    await viewModel.processPayment()
    #expect(payments.drafts == [PaymentDraft(id: "d", amount: "10,000.00")])
  }

  /// The server paid: to send the draft again would be another payment.
  @Test(arguments: [PaymentError.unexpectedAmount, .unexpectedFee])
  func aPaymentThatWasMadeDifferentlyIsNotMadeAgain(error: PaymentError) async {
    let viewModel = makeViewModel()
    viewModel.paymentAmount = "10000"
    payments.failure = error
    await viewModel.processPayment()
    #expect(viewModel.state == .error(error) && viewModel.paymentAmount.isEmpty && !viewModel.isUnanswered)
  }

  @Test func aRefusalThatIsNotFinalLeavesThePaymentUnanswered() async {
    let viewModel = makeViewModel()
    viewModel.paymentAmount = "10000"
    for isFinal in [true, false] {
      payments.failure = .refused(reason: "No.", isFinal: isFinal)
      await viewModel.processPayment()
      #expect(viewModel.isUnanswered == !isFinal && viewModel.paymentAmount == "10000")
    }
  }

  /// Only words of the app reach the screen.
  @Test func anErrorThatTheAppDoesNotKnowIsWorded() async {
    let viewModel = makeViewModel()
    payments.unknownFailure = KeyValueStorageError.unreadable(name: "payments")
    await viewModel.processPayment()
    #expect(viewModel.state == .error(.unavailable))
  }

  @Test func whatTheUserHasTypedStays() async {
    drafts.unanswered = UnansweredPayment(draft: "d", amount: Money(10_000))
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
  var unknownFailure: (any Error)?
  private(set) var drafts: [PaymentDraft] = []

  func execute(draft: PaymentDraft) -> Single<PaymentResult> {
    drafts.append(draft)
    return (unknownFailure ?? failure).map { .error($0) } ?? .just(Self.result)
  }
}

private final class FakePaymentDraftUseCase: PaymentDraftUseCase, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  var unanswered: UnansweredPayment?
  private(set) var discarded: [PaymentDraft] = []

  var failure: PaymentError?

  func unansweredPayment() -> Single<UnansweredPayment?> { failure.map { .error($0) } ?? .just(unanswered) }

  func discard(_ draft: PaymentDraft) -> Single<Void> {
    discarded.append(draft)
    return .just(())
  }
}
