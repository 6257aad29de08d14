import Foundation
import RxSwift

final class PaymentRepositoryImpl: PaymentRepository {
  private let apiService: PaymentApiService
  private let localStorage: PaymentLocalStorage

  init(apiService: PaymentApiService, localStorage: PaymentLocalStorage) {
    self.apiService = apiService
    self.localStorage = localStorage
  }

  func processPayment(amount: Decimal) -> Single<PaymentResult> {
    apiService.processPayment(amount: amount)
      .do(onSuccess: { [localStorage] result in localStorage.save(result) })
  }
}
