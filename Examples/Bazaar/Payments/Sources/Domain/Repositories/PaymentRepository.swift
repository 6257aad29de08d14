import Foundation
import RxSwift

protocol PaymentRepository {
  func processPayment(amount: Decimal) -> Single<PaymentResult>
}

protocol TransactionRepository {
  func transactions(from: Date, to: Date) -> Single<[Transaction]>
}
