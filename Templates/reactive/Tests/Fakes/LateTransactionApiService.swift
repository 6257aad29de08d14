import Foundation
import StrataNetwork
import Streams

@testable import Payments

/// A server whose first answer comes when the gate ends, and has transactions that later ones do not have.
final class LateTransactionApiService: TransactionApiService, @unchecked Sendable {
  // Unchecked: every access holds the lock.
  private let lock = NSLock()
  private let gate: AsyncStream<Void>
  private var first: [ApiTransactionResponse]?

  init(_ gate: AsyncStream<Void>, _ first: [ApiTransactionResponse]) {
    self.gate = gate
    self.first = first
  }

  /// Whether nobody has asked yet.
  var isFree: Bool { lock.withLock { first != nil } }

  func getTransactions(from: String, to: String) -> Single<[ApiTransactionResponse]> {
    .create(work: { [self, gate] in
      guard let first = take() else { return [] }
      for await _ in gate {}
      return first
    })
  }

  private func take() -> [ApiTransactionResponse]? {
    lock.withLock {
      defer { first = nil }
      return first
    }
  }
}
