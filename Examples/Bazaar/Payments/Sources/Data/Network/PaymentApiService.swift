import Foundation
import RxSwift

protocol PaymentApiService {
  func processPayment(amount: Decimal) -> Single<PaymentResult>
  func refund(reference: String) -> Single<PaymentResult>
  func transactions(from: Date, to: Date) -> Single<[Transaction]>
}

final class PaymentApiServiceImpl: PaymentApiService {
  func processPayment(amount: Decimal) -> Single<PaymentResult> { .never() }
  func refund(reference: String) -> Single<PaymentResult> { .never() }
  func transactions(from: Date, to: Date) -> Single<[Transaction]> { .never() }
}
