import Foundation
import RxSwift

/// Knows the API: no other source, no test double.
final class RefundPaymentUseCaseImpl {
  private let apiService: PaymentApiService

  init(apiService: PaymentApiService) {
    self.apiService = apiService
  }

  func execute(reference: String) -> Single<PaymentResult> {
    apiService.refund(reference: reference)
  }
}
