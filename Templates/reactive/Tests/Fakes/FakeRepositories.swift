import Foundation
import Streams

@testable import Payments

/// Makes every payment, with the fee that the rules say, and remembers the amounts.
final class FakePaymentRepository: PaymentRepository, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  private(set) var amounts: [Money] = []
  var fee: Money?
  /// What the server pays instead of what was asked for.
  var paid: Money?
  var failure: PaymentError?

  func processPayment(amount: Money) -> Single<PaymentResponse> {
    amounts.append(amount)
    if let failure { return .error(failure) }
    let fee = fee ?? amount.onePercent
    return .just(PaymentResponse(id: "\(amounts.count)", amount: paid ?? amount, fee: fee, total: amount + fee))
  }
}

final class FakeTransactionRepository: TransactionRepository, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var lists: [TransactionList] = []
  private(set) var asked = 0

  func getTransactions(from: Date, to: Date) -> Observable<TransactionList> {
    asked += 1
    return lists.reduce(Observable.empty()) { $0.concat(Observable.just($1)) }
  }
}
