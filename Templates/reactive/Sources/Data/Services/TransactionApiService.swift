import Foundation
import StrataNetwork
import Streams

protocol TransactionApiService: Sendable {
  func getTransactions(from: String, to: String) -> Single<[ApiTransactionResponse]>
}

final class TransactionApiServiceImpl: TransactionApiService {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func getTransactions(from first: String, to last: String) -> Single<[ApiTransactionResponse]> {
    let route = Route<[ApiTransactionResponse]>.get("transactions", query: ["from": first, "to": last])
    return .create(work: { [networkClient] in try await networkClient.send(route) })
  }
}
