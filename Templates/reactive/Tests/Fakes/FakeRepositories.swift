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

  var unanswered: UnansweredPayment?
  private(set) var drafts: [PaymentDraft.ID] = []
  private(set) var forgotten: [PaymentDraft.ID] = []

  func unansweredPayment() -> Single<UnansweredPayment?> { .just(unanswered) }

  func forgetPayment(draft: PaymentDraft.ID) -> Single<Void> {
    forgotten.append(draft)
    return .just(())
  }

  func processPayment(amount: Money, draft: PaymentDraft.ID) -> Single<PaymentResponse> {
    amounts.append(amount)
    drafts.append(draft)
    if let failure { return .error(failure) }
    let fee = fee ?? amount.onePercent
    let total = Money(minor: amount.minor + fee.minor)
    return .just(PaymentResponse(id: "\(amounts.count)", amount: paid ?? amount, fee: fee, total: total))
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
