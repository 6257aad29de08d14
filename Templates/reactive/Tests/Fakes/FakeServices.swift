import StrataNetwork
import Streams

@testable import Payments

/// A server in memory, or none.
final class FakePaymentApiService: PaymentApiService, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  private(set) var keys: [String] = []
  var failure: (any Error)?

  func processPayment(amount: Money, key: String) -> Single<ApiPaymentResponse> {
    keys.append(key)
    if let failure { return .error(failure) }
    return .just(
      ApiPaymentResponse(
        id: "7", amount: ApiMoney(amount), fee: ApiMoney(amount.onePercent), total: ApiMoney(amount.withOnePercent)))
  }
}

final class FakeTransactionApiService: TransactionApiService, @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  var transactions: [ApiTransactionResponse] = []
  var failure: NetworkError?
  private(set) var ranges: [String] = []

  func getTransactions(from: String, to: String) -> Single<[ApiTransactionResponse]> {
    ranges.append("\(from)...\(to)")
    if let failure { return .error(failure) }
    return .just(transactions)
  }
}
