import Foundation
import RxSwift

final class TransactionRepositoryImpl: TransactionRepository {
  private let apiService = PaymentApiServiceImpl()

  func transactions(from: Date, to: Date) -> Single<[Transaction]> {
    guard from <= to else { return .error(PaymentError.invalidAmount) }
    return apiService.transactions(from: from, to: to)
      .map { list in list.filter { $0.amount > 0 } }
  }
}
