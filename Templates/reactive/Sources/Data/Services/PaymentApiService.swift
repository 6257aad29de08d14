import StrataNetwork
import Streams

protocol PaymentApiService: Sendable {
  /// - Parameter key: the same for every attempt to make this payment, so that it is made once.
  func processPayment(amount: Money, key: String) -> Single<ApiPaymentResponse>
}

final class PaymentApiServiceImpl: PaymentApiService {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func processPayment(amount: Money, key: String) -> Single<ApiPaymentResponse> {
    let route = Route<ApiPaymentResponse>.post(
      "payments", body: .json(ApiPaymentRequest(amount: ApiMoney(amount))), idempotencyKey: key)
    return .create(work: { [networkClient, route] in try await networkClient.send(route) })
  }
}
