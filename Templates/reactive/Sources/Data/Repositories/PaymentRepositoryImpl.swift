import Foundation
import Streams

/// A payment whose answer was lost is sent again under its old key, also after the app was started anew: the server
/// makes it once. The key belongs to one amount of one draft: a second payment of the same amount has its own draft.
/// Where another window has been answered meanwhile, that answer is the answer. A window is offered no payment that is
/// under way, or that another window holds, and cannot give it up. A success answers its own amount alone: where the
/// user corrected the amount after a lost answer, the first one may have been paid as well, and is offered next.
///
/// Nothing is read or written before a stream is subscribed to.
final class PaymentRepositoryImpl: PaymentRepository {
  private let apiService: any PaymentApiService
  private let localStorage: any PaymentLocalStorage
  private let held = HeldDrafts()
  private let report: @Sendable (String) -> Void

  /// - Parameter report: gets a message when the device cannot store what became of a payment. The payment counts all
  ///   the same.
  init(
    apiService: any PaymentApiService, localStorage: any PaymentLocalStorage,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.apiService = apiService
    self.localStorage = localStorage
    self.report = report
  }

  func processPayment(amount: Money, draft: PaymentDraft.ID) -> Single<PaymentResponse> {
    .deferred { [self] in
      held.hold(draft)
      // Another holder: while the payment is under way, not even the form that began it can forget its key.
      let flight = DraftID(draft.text)
      held.hold(flight)
      let new = ApiPaymentAttempt(draft: draft.text, amount: ApiMoney(amount), key: UUID().uuidString)
      if let made = try storing({ try localStorage.paymentRecord(of: new) }) { return .just(made.response) }
      // Stored before the payment is sent.
      guard let attempt = try storing({ try localStorage.attempt(orNew: new) }) else {
        held.release(flight)
        throw PaymentError.tooManyUnanswered
      }
      return apiService.processPayment(amount: amount, key: attempt.key)
        .do(onSuccess: { [self] payment in
          reporting("the payment cannot be recorded") { try localStorage.savePaymentRecord(payment, of: attempt) }
          reporting(Self.notRecorded) { try localStorage.attemptWasPaid(attempt) }
          held.release(flight)
        })
        .map { $0.response }
        .catch { [self] error in
          let failure = PaymentError(NetworkFailure(error), mayHaveArrived: attempt != new)
          if !failure.isUnanswered {
            reporting(Self.notRecorded) { try localStorage.removeAttempt(attempt) }
          }
          held.release(flight)
          return .error(failure)
        }
    }
  }

  func unansweredPayment() -> Single<UnansweredPayment?> {
    .deferred { [self] in
      try storing {
        let drafts = try localStorage.attempts().map(\.draft)
        let taken = try held.takeLast(of: drafts) {
          try localStorage.separateAttempts(ofPaid: $0, as: UUID().uuidString)
        }
        guard let draft = taken, let last = try localStorage.attempts().last(where: { $0.draft == draft.text })
        else { return .just(nil) }
        return .just(UnansweredPayment(draft: draft, amount: last.amount.money))
      }
    }
  }

  func forgetPayment(draft: PaymentDraft.ID) -> Single<Void> {
    .deferred { [self] in
      try storing {
        try held.unlessHeldElsewhere(draft) { try localStorage.removeAttempts(draft: draft.text) }
      }
      held.release(draft)
      return .just(())
    }
  }

  /// An attempt that is still stored is harmless: sent again under its key, the payment is not made again.
  private static let notRecorded = "the answer to a payment cannot be recorded"

  private func storing<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      report("the payments cannot be read or stored: \(error)")
      throw PaymentError.storageUnavailable
    }
  }

  private func reporting(_ message: String, _ work: () throws -> Void) {
    do {
      try work()
    } catch {
      report("\(message): \(error)")
    }
  }
}
