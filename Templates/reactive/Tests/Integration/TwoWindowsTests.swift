import Foundation
import StrataNetwork
import StrataStorage
import Streams
import Testing

@testable import Payments

/// Two windows over one repository, whose server makes a payment once for each key.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TwoWindowsTests {
  private let server = LosingServer()
  private let reports = Reports()
  private let repository: PaymentRepositoryImpl

  init() {
    repository = PaymentRepositoryImpl(
      apiService: server, localStorage: PaymentLocalStorageImpl(storage: InMemoryStorage(), report: reports.report),
      report: reports.report)
  }

  private func makeWindow() -> PaymentViewModel {
    PaymentViewModel(
      paymentUC: PaymentUseCaseImpl(
        paymentRepository: repository,
        validationService: ValidationServiceImpl(reader: LocaleAmountReader(locale: .english))),
      draftUC: PaymentDraftUseCaseImpl(paymentRepository: repository), locale: .english)
  }

  @Test func aPaymentUnderWayIsOfferedToNoOtherWindow() async {
    let first = makeWindow()
    first.paymentAmount = "10000"
    let payment = Task { await first.processPayment() }
    while server.keys.isEmpty { await Task.yield() }
    let second = makeWindow()
    await second.restoreDraft()
    #expect(second.state == .idle && !second.isUnanswered)
    await second.newPayment()
    server.loseAnswers()
    await payment.value
    #expect(first.state == .error(.offline) && first.isUnanswered)

    // The answer is lost, and the first window still has the draft.
    await second.restoreDraft()
    #expect(second.state == .idle)
    await second.newPayment()
    server.answer()
    await first.processPayment()
    #expect(server.keys.count == 2 && Set(server.keys).count == 1)
    #expect(reports.all.isEmpty)
  }

  @Test func theDraftOfAClosedWindowIsOfferedToTheNextOne() async {
    server.loseAnswers()
    var first: PaymentViewModel? = makeWindow()
    first?.paymentAmount = "10000"
    await first?.processPayment()
    #expect(first?.isUnanswered == true)
    first = nil
    let (second, third) = (makeWindow(), makeWindow())
    await second.restoreDraft()
    await third.restoreDraft()
    #expect(second.state == .unanswered && third.state == .idle)
    server.answer()
    await second.processPayment()
    #expect(server.keys.count == 2 && Set(server.keys).count == 1)
  }

  /// The first amount may have been paid, too: the form says so, and sends it under its own key.
  @Test func theFirstAmountIsOfferedAfterTheCorrectedOneWasPaid() async {
    server.loseAnswers()
    let window = makeWindow()
    window.paymentAmount = "5000"
    await window.processPayment()
    server.answer()
    window.paymentAmount = "6000"
    await window.processPayment()
    guard case .success = window.state else { return #expect(Bool(false), "\(window.state)") }
    #expect(window.isUnanswered && window.paymentAmount == "5,000.00")
    await window.processPayment()
    #expect(!window.isUnanswered && window.paymentAmount.isEmpty)
    #expect(server.keys.count == 3 && server.keys[0] == server.keys[2])
  }

  @Test func givingAPaymentUpOffersTheNextOne() async {
    server.loseAnswers()
    for amount in ["5000", "6000"] {
      let window = makeWindow()
      window.paymentAmount = amount
      await window.processPayment()
    }
    let window = makeWindow()
    await window.restoreDraft()
    #expect(window.paymentAmount == "6,000.00")
    await window.newPayment()
    #expect(window.state == .unanswered && window.isUnanswered && window.paymentAmount == "5,000.00")
    await window.newPayment()
    #expect(window.state == .idle && !window.isUnanswered && window.paymentAmount.isEmpty)
  }

  /// A window that was restored with the draft gives it up; another one that pays it keeps the key.
  @Test func forgettingLeavesTheKeyOfAPaymentUnderWay() async throws {
    let (draft, other) = (DraftID("a"), DraftID("a"))
    let payment = Task { try await repository.processPayment(amount: Money(10_000), draft: draft).get() }
    while server.keys.isEmpty { await Task.yield() }
    try await repository.forgetPayment(draft: draft).get()
    try await repository.forgetPayment(draft: other).get()
    server.loseAnswers()
    await #expect(throws: PaymentError.offline) { try await payment.value }
    server.answer()
    _ = try await repository.processPayment(amount: Money(10_000), draft: draft).get()
    #expect(server.keys.count == 2 && Set(server.keys).count == 1)
  }

  @Test func whoHoldsADraftAloneForgetsItsKey() async throws {
    server.loseAnswers()
    let draft = DraftID("a")
    for _ in 0..<2 {
      await #expect(throws: PaymentError.offline) {
        try await repository.processPayment(amount: Money(10_000), draft: draft).get()
      }
      try await repository.forgetPayment(draft: draft).get()
    }
    #expect(Set(server.keys).count == 2)
  }
}

/// Receives payments, and answers them when the test says so.
private final class LosingServer: PaymentApiService, @unchecked Sendable {
  // Unchecked: every access holds the lock.
  private let lock = NSLock()
  private var received: [String] = []
  private var losesAnswers: Bool?

  var keys: [String] { lock.withLock { received } }

  func loseAnswers() { lock.withLock { losesAnswers = true } }
  func answer() { lock.withLock { losesAnswers = false } }

  private var decision: Bool? { lock.withLock { losesAnswers } }

  func processPayment(amount: Money, key: String) -> Single<ApiPaymentResponse> {
    .create(work: { [self] in
      lock.withLock { received.append(key) }
      while decision == nil { await Task.yield() }
      if decision == true { throw NetworkError.connectionLost }
      return ApiPaymentResponse(
        id: "7", amount: ApiMoney(amount), fee: ApiMoney(amount.onePercent), total: ApiMoney(amount.withOnePercent))
    })
  }
}
