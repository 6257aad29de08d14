import Foundation
import StrataNetwork
import Streams

/// A payment whose answer was lost is sent again under its old key, also after the app was started anew: the server
/// makes it once. The key belongs to one amount of one draft: a second payment of the same amount has its own draft.
final class PaymentRepositoryImpl: PaymentRepository {
  private let apiService: any PaymentApiService
  private let localStorage: any PaymentLocalStorage

  init(apiService: any PaymentApiService, localStorage: any PaymentLocalStorage) {
    self.apiService = apiService
    self.localStorage = localStorage
  }

  func processPayment(amount: Money, draft: PaymentDraft.ID) -> Single<PaymentResponse> {
    let key: String
    do {
      key = try self.key(for: amount, of: draft)
    } catch {
      return .error(error)
    }
    return apiService.processPayment(amount: amount, key: key)
      .do(onSuccess: { [localStorage] payment in
        try localStorage.savePaymentRecord(payment)
        try localStorage.removeAttempt(draft: draft)
      })
      .map { $0.response }
      .catch { [localStorage] error in
        let failure = PaymentError(error)
        if case .refused = failure { try localStorage.removeAttempt(draft: draft) }
        return .error(failure)
      }
  }

  func unansweredPayment() -> Single<UnansweredPayment?> {
    do {
      let last = try localStorage.attempts().last
      return .just(last.map { UnansweredPayment(draft: $0.draft, amount: $0.amount.money) })
    } catch {
      return .error(error)
    }
  }

  func forgetPayment(draft: PaymentDraft.ID) -> Single<Void> {
    do {
      return .just(try localStorage.removeAttempt(draft: draft))
    } catch {
      return .error(error)
    }
  }

  /// Stored before the payment is sent.
  private func key(for amount: Money, of draft: PaymentDraft.ID) throws -> String {
    let known = try localStorage.attempts().first { $0.draft == draft && $0.amount.money == amount }
    if let known { return known.key }
    let key = UUID().uuidString
    try localStorage.saveAttempt(ApiPaymentAttempt(draft: draft, amount: ApiMoney(amount), key: key))
    return key
  }
}
