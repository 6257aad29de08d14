import StrataNetwork
import Streams

/// A payment whose answer was lost is sent again under its old key, also after the app was started anew: the server
/// makes it once.
final class PaymentRepositoryImpl: PaymentRepository {
  private let apiService: any PaymentApiService
  private let localStorage: any PaymentLocalStorage

  init(apiService: any PaymentApiService, localStorage: any PaymentLocalStorage) {
    self.apiService = apiService
    self.localStorage = localStorage
  }

  func processPayment(amount: Money) -> Single<PaymentResponse> {
    let key: String
    do {
      key = try localStorage.key(for: amount)
    } catch {
      return .error(error)
    }
    return apiService.processPayment(amount: amount, key: key)
      .do(onSuccess: { [localStorage] payment in
        try localStorage.savePaymentRecord(payment)
        try localStorage.forgetKey(for: amount)
      })
      .map { $0.response }
      .catch { [localStorage] error in
        let failure = PaymentError(error)
        if case .refused = failure { try localStorage.forgetKey(for: amount) }
        return .error(failure)
      }
  }
}
